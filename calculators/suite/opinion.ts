// One calculator and a second opinion on it, on the same inputs: everything that both say, to the last character.
import { NO_OPINION, type Opinion } from "#calculators/second/given";
import {
  type Answer,
  type Calculator,
  calculate,
  isRefusal,
  type OutputField,
  parseInputs,
  present,
  presentTables,
  type Raw,
  type ScalarOutput,
  USD,
} from "#engine";

type Said = Exclude<NonNullable<ReturnType<Opinion>>, string>;

/** Second opinions are in dollars, whatever the country. */
const DOLLARS = { ...USD, isChosen: true } as const;

export type Comparison = { readonly isAnswered: boolean; readonly differences: readonly string[] };

export function compared(calculator: Calculator, opinion: Opinion, raw: Raw): Comparison {
  const parsed = parseInputs(calculator, raw);
  if (isRefusal(parsed)) return { isAnswered: false, differences: [] };
  const [answer, second] = [calculate(calculator, raw), opinion(parsed.texts)];
  if (second === NO_OPINION) return { isAnswered: false, differences: [] };
  if (isRefusal(answer)) {
    const isMeant = !second || hasTooLong(second);
    return { isAnswered: false, differences: isMeant ? [] : ["is refused, and has an answer by the second opinion"] };
  }
  if (!second) return { isAnswered: true, differences: ["is answered, and has no answer by the second opinion"] };
  return { isAnswered: true, differences: differences(calculator, answer, second) };
}

/** A figure of more than thirty digits, which is refused wherever it stands. */
const hasTooLong = (second: Said): boolean =>
  Object.values(second).some((said) => typeof said === "string" && said.replace(/\..*|\D/g, "").length > 30);

function differences(calculator: Calculator, answer: Answer, second: Said): readonly string[] {
  const first = firstOpinion(calculator, answer);
  return Object.keys({ ...first, ...second }).flatMap((name) => {
    const theirs = second[name];
    if (theirs === null) return [];
    const [one, other] = [first[name], theirs].map((said) => comparable(calculator, name, said, theirs));
    return one === other ? [] : [`${name} is ${one}, and ${other} by the second opinion`];
  });
}

function firstOpinion(shortened: Calculator, answer: Answer): Said {
  const calculator = inFull(shortened);
  const { figures } = present(calculator, answer, DOLLARS);
  const tables = presentTables(calculator, answer, DOLLARS, () => true);
  return Object.fromEntries([
    ...figures.map(({ name, text }) => [name, text] as const),
    ...tables.map(({ name, rows }) => [name, rows] as const),
  ]);
}

/** The same with every digit that its fields have room for: six would hide a fault in the seventh. */
function inFull(calculator: Calculator): Calculator {
  const outputs = Object.entries(calculator.outputs).map(([name, field]) => [name, fieldInFull(field)] as const);
  return { ...calculator, outputs: Object.fromEntries(outputs) };
}

function fieldInFull(field: OutputField): OutputField {
  if (field.kind === "list") return { ...field, of: scalarInFull(field.of) };
  if (field.kind !== "table") return scalarInFull(field);
  const columns = Object.entries(field.columns).map(([name, column]) => [name, scalarInFull(column)] as const);
  return { ...field, columns: Object.fromEntries(columns) };
}

const scalarInFull = (field: ScalarOutput): ScalarOutput =>
  field.kind === "number" || field.kind === "percent" || field.kind === "quantity" ? { ...field, inFull: true } : field;

/** Without the unit of a number, and of tables without the cells that the second opinion leaves to words. */
function comparable(calculator: Calculator, name: string, said: Said[string], theirs: Said[string]): string {
  const field = calculator.outputs[name];
  if (typeof said === "string") return field?.kind === "number" || field?.kind === "count" ? unitless(said) : said;
  if (!said || !field || field.kind !== "table") return String(said);
  const kinds = Object.values(field.columns).map(({ kind }) => kind);
  const wanted = typeof theirs === "object" && theirs ? theirs : [];
  const rows = said.map((row, i) =>
    row.map((cell, j) => {
      if (cell === null || wanted[i]?.[j] === null) return "…";
      return kinds[j] === "number" || kinds[j] === "count" ? unitless(cell) : cell;
    }),
  );
  return JSON.stringify(rows);
}

const unitless = (text: string): string => text.replace(/ [^\d].*$/, "");
