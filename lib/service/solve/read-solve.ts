// A request to solve: the inputs that stay, the figure that is wanted, and the input that may change for it.
import {
  type Calculator,
  isRefusal,
  marked,
  parseInputs,
  type QuantityInput,
  type Raw,
  type Sought,
  solvable,
  spelledRefusal,
  styleIn,
  type Texts,
  takeWanted,
  unitName,
  unitNamed,
  withWords,
} from "#engine";
import type { Site } from "#lib/site";
import { decimal } from "#numbers/decimal";
import { converted, unitOf } from "#numbers/dimension";
import { refused, type ServiceError } from "../errors.ts";
import { isObject, issue, refusedFor, unknownMembers } from "../members.ts";
import { changedName, wantedName } from "./named.ts";

export type SolveRequest = {
  /** As sent, for the calculation that answers. */
  readonly inputs: Raw;
  /** As the page's form has them, with a value to begin the search at. */
  readonly texts: Texts;
  readonly sought: Sought;
};

export function readSolve(calculator: Calculator, body: Raw, site: Site): SolveRequest | ServiceError {
  const { inputs = {}, want, by } = body;
  const [output, input] = [wantedName(calculator, want), changedName(calculator, by)];
  const issues = unknownMembers(body, ["inputs", "want", "by"]);
  if (typeof output === "string" && typeof input === "string" && isObject(inputs) && issues.length === 0) {
    return readWish(calculator, inputs, { output, sent: isObject(want) ? want[output] : undefined, input }, site);
  }
  const names = [output, input].flatMap((name) => (typeof name === "string" ? [] : [name]));
  const shape = issue("INVALID_INPUT", "inputs", "inputs must be an object, such as {}.");
  return refusedFor([...issues, ...(isObject(inputs) ? [] : [shape]), ...names]) ?? shape;
}

type Asked = { readonly output: string; readonly sent: unknown; readonly input: string };

function readWish(
  calculator: Calculator,
  inputs: Raw,
  { output, sent, input }: Asked,
  { currency }: Site,
): SolveRequest | ServiceError {
  // How inputs stand to one another is not checked yet: the one that is looked for may put it right.
  const parsed = parseInputs({ inputs: calculator.inputs }, withStart(calculator, inputs, input), currency);
  if (isRefusal(parsed)) return refused(calculator, spelledRefusal(parsed, withWords(calculator, currency).notation));
  const { texts } = parsed;
  const asked = solvable(calculator, texts).map(([name]) => name);
  if (!asked.includes(input)) {
    const message = `${input} is not asked for with these inputs; by may be one of: ${asked.join(", ")}.`;
    return issue("INVALID_INPUT", "by", message);
  }
  const { wanted, fault = "" } = takeWanted(marked(calculator, output), sent, styleIn(calculator, texts, currency));
  return wanted
    ? { inputs, texts, sought: { output, wanted, input } }
    : issue("INVALID_INPUT", `want.${output}`, fault);
}

/** The search begins at the value that is sent, else where the page's form begins. */
function withStart({ inputs: fields }: Calculator, inputs: Raw, name: string): Raw {
  const field = fields[name];
  const start = field?.default ?? field?.example;
  if (!field || start === undefined) return inputs;
  return { [name]: field.kind === "quantity" ? inUnit(field, inputs[unitName(name)]) : start, ...inputs };
}

/** 175 cm is 68.9 in: as so many inches it would be out of range. */
function inUnit({ dimension, unit, default: usual, example }: QuantityInput, sent: unknown): unknown {
  const start = usual ?? example;
  const asked = typeof sent === "string" ? unitNamed(sent.trim(), dimension) : undefined;
  if (start === undefined || !asked || asked === unit) return start;
  return converted(decimal(start), unitOf(dimension, unit), unitOf(dimension, asked)).toSD(3).toFixed();
}
