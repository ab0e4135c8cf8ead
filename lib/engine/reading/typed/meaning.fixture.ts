// What is typed into a field of each kind, and what it means there.
import { describe, expect, it } from "vitest";
import { LENGTH, MASS } from "#numbers/units";
import { type Expecting, type Reading, readNumber } from "./typed.ts";

const inLength = (unit: keyof typeof LENGTH): Expecting => ({ kind: "quantity", unit, dimension: LENGTH });
const inMass = (unit: keyof typeof MASS): Expecting => ({ kind: "quantity", unit, dimension: MASS });
const FIELDS = {
  money: { kind: "money" },
  percent: { kind: "percent" },
  number: { kind: "number" },
  count: { kind: "count" },
  m: inLength("m"),
  km: inLength("km"),
  cm: inLength("cm"),
  in: inLength("in"),
  ft: inLength("ft"),
  kg: inMass("kg"),
  lb: inMass("lb"),
  g: inMass("g"),
} as const satisfies Record<string, Expecting>;

type Row = readonly [typed: string, field: keyof typeof FIELDS, meaning: string];

/** "1234", or "1234, read as 1,234", or what is wrong. */
export function meaning(reading: Reading): string {
  if ("fault" in reading) return reading.fault;
  return reading.echo === undefined ? reading.value : `${reading.value}, read as ${reading.echo}`;
}

export function holds(title: string, rows: readonly Row[]) {
  describe(title, () => {
    it.each(rows)("%j in a field of %s: %s", (typed, field, meant) => {
      expect(meaning(readNumber(typed, FIELDS[field]))).toBe(meant);
    });
  });
}
