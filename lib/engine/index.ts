// The engine's one door.
export type { Ask, Asks, Converts, Hint } from "./asks.ts";
export { type Answer, calculateKnown } from "./calculate.ts";
export { calculate } from "./calculate-sent.ts";
export type {
  Calculator,
  Category,
  FactUsed,
  FormerName,
  FormerNames,
  Line,
  ListedCalculator,
} from "./calculator.ts";
export { defineCalculator } from "./define.ts";
export { equationsOf } from "./equations/complete.ts";
export { type Equations, expressionOf } from "./equations/equations.ts";
export { partsOfOne } from "./equations/figures.ts";
export { noAnswer } from "./equations/no-answer.ts";
export {
  choice,
  count,
  date,
  duration,
  list,
  money,
  number,
  percent,
  quantity,
  table,
  text,
  toggle,
  typed,
} from "./fields/declare.ts";
export {
  type Bars,
  type Curves,
  type InputField,
  isComparable,
  isInGroups,
  isNumeric,
  isWide,
  type Options,
  type OutputField,
  type QuantityInput,
  type RowsInput,
  type ScalarOutput,
  takesWords,
} from "./fields/fields.ts";
export { numbers, optionCell, rows } from "./fields/lists.ts";
export { perYearOf } from "./fields/per-year.ts";
export { percentInWords } from "./fields/percent.ts";
export type { Curve, Picture } from "./fields/pictures.ts";
export {
  beginning,
  beginsThere,
  drawnInputs,
  leftOut,
  todayInputs,
  unitName,
  type WireInput,
  wireInputs,
} from "./fields/wire.ts";
export { type Finding, tellFinding } from "./goal-seek/finding.ts";
export type { Solution } from "./goal-seek/solution.ts";
export {
  isMarkable,
  type MarkableOutput,
  markable,
  marked,
  readWanted,
  type Sought,
  solvable,
  styleIn,
  takeWanted,
  wantedField,
} from "./goal-seek/wanted.ts";
export { whatIf } from "./goal-seek/what-if.ts";
export { finish, type Pausable } from "./pausable.ts";
export { csvCell, csvOf, withDecimalCommas } from "./printing/csv.ts";
export { type DrawnFigure, drawnFigures } from "./printing/drawn.ts";
export {
  asTyped,
  betweenNumbers,
  type Currency,
  figureDigits,
  formatDate,
  formatEnough,
  formatMoney,
  formatNumber,
  group,
  spelled,
  type Told,
  toldAsTyped,
  USD,
  withPercent,
  withUnit,
} from "./printing/format.ts";
export { type FigureGroup, inGroups } from "./printing/in-groups.ts";
export { optionalStep } from "./printing/optional-step.ts";
export { presentOtherQuestions } from "./printing/other-questions.ts";
export { outOfDate } from "./printing/out-of-date.ts";
export {
  type Band,
  type Part,
  type PlaceOnScale,
  presentParts,
  presentScale,
  type WholeInParts,
} from "./printing/picture.ts";
export {
  type Figure,
  type Presented,
  present,
  presentWorking,
  primaryName,
} from "./printing/present.ts";
export { enclosed, phrase, type Show, type Shown, step } from "./printing/shown.ts";
export { type Compared, type ComparedRow, sideBySide } from "./printing/side-by-side.ts";
export { formatMonths, formatSpan, inARow } from "./printing/span.ts";
export { spokenCurrency, withWords } from "./printing/spoken-currency.ts";
export { presentTables, type Table } from "./printing/tables.ts";
export { worded } from "./printing/worded.ts";
export { type AnyLaws, type Laws, noLaws } from "./proof/laws.ts";
export { asPrinted, type Check, prove } from "./proof/proof.ts";
export { givenIn, vectorsIn } from "./proof/vectors.ts";
export type { AnyContent, Change, Content, Drawing, Evidence, Source, Vector, Vectors } from "./proof/words.ts";
export { optionIn, readCells, wrongCells } from "./reading/cells.ts";
export { toOurs, toTheirs } from "./reading/in-notation.ts";
export { readMeasures } from "./reading/measures-sent.ts";
export { nearest } from "./reading/nearest.ts";
export { isAsked, type Raw } from "./reading/parse.ts";
export { parseInputs } from "./reading/parse-sent.ts";
export { type ReadTexts, readPlain, type Texts } from "./reading/plain.ts";
export { readRange } from "./reading/range.ts";
export { cellsIn } from "./reading/table.ts";
export { readTexts } from "./reading/texts.ts";
export { readNumber } from "./reading/typed/typed.ts";
export { unitNamed } from "./reading/typed/words.ts";
export {
  type Issue,
  type IssueCode,
  isRefusal,
  type Refusal,
  sentenceOf,
  spelledIssue,
  spelledRefusal,
} from "./refusal.ts";
export { CURRENCY_CODES, findCurrency } from "./regions/currencies.ts";
export { DEFAULT_REGION, regionOf, US } from "./regions/home.ts";
export { currencyIn } from "./regions/notation.ts";
export { REGION_CODES, REGIONS, regionNamed } from "./regions/region.ts";
export { describeInputs, describeOutputs, type InputDescriptor, type OutputDescriptor } from "./schema/descriptor.ts";
export { inputSchema, type ObjectSchema, outputSchema } from "./schema/schema.ts";
export type { InputValues, OutputValues, ShownValues } from "./values.ts";
