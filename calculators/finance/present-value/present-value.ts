import { choice, count, defineCalculator, money, noAnswer, number, optionalStep, percent, step } from "#engine";
import { COMPOUNDING } from "#numbers/compounding";
import { decimal } from "#numbers/decimal";
import { FREQUENCY, TIMES_A_YEAR, TIMING } from "#numbers/frequency";
import { snap } from "#numbers/round";
import { rateFor, rateStep, worthOfPayments, worthToday } from "./worth-today.ts";

const AMOUNT = { min: 0, max: 1e12 } as const;
const PAID = ["payment", "frequency", "timing", "growth_rate"] as const;
const ONE = decimal(1);

export default defineCalculator({
  name: "Present value calculator",
  summary: "What future money is worth today: one amount, regular or growing payments, or payments that never end.",

  inputs: {
    find: choice(
      "Present value of",
      { lump: "One future amount", payments: "Regular payments", forever: "Payments that never end" },
      { default: "lump" },
    ),
    future_value: money("Future amount", { ...AMOUNT, example: 10000 }),
    years: number("Years until you receive it", { unit: "years", min: 0, max: 200, example: 10 }),
    payment: money("Payment", { ...AMOUNT, example: 500 }),
    payments: count("Number of payments", { min: 1, max: 2400, example: 240 }),
    discount_rate: percent("Discount rate", {
      min: 0,
      max: 100,
      example: 6,
      help: "Per year: what your money could earn elsewhere.",
    }),
    compounding: choice("Compounding", COMPOUNDING, {
      default: "yearly",
      help: "How often the discount rate is applied. Not sure? Keep “Every year”.",
    }),
    frequency: choice("Payment frequency", FREQUENCY, { default: "monthly" }),
    timing: choice("Payment timing", TIMING, { default: "end" }),
    growth_rate: percent("Growth of each payment", {
      typical: 0.25,
      min: -50,
      max: 50,
      default: 0,
      help: "From one payment to the next. For a yearly raise, choose yearly payments.",
    }),
  },

  outputs: {
    present_value: money("Present value"),
    total_received: money("Total received", { optional: true }),
    total_discount: money("Discount", { optional: true, help: "Total received minus present value." }),
    period_rate: percent("Rate per period", { upTo: 6 }),
    discount_factor: number("Discount factor (value today of $1)", { significant: 10, optional: true }),
  },
  primary: "present_value",
  formula: "PV = FV ÷ (1 + i)^n, and for payments PV = payment × (1 − ((1 + g) ÷ (1 + i))^n) ÷ (i − g)",

  questions: {
    find: {
      lump: {
        asks: ["future_value", "years"],
        compute(given) {
          const rate = rateFor(given, 1);
          const discount_factor = ONE.div(rate.plus(1).pow(given.years));
          const value = given.future_value.times(discount_factor);
          return { ...worthToday(value, given.future_value, rate), discount_factor };
        },
        sentence: ({ future_value, years, discount_rate }, { present_value }) =>
          `${future_value} in ${years} is worth ${present_value} today at ${discount_rate} a year.`,
        working: ({ future_value, years, ...given }, found) => [
          rateStep(given, 1, found.period_rate),
          step`Present value: ${future_value} ÷ (1 + i)^${years.value.toString()} = ${found.present_value}`,
          optionalStep`Discount: ${found.total_received} - ${found.present_value} = ${found.total_discount}`,
        ],
      },
      payments: {
        asks: [...PAID, "payments"],
        compute(given) {
          const rate = rateFor(given, TIMES_A_YEAR[given.frequency]);
          const [value, received] = worthOfPayments(given, rate);
          return { ...worthToday(value, received, rate), discount_factor: ONE.div(rate.plus(1).pow(given.payments)) };
        },
        sentence: ({ payments, payment, frequency, discount_rate }, { present_value }) =>
          payments.value === 1
            ? `One payment of ${payment} is worth ${present_value} today at ${discount_rate} a year.`
            : `${payments} payments of ${payment}, due ${every(frequency)}, are worth ${present_value} today at ${discount_rate} a year.`,
        working({ payment, payments, growth_rate, ...given }, { present_value, period_rate, ...found }) {
          const due = DUE[given.timing];
          const n = payments.value;
          const flat = period_rate.value.isZero() ? `${n}` : `(1 - (1 + i)^-${n}) ÷ i`;
          const growing = `Value today of growing payments that start at $1, called a: (1 - ((1 + g) ÷ (1 + i))^${n}) ÷ (i - g), where g is ${growth_rate}`;
          return [
            rateStep(given, TIMES_A_YEAR[given.frequency], period_rate),
            ...(growth_rate.value.isZero()
              ? [step`Present value: ${payment} × ${flat}${due} = ${present_value}`]
              : [growing, `Present value: ${payment} × a${due} ≈ ${present_value}`]),
            optionalStep`Discount: ${found.total_received} - ${present_value} = ${found.total_discount}`,
          ];
        },
      },
      forever: {
        asks: PAID,
        compute(given) {
          const rate = rateFor(given, TIMES_A_YEAR[given.frequency]);
          const growth = given.growth_rate.div(100);
          if (snap(rate).lte(snap(growth)))
            return noAnswer(
              "Enter a discount rate above the growth of the payments: otherwise payments without end are worth more than any amount.",
            );
          const due = given.timing === "begin" ? rate.plus(1) : ONE;
          return worthToday(given.payment.times(due).div(rate.minus(growth)), null, rate);
        },
        sentence: ({ payment, frequency, discount_rate }, { present_value }) =>
          `${payment} ${every(frequency)} forever is worth ${present_value} today at ${discount_rate} a year.`,
        working({ payment, growth_rate, ...given }, { present_value, period_rate }) {
          const over = growth_rate.value.isZero() ? "i" : `(i - ${growth_rate})`;
          return [
            rateStep(given, TIMES_A_YEAR[given.frequency], period_rate),
            step`Present value: ${payment} ÷ ${over}${DUE[given.timing]} = ${present_value}`,
          ];
        },
      },
    },
  },
});

/** In print, for payments at the beginning of each period. */
const DUE = { begin: " × (1 + i)", end: "" } as const;

const every = (frequency: keyof typeof FREQUENCY): string => FREQUENCY[frequency].toLowerCase();
