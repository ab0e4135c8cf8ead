import { choice, count, date, defineCalculator, type InputValues, money, number, percent } from "#engine";
import { addMonths, dayNumber } from "#numbers/calendar";
import { DAY_COUNTS } from "#numbers/day-count";
import { bondSteps } from "./bond-steps.ts";
import { priceAt, yieldAt } from "./price-and-yield.ts";

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
    help: "Yearly return if you hold the bond until it is repaid.",
  }),
  clean_price: number("Price", {
    unit: "% of face value",
    min: 0.01,
    max: 10000,
    example: 94.63,
    means: "For 100 of face value: 96.25, not 962.50",
    help: "As quoted, without accrued interest.",
  }),
};

export type Given = InputValues<typeof inputs>;

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
  groups: {
    "What you pay": ["clean_price", "accrued", "to_pay"],
    "The return": ["annual_yield", "current_yield", "modified_duration"],
    Coupons: ["coupon", "coupons", "next_coupon"],
  },
  formula: "price = Σ coupon ÷ (1 + y ÷ f)^(k − 1 + d) + 100 ÷ (1 + y ÷ f)^(n − 1 + d) − accrued interest",

  check({ settlement, maturity }) {
    const days = dayNumber(maturity) - dayNumber(settlement);
    if (days <= 0) return { maturity: "must be after the settlement date" };
    return days > dayNumber(addMonths(settlement, 12 * LONGEST)) - dayNumber(settlement)
      ? { maturity: `must be within ${LONGEST} years` }
      : {};
  },

  between: {
    accrued_of_100: number("Accrued interest of 100 of face value"),
    per_year: count("Coupons a year"),
  },
  by: {
    accrued: "accrued_of_100 × face_value ÷ 100",
    to_pay: "(clean_price + accrued_of_100) × face_value ÷ 100",
    current_yield: "coupon_rate × 100 ÷ clean_price",
    coupon: ["Each coupon", "face_value × coupon_rate ÷ per_year"],
  },
  questions: {
    find: {
      price: {
        asks: ["annual_yield"],
        primary: "clean_price",
        compute: priceAt,
        sentence: (_, { clean_price, annual_yield, to_pay, accrued }) =>
          `At a yield of ${annual_yield} the bond costs ${clean_price}. You pay ${to_pay}, of which ${accrued} is accrued interest.`,
      },
      yield: {
        asks: ["clean_price"],
        primary: "annual_yield",
        compute: yieldAt,
        sentence: (_, { clean_price, annual_yield, to_pay, accrued }) =>
          `At ${clean_price} the bond yields ${annual_yield} to maturity. You pay ${to_pay}, of which ${accrued} is accrued interest.`,
      },
    },
  },
  working: bondSteps,

  alerts: ({ clean_price }) => [
    clean_price?.value.gt(UNLIKELY) &&
      `We used a price of ${clean_price}. Enter the price of 100 of face value: for $962.50 per $1,000, enter 96.25.`,
  ],
});
