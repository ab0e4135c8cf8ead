// A request for a table: the inputs that stay, those that are varied, and which outputs are wanted.
import type { Calculator, Raw } from "#engine";
import type { ServiceError, ServiceIssue } from "../errors.ts";
import { isObject, issue, refusedFor, unknownInputs, unknownMembers, unknownName } from "../members.ts";
import { type Axis, readVary } from "./vary.ts";

export type TableRequest = {
  readonly inputs: Raw;
  readonly axes: readonly Axis[];
  /** All of them where none is named. */
  readonly outputs: readonly string[] | undefined;
};

export function readTable(calculator: Calculator, body: Raw): TableRequest | ServiceError {
  const { inputs = {}, vary, outputs } = body;
  const { axes, issues } = readVary(calculator, vary);
  const wanted = readOutputs(calculator, outputs);
  const refusal = refusedFor([
    ...unknownMembers(body, ["inputs", "vary", "outputs"]),
    ...(isObject(inputs) ? [] : [issue("INVALID_INPUT", "inputs", "inputs must be an object, such as {}.")]),
    ...issues,
    ...wanted.issues,
  ]);
  if (refusal) return refusal;
  const given = isObject(inputs) ? inputs : {};
  return unknownInputs(calculator, given) ?? { inputs: given, axes, outputs: wanted.names };
}

type Wanted = { readonly names: readonly string[] | undefined; readonly issues: readonly ServiceIssue[] };

function readOutputs(calculator: Calculator, outputs: unknown): Wanted {
  if (outputs === undefined) return { names: undefined, issues: [] };
  const figures = Object.entries(calculator.outputs).flatMap(([name, { kind }]) => (kind === "table" ? [] : [name]));
  const known = ["primary", ...figures];
  const names = Array.isArray(outputs) ? outputs.filter((name) => typeof name === "string") : [];
  if (!Array.isArray(outputs) || names.length !== outputs.length || names.length === 0) {
    const message = `outputs must be a list of names, such as ["${figures[0]}"].`;
    return { names: undefined, issues: [issue("INVALID_INPUT", "outputs", message)] };
  }
  const unknown = names.filter((name) => !known.includes(name)).slice(0, 5);
  return { names, issues: unknown.map((name) => unknownName("outputs", name, "a figure", known)) };
}
