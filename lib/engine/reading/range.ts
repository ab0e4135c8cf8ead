// The numbers from one to another in equal steps, exact: the last of 0, 0.1, … 0.3 is 0.3.
import type { Decimal } from "#numbers/decimal";
import type { Fault } from "../fields/read.ts";
import { readNumber } from "./numeral.ts";

export type Range = { readonly from?: unknown; readonly to?: unknown; readonly step?: unknown };

/** Plain decimal texts, the first and the last included; at most `most` of them. */
export function readRange({ from, to, step }: Range, most: number): readonly string[] | Fault {
  const [first, last, by] = [named("from", from), named("to", to), named("step", step)];
  if ("fault" in first) return first;
  if ("fault" in last) return last;
  if ("fault" in by) return by;
  if (by.value.lte(0)) return { fault: "needs a step above 0" };
  if (last.value.lt(first.value)) return { fault: "must not have its from above its to" };
  const steps = last.value.minus(first.value).div(by.value).floor();
  if (steps.gte(most)) return { fault: `has more than ${most} values: take a larger step` };
  return Array.from({ length: steps.toNumber() + 1 }, (_, i) => first.value.plus(by.value.times(i)).toFixed());
}

function named(name: string, sent: unknown): { readonly value: Decimal } | Fault {
  const read = readNumber(sent, {});
  return "fault" in read ? { fault: `needs a number as its ${name}` } : read;
}
