// What must double, or stay: the same question with some inputs twice as large.
import type { Calculator, InputField, Laws, Raw } from "#engine";
import { decimal } from "#numbers/decimal";
import { type Facts, factsFrom, factsOf, isSame } from "./facts.ts";
import { type Check, definitionOf, lawsOf, type Subject } from "./subject.ts";

type Scaling = NonNullable<Laws<Calculator>["scales"]>[number];

export const scales: Check = (subject) => (lawsOf(subject).scales ?? []).flatMap((law) => broken(subject, law));

function broken(subject: Subject, { double, times, where }: Scaling): readonly string[] {
  const { calculator } = subject;
  const pairs = factsOf(calculator, where).flatMap((one) => {
    const two = factsFrom(calculator, doubled(calculator, one, double));
    return two ? [{ one, two }] : [];
  });
  const complaints = Object.entries(times).map(([output, factor = 1]) => {
    const law = `doubling ${double.join(", ")} multiplies ${output} by ${factor}`;
    const tried = pairs.filter(({ one }) => one.figures[output]);
    if (tried.length === 0) return `${definitionOf(subject)}: “${law}” in laws.ts was never tried; mend its names.`;
    const wrong = tried.find(({ one, two }) => !isMultiplied(output, factor, one, two));
    if (!wrong) return "";
    const [from, to] = [wrong.one.figures[output], wrong.two.figures[output]];
    return `${definitionOf(subject)}: ${law}, but it goes from ${from} to ${to}, given ${JSON.stringify(wrong.one.raw)}.`;
  });
  return complaints.filter((complaint) => complaint !== "");
}

const doubled = ({ inputs }: Calculator, { texts }: Facts, paths: readonly string[]): Raw => ({
  ...texts,
  ...Object.fromEntries(
    paths.flatMap((path) => {
      const [name = "", column] = path.split(".");
      const { [name]: field } = inputs;
      const { [name]: text } = texts;
      if (!field || !text) return [];
      return [[name, column === undefined ? twice(text) : twiceIn(text, field, column)]];
    }),
  ),
});

const twice = (text: string): string => decimal(text).times(2).toString();

function twiceIn(text: string, field: InputField, column: string): string {
  if (field.kind !== "rows") return text;
  const { cells, between = ":" } = field;
  const place = Object.keys(cells).indexOf(column);
  const rows = text.split("; ").map((row) => row.split(between));
  return rows.map((row) => row.map((cell, i) => (i === place ? twice(cell) : cell)).join(between)).join("; ");
}

function isMultiplied(output: string, factor: number, one: Facts, two: Facts): boolean {
  const [before, after] = [one.figures[output], two.figures[output]];
  if (!before || !after) return false;
  const figures = [...Object.values(one.figures), ...Object.values(two.figures)];
  return isSame(before.times(decimal(factor)), after, figures);
}
