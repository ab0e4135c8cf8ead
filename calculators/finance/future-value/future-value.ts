import { choice, count, defineCalculator, formatSpan, type InputValues, money, number, percent, table } from "#engine";
import { COMPOUNDING } from "#numbers/compounding";
import { decimal } from "#numbers/decimal";
import { FREQUENCY, TIMES_A_YEAR, TIMING } from "#numbers/frequency";
import { futureValue, worthYearByYear } from "#numbers/growth";
import { isTooLargeToShow } from "#numbers/round";
import { growthSteps, streamOf } from "./growing-stream.ts";

const AMOUNT = { min: 0, max: 1e12 } as const;
const MOST_YEARS = 100;
const PERIODS = {
  weekly: "weeks",
  biweekly: "two-week periods",
  semimonthly: "half-months",
  monthly: "months",
  quarterly: "quarters",
  semiannual: "half-years",
  yearly: "years",
} as const;
const NOTHING = decimal(0);

const inputs = {
  present_value: money("Amount today", { ...AMOUNT, example: 10000, help: "Enter 0 if there are only payments." }),
  payment: money("Payment each period", { ...AMOUNT, default: 0, begins: 100 }),
  frequency: choice(
    "Length of a period",
    {
      weekly: "Week",
      biweekly: "Two weeks",
      semimonthly: "Half a month",
      monthly: "Month",
      quarterly: "Quarter",
      semiannual: "Six months",
      yearly: "Year",
    },
    { default: "monthly" },
  ),
  periods: count("Number of periods", { min: 1, max: 5200, example: 120, help: "120 months is ten years." }),
  annual_rate: percent("Interest rate", { min: 0, max: 100, example: 6, help: "Per year." }),
  compounding: choice("Compounding", COMPOUNDING, {
    default: "yearly",
    help: "How often interest is added. Not sure? Keep “Every year”.",
  }),
  timing: choice("Payment timing", TIMING, { more: true, default: "end" }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Future value calculator",
  summary: "What an amount today, regular payments, or both will grow to.",
  inputs,

  outputs: {
    future_value: money("Future value"),
    total_paid: money("Total paid in"),
    total_interest: money("Interest earned"),
    grown_amount: money("Amount today with interest"),
    grown_payments: money("Payments with interest", { optional: true }),
    period_rate: percent("Rate per period", { upTo: 6 }),
    schedule: table(
      "Value by year",
      { year: number("Year", { upTo: 2 }), paid: money("Paid in so far"), value: money("Value") },
      { chart: { kind: "lines", x: "year", y: ["value", "paid"], opening: [["present_value"], ["present_value"]] } },
    ),
  },
  primary: "future_value",
  formula: "FV = PV × (1 + i)^n + payment × ((1 + i)^n − 1) ÷ i",

  check(given) {
    const { periods, frequency } = given;
    if (decimal(periods).div(TIMES_A_YEAR[frequency]).gt(MOST_YEARS))
      return { periods: `must be at most ${MOST_YEARS} years` };
    return isTooLargeToShow(futureValue(streamOf(given), periods))
      ? { periods: "must be fewer at this rate: the value would be too large to show" }
      : {};
  },

  by: {
    total_paid: "present_value + payment × periods",
    total_interest: ["Interest", "future_value - total_paid"],
  },
  compute(given) {
    const { periods, present_value, payment } = given;
    const stream = streamOf(given);
    const grown = futureValue({ ...stream, payment: NOTHING }, periods);
    const perYear = TIMES_A_YEAR[given.frequency];
    return {
      future_value: futureValue(stream, periods),
      grown_amount: present_value.isZero() ? NOTHING : grown,
      grown_payments: payment.isZero() ? null : futureValue({ ...stream, start: NOTHING }, periods),
      period_rate: stream.rate.times(100),
      schedule: worthYearByYear(stream, decimal(periods), perYear).map(({ year, balance }) => ({
        year,
        paid: present_value.plus(payment.times(year).times(perYear)),
        value: balance,
      })),
    };
  },

  sentence({ present_value, payment, frequency, periods, annual_rate }, { future_value }) {
    const time = formatSpan({ [PERIODS[frequency]]: periods.value });
    const payments =
      periods.value === 1
        ? `one payment of ${payment}`
        : `${periods} payments of ${payment}, made ${FREQUENCY[frequency].toLowerCase()},`;
    const grow = `grow to ${future_value} at ${annual_rate} a year`;
    if (payment.value.isZero()) return `${present_value} grows to ${future_value} in ${time} at ${annual_rate} a year.`;
    if (!present_value.value.isZero()) return `${present_value} today and ${payments} ${grow}.`;
    return periods.value === 1 ? `O${payments.slice(1)} ${grow.replace("grow", "grows")}.` : `${payments} ${grow}.`;
  },

  working: growthSteps,
});
