// A bond between two coupon dates, per 100 of its face value: what its payments are worth at a yield, and the yield of a price.
import { breakEvenGrowths } from "./break-even-growths.ts";
import { addMonths, dayNumber } from "./calendar.ts";
import { type CivilDate, daysInMonth } from "./civil-date.ts";
import { type DayCount, yearPart } from "./day-count.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { round } from "./round.ts";

export const PAR = 100;
const [LOWEST_YIELD, HIGHEST_YIELD] = [decimal("-0.9"), decimal(10)];

/** Per 100 of face value. `wait` is the part of a coupon period until the next coupon. */
export type Bond = {
  readonly coupon: Decimal;
  readonly count: number;
  readonly wait: Decimal;
  /** Of the coupon period, in days. */
  readonly length: Decimal;
  readonly accrued: Decimal;
  readonly perYear: number;
  /** Days of it since the last coupon. */
  readonly from: number | Decimal;
  readonly last: CivilDate;
  readonly next: CivilDate;
};

type Terms = {
  readonly settlement: CivilDate;
  readonly maturity: CivilDate;
  readonly coupon_rate: Decimal;
  readonly day_count: DayCount;
};

export function bondOf({ settlement, maturity, coupon_rate, day_count }: Terms, perYear: number): Bond {
  const months = 12 / perYear;
  let count = 1;
  while (dayNumber(couponBefore(maturity, count * months)) > dayNumber(settlement)) count++;
  const last = couponBefore(maturity, count * months);
  const next = couponBefore(maturity, (count - 1) * months);
  const { from, to, length } = periodPart(settlement, last, next, day_count, perYear);
  const coupon = coupon_rate.div(perYear);
  return {
    coupon,
    count,
    wait: decimal(to).div(length),
    length,
    accrued: coupon.times(from).div(length),
    perYear,
    from,
    last,
    next,
  };
}

/** A bond that matures on the last day of a month pays on the last days of months. */
function couponBefore(maturity: CivilDate, months: number): CivilDate {
  const date = addMonths(maturity, -months);
  const isLast = maturity.day === daysInMonth(maturity.year, maturity.month);
  return isLast ? { ...date, day: daysInMonth(date.year, date.month) } : date;
}

/** Days since the last coupon and to the next, and the length of the period as the convention has it; together they fill it. */
function periodPart(settlement: CivilDate, last: CivilDate, next: CivilDate, dayCount: DayCount, perYear: number) {
  const daysBetween = (a: CivilDate, b: CivilDate) => yearPart(a, b, dayCount).days;
  const from = daysBetween(last, settlement);
  const year = decimal(dayCount === "actual_365" ? 365 : 360);
  const length = dayCount === "actual_actual" ? decimal(daysBetween(last, next)) : year.div(perYear);
  return { from, to: length.minus(from), length };
}

/** With accrued interest. In the last coupon period interest is simple, as the market counts it. */
export function worth({ coupon, count, wait, perYear }: Bond, annualYield: Decimal): Decimal {
  const rate = annualYield.div(perYear);
  const first = coupon.plus(count === 1 ? PAR : 0);
  if (count === 1) return first.div(rate.times(wait).plus(1));
  const growth = rate.plus(1);
  const back = decimal(1).div(growth.pow(count - 1));
  const annuity = rate.isZero() ? decimal(count) : decimal(1).minus(back.div(growth)).times(growth).div(rate);
  return coupon.times(annuity).plus(back.times(PAR)).div(growth.pow(wait));
}

/** Of the last period alone by its simple interest; else from the growth of a quarter of a day, whose powers are whole. */
export function yieldOf(bond: Bond, cleanPrice: Decimal): Decimal | undefined {
  const { coupon, count, wait, perYear } = bond;
  const full = cleanPrice.plus(bond.accrued);
  const found = count === 1 ? coupon.plus(PAR).div(full).minus(1).div(wait).times(perYear) : yieldOfMany(bond, full);
  return found?.gte(LOWEST_YIELD) && found.lte(HIGHEST_YIELD) ? found : undefined;
}

const QUARTERS = 4;

function yieldOfMany({ coupon, count, wait, perYear, length }: Bond, full: Decimal): Decimal | undefined {
  const period = length.times(QUARTERS).toNumber();
  const first = round(wait.times(period)).toNumber();
  const payments = Array.from({ length: count }, (_, k) => ({
    at: first + k * period,
    amount: k === count - 1 ? coupon.plus(PAR) : coupon,
  }));
  const flows = [{ at: 0, amount: full.neg() }, ...payments];
  const [growth] = breakEvenGrowths(flows, perYear * period);
  return growth?.pow(period).minus(1).times(perYear);
}

/** How much the price falls with the yield, by the formula's own derivative. */
export function durationOf({ coupon, count, wait, perYear }: Bond, annualYield: Decimal): Decimal {
  const rate = annualYield.div(perYear);
  const growth = rate.plus(1);
  if (count === 1) return coupon.plus(PAR).times(wait).div(rate.times(wait).plus(1).pow(2)).div(perYear);
  let [sum, discount] = [decimal(0), decimal(1).div(growth.pow(wait.plus(1)))];
  for (let k = 0; k < count; k++) {
    const payment = k === count - 1 ? coupon.plus(PAR) : coupon;
    sum = sum.plus(payment.times(wait.plus(k)).times(discount));
    discount = discount.div(growth);
  }
  return sum.div(perYear);
}
