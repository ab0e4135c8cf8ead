import {
  choice,
  count,
  date,
  defineCalculator,
  formatDate,
  type InputValues,
  money,
  noAnswer,
  number,
  percent,
  step,
} from "#engine";
import { addMonths, dayNumber } from "#math/calendar";
import { breakEvenGrowths, inOrder } from "#math/cash-flows";
import { type CivilDate, daysInMonth } from "#math/civil-date";
import { DAY_COUNTS, type DayCount, yearPart } from "#math/day-count";
import { type Decimal, decimal } from "#math/decimal";
import { round } from "#math/round";

const PAR = 100;
const TIMES_A_YEAR = { yearly: 1, semiannual: 2, quarterly: 4 } as const;
const LONGEST = 50;
const [LOWEST_YIELD, HIGHEST_YIELD] = [decimal("-0.9"), decimal(10)];

const inputs = {
  find: choice("Find", { price: "Price from yield", yield: "Yield from price" }, { default: "price" }),
  face_value: money("Face value", { min: 0.01, max: 1e12, default: 1000 }),
  coupon_rate: percent("Coupon rate", { min: 0, max: 100, example: 5.75, help: "Per year." }),
  settlement: date("Settlement date", { example: "2026-02-15", help: "The day you pay for the bond." }),
  maturity: date("Maturity date", { example: "2035-11-15" }),
  frequency: choice(
    "Coupons are paid",
    { yearly: "Every year", semiannual: "Every half-year", quarterly: "Every quarter" },
    { default: "semiannual" },
  ),
  day_count: choice("Day count", DAY_COUNTS, {
    default: "thirty_360",
    help: "US corporate and municipal bonds: months of 30 days. US Treasuries: the actual days.",
  }),
  annual_yield: percent("Yield to maturity", { min: 0, max: 100, example: 6.5, when: { find: ["price"] } }),
  clean_price: number("Price", {
    unit: "% of face value",
    min: 0.01,
    max: 10000,
    example: 94.63,
    when: { find: ["yield"] },
    help: "As quoted, without accrued interest.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "bond-price",
  name: "Bond price calculator",
  category: "finance",
  summary: "Price or yield to maturity of a bond between coupon dates, with accrued interest and duration.",
  version: "1.0.0",
  inputs,

  outputs: {
    clean_price: number("Clean price", { unit: "% of face value", digits: 4 }),
    annual_yield: percent("Yield to maturity", { upTo: 4 }),
    accrued: money("Accrued interest"),
    to_pay: money("You pay", { help: "Clean price plus accrued interest, for your face value." }),
    current_yield: percent("Current yield", { upTo: 4 }),
    modified_duration: number("Modified duration", { unit: "years", upTo: 4 }),
    coupon: money("Each coupon"),
    coupons: count("Coupons left"),
    next_coupon: date("Next coupon date"),
  },
  primary: ({ find }) => (find === "price" ? "clean_price" : "annual_yield"),
  formula: "price = Σ coupon ÷ (1 + y ÷ f)^(k − 1 + d) + 100 ÷ (1 + y ÷ f)^(n − 1 + d) − accrued interest",

  check({ settlement, maturity }) {
    const days = dayNumber(maturity) - dayNumber(settlement);
    if (days <= 0) return { maturity: "must be after the settlement date" };
    return maturity.year - settlement.year > LONGEST ? { maturity: `must be within ${LONGEST} years` } : {};
  },

  compute(given) {
    const { find, face_value, coupon_rate } = given;
    const bond = bondOf(given);
    const found = find === "price" ? given.annual_yield.div(PAR) : yieldOf(bond, given.clean_price);
    if (!found) return noAnswer("Enter another price: no yield between −90% and 1,000% a year leads to this one.");
    const dirty = worth(bond, found);
    const clean = find === "price" ? dirty.minus(bond.accrued) : given.clean_price;
    const part = face_value.div(PAR);
    return {
      clean_price: clean,
      annual_yield: found.times(PAR),
      accrued: bond.accrued.times(part),
      to_pay: clean.plus(bond.accrued).times(part),
      current_yield: coupon_rate.times(PAR).div(clean),
      modified_duration: durationOf(bond, found).div(dirty),
      coupon: bond.coupon.times(part),
      coupons: bond.count,
      next_coupon: bond.next,
    };
  },

  sentence: ({ find }, { clean_price, annual_yield, to_pay, accrued }) =>
    find === "price"
      ? `At a yield of ${annual_yield} the bond costs ${clean_price}. You pay ${to_pay}, of which ${accrued} is accrued interest.`
      : `At ${clean_price} the bond yields ${annual_yield} to maturity. You pay ${to_pay}, of which ${accrued} is accrued interest.`,

  working(given, { clean_price, annual_yield, accrued, to_pay, coupon, coupons, next_coupon }, show) {
    const { face_value, coupon_rate, settlement, day_count, frequency } = given;
    const f = TIMES_A_YEAR[frequency];
    const last = couponBefore(given.maturity.value, (Number(coupons.value) * 12) / f);
    const { from, length } = periodPart(settlement.value, last, next_coupon.value, day_count, f);
    const days = show("number", decimal(from));
    const period = show("number", length, { upTo: 4 });
    const n = Number(coupons.value);
    const discount = show("number", decimal(1).minus(decimal(from).div(length)), { upTo: 6 });
    return [
      step`Each coupon: ${face_value} × ${coupon_rate} ÷ ${f} = ${coupon}`,
      `Days from ${formatDate(last)} to ${settlement}: ${days}, of ${period} in the coupon period`,
      step`Accrued interest: ${coupon} × ${days} ÷ ${period} = ${accrued}`,
      `Coupons left: ${n}, the next on ${next_coupon}, after d = ${discount} of a period`,
      given.find === "price"
        ? `Price, from all payments at ${annual_yield} a year: ${clean_price}`
        : `Yield, found so that all payments are worth ${clean_price} and the accrued interest: ${annual_yield}`,
      `You pay: ${face_value} × ${clean_price} + ${accrued} ≈ ${to_pay}`,
    ];
  },
});

/** Per 100 of face value. `wait` is the part of a coupon period until the next coupon. */
type Bond = {
  readonly coupon: Decimal;
  readonly count: number;
  readonly wait: Decimal;
  /** Of a coupon period in days. */
  readonly length: Decimal;
  readonly accrued: Decimal;
  readonly perYear: number;
  readonly last: CivilDate;
  readonly next: CivilDate;
};

function bondOf(given: Given): Bond {
  const { settlement, maturity, day_count } = given;
  const perYear = TIMES_A_YEAR[given.frequency];
  const months = 12 / perYear;
  let count = 1;
  while (dayNumber(couponBefore(maturity, count * months)) > dayNumber(settlement)) count++;
  const last = couponBefore(maturity, count * months);
  const next = couponBefore(maturity, (count - 1) * months);
  const { from, to, length } = periodPart(settlement, last, next, day_count, perYear);
  const coupon = given.coupon_rate.div(perYear);
  return {
    coupon,
    count,
    wait: decimal(to).div(length),
    length,
    accrued: coupon.times(from).div(length),
    perYear,
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

/** Days since the last coupon and to the next, and the length of the period as the convention has it. */
function periodPart(settlement: CivilDate, last: CivilDate, next: CivilDate, dayCount: DayCount, perYear: number) {
  const daysBetween = (a: CivilDate, b: CivilDate) => yearPart(a, b, dayCount).days;
  const from = daysBetween(last, settlement);
  if (dayCount === "actual_actual")
    return { from, to: daysBetween(settlement, next), length: decimal(daysBetween(last, next)) };
  const length = decimal(dayCount === "actual_365" ? 365 : 360).div(perYear);
  const isActual = dayCount === "actual_360" || dayCount === "actual_365";
  return { from, to: isActual ? daysBetween(settlement, next) : length.minus(from), length };
}

/** With accrued interest. In the last coupon period interest is simple, as the market counts it. */
function worth({ coupon, count, wait, perYear }: Bond, annualYield: Decimal): Decimal {
  const rate = annualYield.div(perYear);
  const first = coupon.plus(count === 1 ? PAR : 0);
  if (count === 1) return first.div(rate.times(wait).plus(1));
  const growth = rate.plus(1);
  const back = decimal(1).div(growth.pow(count - 1));
  const annuity = rate.isZero() ? decimal(count) : decimal(1).minus(back.div(growth)).times(growth).div(rate);
  return coupon.times(annuity).plus(back.times(PAR)).div(growth.pow(wait));
}

/** Of the last period alone by its simple interest; else from the growth of a quarter of a day, whose powers are whole. */
function yieldOf(bond: Bond, cleanPrice: Decimal): Decimal | undefined {
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
  const flows = inOrder([{ at: 0, amount: full.neg() }, ...payments]);
  const [growth] = breakEvenGrowths(flows, perYear * period);
  return growth?.pow(period).minus(1).times(perYear);
}

/** How much the price falls with the yield, by the formula's own derivative. */
function durationOf({ coupon, count, wait, perYear }: Bond, annualYield: Decimal): Decimal {
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
