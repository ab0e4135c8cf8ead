// Lengths of time as people write them in a list: 7:45, 7:45:30, 2 h 30 min, 45 min. In seconds.
import { optionCell, rows } from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { DAY, HOUR, MINUTE } from "#numbers/time-of-day";

const CLOCK = "\\d{1,6}(?::[0-5]\\d){1,2}(?:\\.\\d{1,3})?";
const UNIT = "(?:days?|d|hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)";
const PART = `\\d{1,6}(?:\\.\\d{1,3})? ?${UNIT}`;

export const TIMES = rows(
  "Times",
  {
    time: {
      kind: "text",
      label: "Time",
      pattern: `${CLOCK}|${PART}(?:(?: and | )?${PART}){0,3}`,
      like: "a length of time such as 7:45, 7:45:30 or 2 h 30 min",
    },
    sign: optionCell("Add or subtract", { add: "Add", subtract: "Subtract" }, "add"),
  },
  {
    between: ",",
    least: 1,
    most: 100,
    example: "7:45, add; 8:20, add; 6:50, add",
    help: "One time in each row, such as 7:45; 2 h 30 min; 0:30, subtract.",
  },
);

export type TwoParts = "hours" | "minutes";
type Row = { readonly time: string; readonly sign: string };

const SIZES: Readonly<Record<string, number>> = { d: DAY, h: HOUR, m: MINUTE, s: 1 };

export function secondsOf(text: string, twoParts: TwoParts): Decimal {
  if (!text.includes(":"))
    return sum(
      [...text.matchAll(/([\d.]+) ?([dhms])/g)].map(([, amount = "0", unit = "s"]) =>
        decimal(amount).times(SIZES[unit] ?? 1),
      ),
    );
  const parts = text.split(":");
  const last = parts.length === 3 || twoParts === "minutes" ? 1 : MINUTE;
  return parts.reduceRight<{ readonly total: Decimal; readonly size: number }>(
    ({ total, size }, part) => ({ total: total.plus(decimal(part).times(size)), size: size * 60 }),
    { total: decimal(0), size: last },
  ).total;
}

export const signed = (row: Row, twoParts: TwoParts): Decimal =>
  row.sign === "subtract" ? secondsOf(row.time, twoParts).neg() : secondsOf(row.time, twoParts);
