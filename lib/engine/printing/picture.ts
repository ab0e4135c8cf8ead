// An answer as a picture: what it consists of, or where it stands among bands. A share is a double, for it becomes pixels.
import { Decimal, decimal } from "#numbers/decimal";
import type { Answer } from "../calculate.ts";
import type { AnyInput, AnyOutput, Calculator, Parts, Row } from "../calculator.ts";
import type { Scale } from "../fields/fields.ts";
import { rowsOf } from "../rows.ts";
import { type Currency, formatMoney, formatNumber, withPercent } from "./format.ts";
import { present } from "./present.ts";
import { spokenCurrency } from "./spoken-currency.ts";
import { presentTables } from "./tables.ts";

export type Part = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly share: number;
  readonly percent: string;
};
export type WholeInParts = { readonly whole: string; readonly parts: readonly Part[] };

/** A sentence says two parts as well as a picture. */
const FEWEST_PARTS = 3;

/** Undefined where there are too few parts, or where one of them is below zero. */
export function presentParts(calculator: Calculator, answer: Answer, currency: Currency): WholeInParts | undefined {
  for (const whole of [calculator.parts ?? []].flat()) {
    const picture = partsOf(calculator, whole, answer, currency);
    if (picture) return picture;
  }
  return undefined;
}

function partsOf(calculator: Calculator, { of, whole }: Parts, answer: Answer, usual: Currency) {
  const currency = spokenCurrency(calculator, answer.texts, usual);
  const { notation } = currency;
  const given = of.map((name) => ({ name, amount: amountOf(answer, name) })).filter(({ amount }) => !amount.isZero());
  if (given.length < FEWEST_PARTS || given.some(({ amount }) => amount.isNegative())) return undefined;
  const sum = given.reduce((sum, { amount }) => sum.plus(amount), decimal(0));
  const parts = given.map(({ name, amount }) => ({
    name,
    label: labelOf(calculator, name),
    text: formatMoney(amount, currency),
    share: amount.div(sum).toNumber(),
    percent: withPercent(formatNumber(amount.times(100).div(sum), { digits: 1 }, notation), notation),
  }));
  return { whole: labelOf(calculator, whole), parts };
}

/** An output, else the input of that name. What is absent is nothing. */
const amountOf = ({ inputs, outputs }: Answer, name: string): Decimal => amount(outputs[name] ?? inputs[name]);
const amount = (value: AnyInput | AnyOutput): Decimal => (Decimal.isDecimal(value) ? value : decimal(0));
const labelOf = ({ inputs, outputs }: Calculator, name: string): string => (outputs[name] ?? inputs[name])?.label ?? "";

export type Band = { readonly name: string; readonly from: string; readonly start: number; readonly end: number };
export type PlaceOnScale = {
  readonly text: string;
  readonly at: number;
  readonly bands: readonly Band[];
  /** The band it is in, read from the exact figure. */
  readonly here: number;
  readonly good?: number | undefined;
};

/**
 * The bands are the rows of the table that declares the scale: there is no second copy of a threshold.
 * Undefined where no table declares one, or the figure lies before the first band.
 */
export function presentScale(calculator: Calculator, answer: Answer, currency: Currency): PlaceOnScale | undefined {
  const table = presentTables(calculator, answer, currency).find(({ chart }) => chart?.kind === "scale");
  if (table?.chart?.kind !== "scale") return undefined;
  const { x, name, of, good } = table.chart;
  const value = amountOf(answer, of);
  const limits = limitsOf(rowsOf(answer.outputs[table.name]), x);
  const fraction = axis(limits, value.toNumber());
  const column = (name: string) => table.columns.findIndex((column) => column.name === name);
  const bands = table.rows.map((row, i) => ({
    name: row[column(name)] ?? "",
    from: row[column(x)] ?? "",
    start: i === 0 ? 0 : fraction(limits[i]?.toNumber() ?? 0),
    end: fraction(limits[i + 1]?.toNumber() ?? Number.POSITIVE_INFINITY),
  }));
  const figure = present(calculator, answer, currency).figures.find(({ name }) => name === of);
  const here = limits.findLastIndex((limit) => value.gte(limit));
  if (here < 0) return undefined;
  return { text: figure?.text ?? "", at: fraction(value.toNumber()), bands, here, good };
}

const limitsOf = (rows: readonly Row[], x: Scale["x"]): readonly Decimal[] => rows.map((row) => amount(row[x] ?? null));

/** The first band and the last have no end of their own: each is drawn as wide as a usual one, or as far as the value. */
function axis(limits: readonly Decimal[], value: number): (place: number) => number {
  const [first = 0, second = 0, ...more] = limits.map((limit) => limit.toNumber());
  const last = more.at(-1) ?? second;
  const usual = (last - second) / Math.max(more.length, 1);
  const start = Math.max(first, Math.min(second - usual, value - usual / 2));
  const end = Math.max(last + usual, value + usual / 2);
  return (place) => Math.min(1, Math.max(0, (place - start) / (end - start)));
}
