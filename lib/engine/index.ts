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
} from "./calculator.ts";
export { describeInputs, describeOutputs, type InputDescriptor, type OutputDescriptor } from "./descriptor.ts";
export {
  type Chart,
  choice,
  count,
  date,
  duration,
  type InputField,
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
export { type Currency, formatDate, formatMonths, formatNumber, formatSpan, group, USD } from "./format.ts";
export { nearest } from "./nearest.ts";
export { isAsked, type Parsed, parseInputs, type Raw } from "./parse.ts";
export {
  type Figure,
  type Presented,
  present,
  presentTables,
  presentWorking,
  primaryName,
  type Table,
} from "./present.ts";
export { type Check, prove } from "./proof.ts";
export { type Issue, type IssueCode, isRefusal, type Refusal, sentenceOf } from "./refusal.ts";
export { compare, type Scenario } from "./scenarios.ts";
export { inputSchema, type ObjectSchema, outputSchema } from "./schema.ts";
export { enclosed, type Shown, step } from "./shown.ts";
export { isNumeric, type ReadTexts, readTexts, type Texts } from "./texts.ts";
export { whatIf } from "./what-if.ts";
export { beginning, todayInputs, unitName, type WireInput, wireInputs } from "./wire.ts";
export { type MarkableOutput, markable, marked, readWanted, solvable, styleIn, wantedField } from "./wish.ts";
export type { AnyContent, Content, Source, Vector, Vectors } from "./words.ts";
