// Money that grows, and what is added to it. A rate comes as people quote it, in percent a year before compounding;
// `compounding` says how many times a year interest is added to the balance, or that it is added all the time.
//
//   growth over t years = (1 + r ÷ m)^(m × t), and e^(r × t) where m is without end
//   value = start × (1 + i)^n + payment × s(n) = start + (start × i + payment) × s(n), s(n) = ((1 + i)^n − 1) ÷ i
//   and payment × (1 + i) for payment where it comes at the beginning of its period
import { accumulated, equivalentRate, growth } from "./annuity.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { floor, type Side, snap } from "./round.ts";
import { rootBetween } from "./solve.ts";
import { narrow, nthRoot, Wide } from "./wide.ts";

export type Compounding = number | "continuous";

/** Percent times years beyond which a sum of money outgrows the thirty digits that are sure: e^30 is about 10^13. */
const MOST_PERCENT_YEARS = 3000;

export const growsTooLarge = (annualPercent: Decimal, years: Decimal | number): boolean =>
  annualPercent.times(years).gt(MOST_PERCENT_YEARS);

/** What 1 has grown to after so many months. */
export function growthOver(annualPercent: Decimal, compounding: Compounding, months: Decimal | number): Decimal {
  const percent = new Wide(annualPercent);
  if (compounding === "continuous") return percent.times(months).div(1200).exp();
  return percent
    .div(100 * compounding)
    .plus(1)
    .pow(new Wide(months).times(compounding).div(12));
}

/** What a year earns with interest on the interest, in percent. */
export const effectiveRate = (annualPercent: Decimal, compounding: Compounding): Decimal =>
  narrow(growthOver(annualPercent, compounding, 12).minus(1).times(100));

/** The rate before compounding that earns so many percent in a year. */
export const nominalRate = (effectivePercent: Decimal, compounding: Compounding): Decimal =>
  rateOfGrowth(new Wide(effectivePercent).div(100).plus(1), compounding);

/** The same from what 1 grows to in a year: of a year that loses nearly everything, the percentage would lose the rest. */
function rateOfGrowth(year: Decimal, compounding: Compounding): Decimal {
  if (compounding === "continuous") return narrow(year.ln().times(100));
  const period = compounding === 1 ? year : nthRoot(year, compounding);
  return narrow(period.minus(1).times(100 * compounding));
}

/** The rate of one of so many periods a year that grows as much as the quoted rate does, as a plain ratio. */
export function periodicRate(annualPercent: Decimal, compounding: Compounding, perYear: number): Decimal {
  if (compounding !== "continuous") return equivalentRate(annualPercent, compounding, perYear);
  const percent = new Wide(annualPercent).div(100 * perYear);
  return narrow(percent.exp().minus(1));
}

/** The quoted rate that one of so many periods a year grows by as much as this, in percent. */
export const quotedRate = (rate: Decimal, compounding: Compounding, perYear: number): Decimal =>
  rateOfGrowth(growth(rate, perYear), compounding);

/** A start and level payments, the rate that of one payment period. */
export type Stream = {
  readonly start: Decimal;
  readonly payment: Decimal;
  readonly rate: Decimal;
  /** Payments come at the beginning of their periods. */
  readonly due: boolean;
};

/** A payment as it stands at the end of its period. */
const paid = ({ payment, rate, due }: Omit<Stream, "start">): Decimal =>
  due ? new Wide(rate).plus(1).times(payment) : payment;

/** A part of a period counts as a part of a payment, as in spreadsheets. */
export function futureValue(stream: Stream, periods: Decimal | number): Decimal {
  const { start, rate } = stream;
  return start.plus(start.times(rate).plus(paid(stream)).times(accumulated(rate, periods)));
}

/**
 * At a loss, payments hold the value near a level that it never gets to. It stays on the side that it started from, and after
 * long enough by too little to show in a sum with another amount; 0 where no digit is in doubt.
 */
