import { choice, count, defineCalculator, money, noAnswer, number, percent, table } from "#engine";
import { accumulated, growth } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { TIMING } from "#numbers/frequency";
import { effectiveRate, futureValue, periodsUntil, worthYearByYear } from "#numbers/growth";
import { ceil, isTooLargeToShow, snap } from "#numbers/round";
import { annualOf, compoundsOf, rateOf, type Setting, streamOf } from "./money-streams.ts";
import { solutionSteps } from "./solution-steps.ts";
import { theOnlyRate } from "./the-only-rate.ts";

const AMOUNT = { min: -1e12, max: 1e12, default: 0 } as const;
const RATES = { min: -99, max: 1000 } as const;
const A_YEAR = { min: 1, max: 365 } as const;
const MOST_PERIODS = 10_000;
const MOST_ROWS = 120;
/** Beyond it, either end plays no part that could be shown. */
const MOST_GROWTH = 1e20;
const SIGNS = "Check the signs: money that you pay out is negative, and money that you receive is positive.";

export default defineCalculator({
  name: "TVM calculator",
  summary: "Solve N, I/Y, PV, PMT or FV, as on a financial calculator such as the BA II Plus or HP-12C.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        fv: "Future value (FV)",
        pv: "Present value (PV)",
        pmt: "Payment (PMT)",
        rate: "Interest rate (I/Y)",
        n: "Number of payments (N)",
      },
      { default: "fv" },
    ),
    periods: number("Number of payments (N)", { min: 0.01, max: MOST_PERIODS, example: 120 }),
    annual_rate: percent("Interest rate (I/Y)", { ...RATES, example: 6, help: "Per year." }),
    present_value: money("Present value (PV)", {
      ...AMOUNT,
      begins: -1000,
      help: "Money you pay out is negative. A loan that you receive is positive.",
    }),
    payment: money("Payment (PMT)", { ...AMOUNT, begins: -100 }),
    future_value: money("Future value (FV)", { ...AMOUNT, begins: 20000 }),
    payments_per_year: count("Payments per year (P/Y)", { ...A_YEAR, default: 1, begins: 12 }),
    compounds_per_year: count("Compounding periods per year (C/Y)", {
      ...A_YEAR,
      optional: true,
      more: true,
      help: "Optional. If you leave it empty, it equals P/Y.",
    }),
    timing: choice("Payments at the (BGN or END)", TIMING, { default: "end", more: true }),
  },

  outputs: {
    future_value: money("Future value (FV)"),
    present_value: money("Present value (PV)"),
    payment: money("Payment (PMT)"),
    annual_rate: percent("Interest rate (I/Y)", { upTo: 6 }),
    periods: number("Number of payments (N)", { upTo: 4 }),
    whole_periods: number("N rounded up, as on an HP-12C", { optional: true }),
    total_payments: money("All payments"),
    interest: money("Interest", { help: "A negative figure is interest that you pay." }),
    period_rate: percent("Rate per payment period", { upTo: 6 }),
    effective_rate: percent("Effective annual rate", { upTo: 4 }),
    balances: table(
      "Balance by period",
      { period: number("Period", { upTo: 4 }), balance: money("Balance") },
      { optional: true, chart: { kind: "lines", x: "period", y: ["balance"], opening: [] } },
    ),
  },
  groups: {
    "The five keys": ["future_value", "present_value", "payment", "annual_rate", "periods"],
    More: ["whole_periods", "total_payments", "interest", "period_rate", "effective_rate"],
  },
  formula: "PV × (1 + i)^N + PMT × ((1 + i)^N - 1) ÷ i + FV = 0",

  by: {
    total_payments: "payment × periods",
    interest: "present_value + total_payments + future_value",
  },
  questions: {
    find: {
      fv: {
        asks: ["periods", "annual_rate", "present_value", "payment"],
        primary: "future_value",
        compute: (given) => ({ ...ratesOf(given), future_value: futureValue(streamOf(given), given.periods) }),
      },
      pv: {
        asks: ["periods", "annual_rate", "payment", "future_value"],
        primary: "present_value",
        compute(given) {
          const { periods, future_value } = given;
          const stream = streamOf({ ...given, present_value: decimal(0) });
          const saved = futureValue(stream, periods);
          return { ...ratesOf(given), present_value: saved.minus(future_value).div(growth(stream.rate, periods)) };
        },
      },
      pmt: {
        asks: ["periods", "annual_rate", "present_value", "future_value"],
        primary: "payment",
        compute(given) {
          const { periods, future_value } = given;
          const stream = streamOf({ ...given, payment: decimal(0) });
          const each = accumulated(stream.rate, periods).times(stream.due ? stream.rate.plus(1) : 1);
          return { ...ratesOf(given), payment: futureValue(stream, periods).minus(future_value).div(each) };
        },
      },
      rate: {
        asks: ["periods", "present_value", "payment", "future_value"],
        primary: "annual_rate",
        check: ({ periods, payment }) => ({
          periods: !payment.isZero() && !periods.isInteger() && "must be a whole number where there are payments",
        }),
        compute(given) {
          const rate = theOnlyRate(given);
          if (rate === "several")
            return noAnswer(
              "The money changes direction twice, so several rates may fit, or none. Use the IRR calculator.",
            );
          if (rate === undefined) return noAnswer(`No interest rate fits these amounts. ${SIGNS}`);
          const annual = annualOf(rate, given);
          if (annual.lt(RATES.min) || snap(annual).gt(RATES.max))
            return noAnswer("The rate would lie outside of what can be entered here. Check the amounts and N.");
          return { annual_rate: annual, period_rate: rate.times(100), effective_rate: yearly(annual, given) };
        },
      },
      n: {
        asks: ["annual_rate", "present_value", "payment", "future_value"],
        primary: "periods",
        compute(given) {
          const periods = periodsUntil(given.future_value, streamOf(given));
          if (periods === undefined) return noAnswer(`The future value is never reached. ${SIGNS}`);
          if (periods.gt(MOST_PERIODS)) return noAnswer("It would take more than 10,000 payments. Check the amounts.");
          return { ...ratesOf(given), periods, whole_periods: ceil(periods) };
        },
      },
    },
  },

  after(found, given) {
    const { periods, present_value, payment, future_value } = found;
    const grown = growth(found.period_rate.div(100), periods);
    const isExtreme = grown.gt(MOST_GROWTH) || grown.times(MOST_GROWTH).lt(1);
    if (isExtreme || [present_value, payment, future_value].some(isTooLargeToShow))
      return noAnswer("Enter fewer payments or a rate nearer to zero: these figures are too large to show.");
    const perYear = given.payments_per_year;
    if (periods.gt(MOST_ROWS * perYear) || periods.isZero()) return { balances: null };
    const stream = streamOf({ ...given, ...found });
    const rows = worthYearByYear({ ...stream, rate: found.period_rate.div(100) }, periods, perYear);
    return { balances: rows.map(({ year, balance }) => ({ period: snap(year.times(perYear)), balance })) };
  },

  sentence: ({ find }, { periods, annual_rate, present_value, payment, future_value }) => {
    const keys = {
      n: `N = ${periods}`,
      rate: `I/Y = ${annual_rate}`,
      pv: `PV = ${present_value}`,
      pmt: `PMT = ${payment}`,
      fv: `FV = ${future_value}`,
    };
    const { [find]: solved, ...entered } = keys;
    return `With ${Object.values(entered).slice(0, 3).join(", ")} and ${Object.values(entered)[3]}, ${solved}.`;
  },

  working: solutionSteps,

  notes: () => [
    "Money that you pay out is negative, and money that you receive is positive. A negative balance is money that you owe.",
  ],
});

/** The rate of one period and that of a year, of the rate that was entered. */
const ratesOf = (given: Setting & { readonly annual_rate: Decimal }) => ({
  period_rate: rateOf(given).times(100),
  effective_rate: yearly(given.annual_rate, given),
});

const yearly = (annual: Decimal, given: Setting): Decimal => effectiveRate(annual, compoundsOf(given));
