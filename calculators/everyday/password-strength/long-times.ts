// Counts and times that may be longer than the world is old.
import { type Currency, formatNumber, withUnit } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { inScientific } from "../../shared/powers-of-ten.ts";

const READABLE = 1e15;

type Told = (currency: Currency) => string;

/** "208,827,064,576", or "7.04423 × 10^35" of more than 15 digits. */
export const countIn =
  (count: Decimal): Told =>
  ({ notation }) =>
    count.lt(READABLE) ? formatNumber(count, {}, notation) : inScientific(count, notation, { fixed: 6 });

const YEAR = 365.25 * 86400;
const UNITS = [
  [YEAR, "years"],
  [86400, "days"],
  [3600, "hours"],
  [60, "minutes"],
  [1, "seconds"],
] as const;
const LARGE = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
] as const;

/** In the largest unit, to three digits: "2.39 hours", "1.43 billion years". */
export const timeIn =
  (seconds: Decimal): Told =>
  ({ notation }) => {
    const [size, unit] = UNITS.find(([size]) => seconds.gte(size)) ?? [];
    if (size === undefined) return "less than a second";
    const amount = seconds.div(size).toSignificantDigits(3);
    if (amount.gte(READABLE)) return `${inScientific(amount, notation, { fixed: 3 })} ${unit}`;
    const [many, name] = LARGE.find(([many]) => amount.gte(many)) ?? [];
    if (many !== undefined) return `${formatNumber(amount.div(many), {}, notation)} ${name} ${unit}`;
    return withUnit(formatNumber(amount, {}, notation), unit);
  };
