// Which inputs a table varies, and through which values: a list, or equal steps from one number to another.
import { type Calculator, describeInputs, readRange, USD } from "#engine";
import type { ServiceIssue } from "../errors.ts";
import { isObject, issue, unknownName } from "../members.ts";

export type Value = string | number | boolean;
export type Axis = { readonly name: string; readonly values: readonly Value[] };
export type ReadVary = { readonly axes: readonly Axis[]; readonly issues: readonly ServiceIssue[] };

const MOST_ROWS = 101;
const MOST_EACH_OF_TWO = 21;

export function readVary(calculator: Calculator, vary: unknown): ReadVary {
  if (vary === undefined) return wrong(issue("MISSING_INPUT", "vary", `vary is required, such as ${EXAMPLE}.`));
  const entries = isObject(vary) ? Object.entries(vary) : [];
  if (entries.length < 1 || entries.length > 2) {
    return wrong(issue("INVALID_INPUT", "vary", `vary must name one input or two, such as ${EXAMPLE}.`));
  }
  const most = entries.length === 1 ? MOST_ROWS : MOST_EACH_OF_TWO;
  const read = entries.map(([name, values]) => readAxis(calculator, name, values, most));
  const issues = read.flatMap((axis) => ("code" in axis ? [axis] : []));
  return { axes: read.flatMap((axis) => ("code" in axis ? [] : [axis])), issues };
}

const EXAMPLE = '{"annual_rate": {"from": 5, "to": 8, "step": 0.5}}';

const wrong = (fault: ServiceIssue): ReadVary => ({ axes: [], issues: [fault] });

function readAxis(calculator: Calculator, name: string, given: unknown, most: number): Axis | ServiceIssue {
  const inputs = describeInputs(calculator, USD);
  const input = inputs.find((known) => known.name === name);
  if (!input) return unknownName(`vary.${name.slice(0, 100).toWellFormed()}`, name, "an input", inputs.map(nameOf));
  const field = `vary.${name}`;
  if (Array.isArray(given)) return readList(field, name, given, most);
  if (!isObject(given)) return issue("INVALID_INPUT", field, `${field} must be a list, or have from, to and step.`);
  if (input.type !== "number") return issue("INVALID_INPUT", field, `${field} is not a number: give a list of values.`);
  const extra = Object.keys(given).find((key) => !["from", "to", "step"].includes(key));
  if (extra !== undefined) return issue("UNKNOWN_FIELD", field, `${field} has from, to and step, and nothing else.`);
  const values = readRange(given, most);
  return "fault" in values ? issue("INVALID_INPUT", field, `${field} ${values.fault}.`) : { name, values };
}

function readList(field: string, name: string, given: readonly unknown[], most: number): Axis | ServiceIssue {
  if (given.length === 0) return issue("INVALID_INPUT", field, `${field} must have at least one value.`);
  if (given.length > most) return issue("INVALID_INPUT", field, `${field} must have at most ${most} values.`);
  const values = given.filter(isValue);
  if (values.length === given.length) return { name, values };
  return issue("INVALID_INPUT", field, `${field} must be a list of numbers, texts, or true and false.`);
}

const isValue = (value: unknown): value is Value => ["string", "number", "boolean"].includes(typeof value);
const nameOf = ({ name }: { readonly name: string }): string => name;
