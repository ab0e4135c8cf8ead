import { choice, count, date, defineCalculator, formatDate, money, noAnswer, number, percent, step } from "#engine";
import { bondOf, durationOf, PAR, worth, yieldOf } from "#numbers/bond";
import { addMonths, dayNumber } from "#numbers/calendar";
import { DAY_COUNTS } from "#numbers/day-count";
import { decimal } from "#numbers/decimal";

const TIMES_A_YEAR = { yearly: 1, semiannual: 2, quarterly: 4 } as const;
const LONGEST = 50;
/** Of the actual days in a coupon period, whatever the year. */
const BOND_DAY_COUNTS = { ...DAY_COUNTS, actual_actual: "Actual days (US Treasuries)" } as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    { price: "Price from yield", yield: "Yield from price" },
    { default: "price" },
  ),
  face_value: money("Face value", { min: 0.01, max: 1e12, default: 1000 }),
  coupon_rate: percent("Coupon rate", { min: 0, max: 100, example: 5.75, help: "Per year." }),
  settlement: date("Settlement date", { example: "2026-02-15", help: "The day you pay for the bond." }),
  maturity: date("Maturity date", { example: "2035-11-15", help: "The day the bond is repaid." }),
  frequency: choice(
    "Coupon frequency",
    { yearly: "Every year", semiannual: "Twice a year", quarterly: "Every quarter" },
    { default: "semiannual" },
  ),
  day_count: choice("Day count", BOND_DAY_COUNTS, {
    default: "thirty_360",
    help: "US corporate and municipal bonds count months of 30 days.",
  }),
  annual_yield: percent("Yield to maturity", {
    min: 0,
    max: 100,
    example: 6.5,
    when: { find: ["price"] },
    help: "Yearly return if you hold the bond until it is repaid.",
  }),
  clean_price: number("Price", {
    unit: "% of face value",
    min: 0.01,
    max: 10000,
    example: 94.63,
    means: "For 100 of face value: 96.25, not 962.50",
    when: { find: ["yield"] },
    help: "As quoted, without accrued interest.",
  }),
};

/** Above it, the price of a whole bond was probably entered. */
const UNLIKELY = 200;

export default defineCalculator({
  name: "Bond price calculator",
  summary: "Price or yield to maturity of a bond between coupon dates, with accrued interest and duration.",
  inputs,

  outputs: {
    clean_price: number("Clean price", { unit: "% of face value", digits: 4 }),
    annual_yield: percent("Yield to maturity", { upTo: 4 }),
    accrued: money("Accrued interest"),
    to_pay: money("You pay", { help: "Clean price plus accrued interest, for your face value." }),
    current_yield: percent("Current yield", { upTo: 4, help: "A year's coupons divided by the price." }),
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
    return days > dayNumber(addMonths(settlement, 12 * LONGEST)) - dayNumber(settlement)
      ? { maturity: `must be within ${LONGEST} years` }
      : {};
  },

  compute(given) {
    const { find, face_value, coupon_rate } = given;
    const bond = bondOf(given, TIMES_A_YEAR[given.frequency]);
    if (bond.count === 1 && bond.wait.isNegative())
      return noAnswer(
        "By this day count, the last coupon period is over before the maturity date. Choose another one.",
      );
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

  alerts: ({ clean_price }) => [
    clean_price?.value.gt(UNLIKELY) &&
      `We used a price of ${clean_price}. Enter the price of 100 of face value: for $962.50 per $1,000, enter 96.25.`,
  ],

  working(given, { clean_price, annual_yield, accrued, to_pay, coupon, next_coupon }, show, values) {
    const { face_value, coupon_rate, settlement } = given;
    const f = TIMES_A_YEAR[given.frequency];
    const { from, length, last, count } = bondOf(values, f);
    const days = show("number", decimal(from));
    const period = show("number", length, { upTo: 4 });
    const discount = show("number", decimal(1).minus(decimal(from).div(length)), { upTo: 6 });
    const each = show("money", coupon.value, { upTo: 4 });
    return [
      step`Each coupon: ${face_value} × ${coupon_rate} ÷ ${f} = ${each}`,
      `Days from ${formatDate(last)} to ${settlement}: ${days}, of ${period} in the coupon period`,
      step`Accrued interest: ${each} × ${days} ÷ ${period} = ${accrued}`,
      `Coupons left: ${count}, the next on ${next_coupon}, after d = ${discount} of a period`,
      given.find === "price"
        ? `Price, from all payments at ${annual_yield} a year: ${clean_price}`
        : `Yield, found so that all payments are worth ${clean_price} and the accrued interest: ${annual_yield}`,
      `You pay: ${face_value} × ${show("percent", clean_price.value, { upTo: 4 })} + ${accrued} ≈ ${to_pay}`,
    ];
  },
});
