// A measure is one argument: a number in the usual unit, or a text with its unit. That a text will do is said once.
import type { Entry } from "#lib/service/catalogue";

type Fields = Entry["calculator"]["inputs"];
type Measure = Extract<Fields[string], { kind: "quantity" }>;

export function measureOf(name: string, field: Measure, fields: Fields): string {
  const { units, unit } = field;
  const other = Object.keys(units).find((key) => key !== unit);
  const [first] = Object.entries(fields).find(([, one]) => one.kind === "quantity") ?? [];
  return first === name && other ? `${unit} (or text: 2 ${other})` : unit;
}
