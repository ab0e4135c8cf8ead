// A calculation that an address asks for: inputs by name, and a few names that say how the answer is wanted.
import type { Calculator, Raw } from "#engine";
import type { Calculation } from "./calculation.ts";
import type { ServiceError } from "./errors.ts";
import { issue, refusedFor, unknownName } from "./members.ts";

/** No input may be called so; region and currency say how figures are written. */
export const RESERVED = ["as", "output", "version", "region", "currency"] as const;
const FORMS = ["json", "csv", "text"] as const;
export type Form = (typeof FORMS)[number];

export type Query = {
  readonly inputs: Raw;
  readonly as: Form | undefined;
  /** The one figure that a cell of a spreadsheet holds; else the main one. */
  readonly output: string | undefined;
  /** The version of the calculator that is to answer. */
  readonly version: string | undefined;
};

/** In which of these forms the address asks for an answer to what is sent in a body. */
export function formAsked(query: URLSearchParams, forms: readonly Form[]): Omit<Query, "inputs"> | ServiceError {
  const read = readQuery(query);
  if ("code" in read || read.as === undefined || forms.includes(read.as)) return read;
  return issue("INVALID_INPUT", "as", `as must be one of: ${forms.join(", ")}.`);
}

export function readQuery(query: URLSearchParams): Query | ServiceError {
  const twice = namedTwice(query).slice(0, 5);
  const [as = undefined, output = undefined] = [query.get("as") ?? undefined, query.get("output") ?? undefined];
  const form = FORMS.find((known) => known === as);
  const refusal = refusedFor([
    ...twice.map((name) => issue("INVALID_INPUT", cut(name), `${cut(name)} is given more than once.`)),
    ...(as !== undefined && !form ? [issue("INVALID_INPUT", "as", `as must be one of: ${FORMS.join(", ")}.`)] : []),
  ]);
  const isInput = (name: string) => !RESERVED.some((reserved) => reserved === name);
  const inputs = Object.fromEntries([...query].filter(([name]) => isInput(name)));
  return refusal ?? { inputs, as: form, output, version: query.get("version") ?? undefined };
}

/** In one pass: an address may have thousands of names. */
function namedTwice(query: URLSearchParams): readonly string[] {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const name of query.keys()) (seen.has(name) ? twice : seen).add(name);
  return [...twice];
}

const cut = (name: string): string => name.slice(0, 100).toWellFormed();

/** One figure as a spreadsheet takes it: a plain decimal, or text where it has none. */
export function oneFigure({ outputs }: Calculator, answer: Calculation, name = answer.primary.name) {
  const { result, values } = answer;
  const known = Object.entries(outputs).flatMap(([output, { kind }]) => (kind === "table" ? [] : [output]));
  if (!known.includes(name)) return unknownName("output", name, "a figure", known);
  return values[name] ?? result[name] ?? issue("INVALID_INPUT", "output", `There is no ${name} with these inputs.`);
}
