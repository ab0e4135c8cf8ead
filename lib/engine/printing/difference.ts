// How far one value is from another, as its field prints it, the sign first: "+$35.00", "-1.084 points", "+1 year".
import { Decimal } from "#numbers/decimal";
import { unitOf } from "#numbers/dimension";
import type { Scalar } from "../calculator.ts";
import type { NumericField, ScalarOutput } from "../fields/fields.ts";
import { formatNumber, withUnit } from "./format.ts";
import { amountOf, places, printOutput, type Style } from "./print.ts";

/** Undefined where the values are words or days; "" where the digits that are printed show no difference. */
export function difference(field: ScalarOutput, from: Scalar, to: Scalar, style: Style): string | undefined {
  const by = apart(field, from, to);
  return by && signed(field, by, style);
}

/** The same in words: "$35.00 more", "1.084 points less". */
export function moreOrLess(field: ScalarOutput, from: Scalar, to: Scalar, style: Style): string | undefined {
  const by = apart(field, from, to);
  if (!by) return undefined;
  const size = written(field, by.abs(), style);
  return isNone(field, size, style) ? "" : `${size} ${by.isNegative() ? "less" : "more"}`;
}

function apart(field: ScalarOutput, from: Scalar, to: Scalar): Decimal | undefined {
  const [before, after] = [amountOf(field, from), amountOf(field, to)];
  return before && after?.minus(before);
}

/** The same between two values of an input, as they are typed. */
export const differenceTyped = (field: NumericField, unit: string, from: Decimal, to: Decimal, style: Style): string =>
  signed(asTyped(field, unit), to.minus(from), style);

function signed(field: ScalarOutput, by: Decimal, style: Style): string {
  const size = written(field, by.abs(), style);
  if (isNone(field, size, style)) return "";
  if (!by.isNegative()) return `+${size}`;
  return field.kind === "money" ? written(field, by, style) : `-${size}`;
}

const isNone = (field: ScalarOutput, size: string, style: Style): boolean =>
  size === written(field, new Decimal(0), style);

/** From 6% to 5% is a point less, and not a percent less. */
function written(field: ScalarOutput, by: Decimal, style: Style): string {
  if (field.kind !== "percent") return printOutput(field, by, style);
  return withUnit(formatNumber(by, places(field, { upTo: 2 }), style.currency.notation), "points");
}

/** A typed number has all its digits, and a quantity stands in the unit beside it. */
function asTyped(field: NumericField, unit: string): ScalarOutput {
  const { label } = field;
  switch (field.kind) {
    case "quantity":
      return { kind: "number", label, unit: unitOf(field.dimension, unit).label };
    case "number":
    case "count":
      return { kind: field.kind, label, ...(field.unit ? { unit: field.unit } : {}) };
    case "percent":
      return { kind: "percent", label, significant: 15 };
    default:
      return { kind: field.kind, label };
  }
}
