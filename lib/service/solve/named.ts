// The two names in a request to solve: the figure that is wanted and the input that may change for it.
import { type Calculator, isMarkable, isNumeric } from "#engine";
import type { ServiceIssue } from "../errors.ts";
import { isObject, issue, unknownName } from "../members.ts";

export function wantedName({ outputs }: Calculator, want: unknown): string | ServiceIssue {
  const known = Object.entries(outputs).flatMap(([name, field]) => (isMarkable(field) ? [name] : []));
  if (known.length === 0) return issue("INVALID_INPUT", "want", "This calculator has no number to solve for.");
  const example = `such as {"${known[0]}": 100}`;
  if (want === undefined) return issue("MISSING_INPUT", "want", `want is required, ${example}.`);
  const [name, ...others] = isObject(want) ? Object.keys(want) : [];
  if (name === undefined || others.length > 0) {
    return issue("INVALID_INPUT", "want", `want must name one figure with its value, ${example}.`);
  }
  return known.includes(name) ? name : unknownName("want", name, "a number", known);
}

export function changedName({ inputs }: Calculator, by: unknown): string | ServiceIssue {
  const known = Object.entries(inputs).flatMap(([name, field]) => (isNumeric(field) ? [name] : []));
  if (known.length === 0) return issue("INVALID_INPUT", "by", "This calculator has no number that could change.");
  if (by === undefined)
    return issue("MISSING_INPUT", "by", `by is required: the input to change, such as ${known[0]}.`);
  if (typeof by !== "string")
    return issue("INVALID_INPUT", "by", `by must be the name of an input, such as ${known[0]}.`);
  return known.includes(by) ? by : unknownName("by", by, "a number to change", known);
}
