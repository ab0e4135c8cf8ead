// A vector beside what we compute, at the precision that its source prints.
import { Decimal } from "#numbers/decimal";
import { snap } from "#numbers/round";
import type { Answer } from "../calculate.ts";
import { calculate } from "../calculate-sent.ts";
import type { Calculator } from "../calculator.ts";
import { USD } from "../printing/format.ts";
import { present, styleOf } from "../printing/present.ts";
import { plainOutput } from "../printing/print.ts";
import { isRefusal } from "../refusal.ts";
import { rowsOf } from "../rows.ts";
import { givenIn } from "./vectors.ts";
import type { Vector } from "./words.ts";

export type Check = {
  readonly name: string;
  readonly expected: string;
  readonly computed: string;
  /** Decimals that the source prints; none for words. */
  readonly digits?: number;
  readonly agrees: boolean;
};

export function prove<C extends Calculator>(calculator: C, vector: Vector<C>): readonly Check[] {
  const answer = calculate(calculator, vector.inputs);
  if (isRefusal(answer))
    throw new Error(`${givenIn(calculator, vector)}: ${answer.issues.map(({ message }) => message).join("; ")}`);
  const expected: Readonly<Record<string, string | undefined>> = vector.expected;
  return Object.entries(expected).flatMap(([name, printed]) =>
    printed === undefined ? [] : [asPrinted(name, printed, exactly(calculator, answer, name), vector.rounding)],
  );
}

/** A figure beside the printed one, with as many decimals. */
export function asPrinted(name: string, expected: string, exact: string, rounding?: "up" | "down"): Check {
  const plain = ungrouped(expected);
  if (!isPlain(plain) || !isPlain(exact)) return { name, expected, computed: exact, agrees: exact === expected };
  const digits = plain.split(".")[1]?.length ?? 0;
  const mode = { up: Decimal.ROUND_UP, down: Decimal.ROUND_DOWN, nearest: Decimal.ROUND_HALF_UP }[
    rounding ?? "nearest"
  ];
  const computed = snap(exact).toDecimalPlaces(digits, mode).toFixed(digits);
  return { name, expected, computed, digits, agrees: computed === plain };
}

/** "65,430.46" as a source prints it is 65430.46. */
const ungrouped = (text: string): string => (GROUPED.test(text) ? text.replaceAll(",", "") : text);
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

const isPlain = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** The output, or the cell "schedule.5.balance", as machines read it. */
function exactly(calculator: Calculator, answer: Answer, name: string): string {
  const [output = "", row, column = ""] = name.split(".");
  const field = calculator.outputs[output];
  if (field?.kind !== "table") {
    const figure = present(calculator, answer, USD).figures.find((figure) => figure.name === output);
    return figure?.value ?? figure?.text ?? "";
  }
  const cell = rowsOf(answer.outputs[output])[Number(row) - 1]?.[column] ?? null;
  const of = field.columns[column];
  return of && cell !== null ? plainOutput(of, cell, styleOf(calculator, answer, USD)) : "";
}
