// The engine's one door.
export { type Answer, calculate } from "./calculate.ts";
export {
  type Calculator,
  type Category,
  type Definition,
  defineCalculator,
  type InputValues,
  noAnswer,
  type OutputValues,
  type ShownValues,
} from "./calculator.ts";
export { describeInputs, describeOutputs, type InputDescriptor, type OutputDescriptor } from "./descriptor.ts";
export {
  type Bars,
  type Chart,
  type Curves,
  choice,
  count,
  date,
  duration,
  type InputField,
  isNumeric,
  list,
  money,
  number,
  numbers,
  type OutputField,
  percent,
  type QuantityInput,
  quantity,
  rows,
  table,
  text,
  toggle,
  typed,
} from "./fields.ts";
export { type Finding, tellFinding } from "./finding.ts";
export { type Currency, formatDate, formatNumber, group, USD } from "./format.ts";
export { type AnyLaws, type Laws, noLaws } from "./laws.ts";
export { nearest } from "./nearest.ts";
export { isAsked, type Parsed, parseInputs, type Raw } from "./parse.ts";
export { type Band, type Part, type PlaceOnScale, presentParts, presentScale, type WholeInParts } from "./picture.ts";
export { type ReadTexts, readPlain, type Texts } from "./plain.ts";
export {
  type Figure,
  type Presented,
  present,
  presentWorking,
  primaryName,
} from "./present.ts";
export { type Check, prove } from "./proof.ts";
export { type Issue, type IssueCode, isRefusal, type Refusal, sentenceOf } from "./refusal.ts";
export { compare, type Scenario } from "./scenarios.ts";
export { inputSchema, type ObjectSchema, outputSchema } from "./schema.ts";
export { enclosed, type Shown, step } from "./shown.ts";
export { formatMonths, formatSpan } from "./span.ts";
export { presentTables, type Table } from "./tables.ts";
export { readTexts } from "./texts.ts";
export { whatIf } from "./what-if.ts";
export { beginning, todayInputs, unitName, type WireInput, wireInputs } from "./wire.ts";
export { type MarkableOutput, markable, marked, readWanted, solvable, styleIn, wantedField } from "./wish.ts";
export type { AnyContent, Change, Content, Evidence, Source, Vector, Vectors } from "./words.ts";