export function sideOfLevel(value: Decimal, stream: Stream, other: Decimal): Side {
  const { start, rate } = stream;
  if (!rate.isNegative()) return 0;
  const level = snap(decimal(paid(stream)).div(rate.neg()));
  const isShown = !snap(value.minus(level).plus(other)).eq(snap(other)) && !snap(value).eq(level);
  if (isShown || snap(start).eq(level)) return 0;
  return start.lt(level) ? -1 : 1;
}

/** The value after each year, and at the end of a last part of one. Every whole year is like the first. */
export function worthYearByYear(stream: Stream, periods: Decimal, perYear: number) {
  const years = periods.div(perYear);
  const whole = floor(years);
  const grown = narrow(growth(stream.rate, perYear));
  const added = futureValue({ ...stream, start: decimal(0) }, perYear);
  const rows: { readonly year: Decimal; readonly balance: Decimal }[] = [];
  let balance = stream.start;
  for (let year = 1; whole.gte(year); year++) {
    balance = balance.times(grown).plus(added);
    rows.push({ year: decimal(year), balance });
  }
  if (snap(years).isInteger()) return rows;
  const rest = periods.minus(whole.times(perYear));
  return [...rows, { year: years, balance: futureValue({ ...stream, start: balance }, rest) }];
}

type Loan = Readonly<Record<"principal" | "rate" | "payment", Decimal>> & { readonly payments: number };

/** What is owed of a loan at the end of each of so many years: nothing from its last payment on. */
export function owedYearByYear({ principal, payments, ...loan }: Loan, perYear: number, years: number) {
  const debt = { ...loan, start: principal.neg(), due: false };
  const worth = worthYearByYear(debt, decimal(payments - 1), perYear);
  return Array.from({ length: years }, (_, i) => {
    const after = (i + 1) * perYear < payments ? worth[i] : undefined;
    return after?.balance.neg() ?? decimal(0);
  });
}

/** After how many periods the value is at the target; undefined where it never is. */
export function periodsUntil(target: Decimal, stream: Stream): Decimal | undefined {
  const { start, payment, rate } = stream;
  const periods = rate.isZero() ? target.minus(start).div(payment) : periodsOfGrowth(target, stream);
  return start.eq(target) ? decimal(0) : notBefore(periods);
}

/** (1 + i)^n = (payment + i × target) ÷ (payment + i × start) */
function periodsOfGrowth(target: Decimal, stream: Stream): Decimal {
  const { start, rate } = stream;
  const level = new Wide(paid(stream));
  const grown = level.plus(target.times(rate)).div(level.plus(start.times(rate)));
  return narrow(grown.ln().div(new Wide(rate).plus(1).ln()));
}

const notBefore = (periods: Decimal): Decimal | undefined =>
  periods.isFinite() && periods.gte(0) ? periods : undefined;

// A period that loses more than this is not looked for.
const NEARLY_ALL = decimal("-0.999999");

/**
 * The rate of one period at which the value reaches the target after so many periods, at least one; undefined where
 * there is none above a loss of nearly everything. The value rises with the rate, so there is no second one.
 */
export function rateUntil(target: Decimal, stream: Omit<Stream, "rate">, periods: Decimal): Decimal | undefined {
  const { start, payment, due } = stream;
  const rateOf = (amount: Decimal, time: Decimal) => target.div(amount).pow(decimal(1).div(time)).minus(1);
  if (payment.isZero()) {
    const rate = rateOf(start, periods);
    return rate.isFinite() && rate.gte(NEARLY_ALL) ? rate : undefined;
  }
  const excess = (rate: Decimal) => futureValue({ ...stream, rate }, periods).minus(target);
  const none = decimal(0);
  if (excess(none).gte(0)) return rootBetween(excess, NEARLY_ALL, none);
  const [first, time] = start.gt(0) ? [start, periods] : [payment, due ? periods : periods.minus(1)];
  if (time.lte(0)) return undefined;
  // At this rate the first money alone grows to the target, and with the rest it is more.
  const most = rateOf(first, time);
  return excess(most).gt(0) ? rootBetween(excess, none, most) : most;
}
