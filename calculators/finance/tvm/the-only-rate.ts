// The rate at which all the money comes to nothing. By Descartes' rule of signs there is exactly one where the money changes
// direction once, and none where it never does; where it does so twice there may be two, or none.
import { type Decimal, decimal } from "#numbers/decimal";
import { futureValue } from "#numbers/growth";
import { rootsAmong } from "#numbers/solve";
import { narrow, Wide } from "#numbers/wide";
import { type Amounts, type Setting, streamOf } from "./money-streams.ts";

type Given = Setting & Amounts & { readonly periods: Decimal; readonly future_value: Decimal };

/** Rates of one period between which one is looked for. */
const POINTS = ["-0.99", "-0.5", "-0.05", "0", "0.005", "0.02", "0.1", "0.5", "3", "10"].map(decimal);

export function theOnlyRate(given: Given): Decimal | "several" | undefined {
  const changes = changesIn(directions(given));
  if (changes !== 1) return changes === 0 ? undefined : "several";
  const { present_value, future_value, payment, periods } = given;
  if (payment.isZero()) return growthOf(future_value.div(present_value).neg(), periods).minus(1);
  const stream = streamOf(given);
  return rootsAmong((rate) => futureValue({ ...stream, rate }, periods).minus(future_value), POINTS)[0];
}

/** What 1 grows to in a period, of what it grows to in all of them. */
const growthOf = (whole: Decimal, periods: Decimal): Decimal => narrow(new Wide(whole).pow(new Wide(1).div(periods)));

/** The money in the order in which it moves: with the first payment or the last, both in one. */
function directions({ present_value, payment, future_value, periods, timing }: Given): readonly Decimal[] {
  if (timing === "begin") return [present_value.plus(payment), periods.gt(1) ? payment : decimal(0), future_value];
  return [present_value, periods.gt(1) ? payment : decimal(0), future_value.plus(payment)];
}

function changesIn(amounts: readonly Decimal[]): number {
  const moved = amounts.filter((amount) => !amount.isZero());
  return moved.filter((amount, i) => i > 0 && amount.isNegative() !== moved[i - 1]?.isNegative()).length;
}
