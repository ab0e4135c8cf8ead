import { choice, count, defineCalculator, type InputValues, money, noAnswer, number, percent, step } from "#engine";
import { COMPOUNDED, COMPOUNDING, rateFormula } from "#math/compounding";
import { type Decimal, decimal } from "#math/decimal";
import { FREQUENCY, TIMES_A_YEAR, TIMING } from "#math/frequency";
import { periodicRate } from "#math/growth";
import { hairBelow, snap, subtract } from "#math/round";
import { narrow, Wide } from "#math/wide";

const AMOUNT = { min: 0, max: 1e12 } as const;
const ONE = decimal(1);

const inputs = {
  find: choice(
    "Present value of",
    { lump: "One future amount", payments: "Regular payments", forever: "Payments that never end" },
    { default: "lump" },
  ),
  future_value: money("Future amount", { ...AMOUNT, example: 10000, when: { find: ["lump"] } }),
  years: number("Years until you receive it", {
    unit: "years",
    min: 0,
    max: 200,
    example: 10,
    when: { find: ["lump"] },
  }),
  payment: money("Payment", { ...AMOUNT, example: 500, when: { find: ["payments", "forever"] } }),
  payments: count("Number of payments", { min: 1, max: 2400, example: 240, when: { find: ["payments"] } }),
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
  frequency: choice("Payment frequency", FREQUENCY, { default: "monthly", when: { find: ["payments", "forever"] } }),
  timing: choice("Payment timing", TIMING, { default: "end", when: { find: ["payments", "forever"] } }),
  growth_rate: percent("Growth of each payment", {
    typical: 0.25,
    min: -50,
    max: 50,
    default: 0,
    when: { find: ["payments", "forever"] },
    help: "From one payment to the next. For a yearly raise, choose yearly payments.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Present value calculator",
  summary: "What future money is worth today: one amount, regular or growing payments, or payments that never end.",
  inputs,

  outputs: {
    present_value: money("Present value"),
    total_received: money("Total received", { optional: true }),
    total_discount: money("Discount", { optional: true, help: "Total received minus present value." }),
    period_rate: percent("Rate per period", { upTo: 6 }),
    discount_factor: number("Discount factor (value today of $1)", { significant: 10, optional: true }),
  },
  primary: "present_value",
  formula: "PV = FV ÷ (1 + i)^n, and for payments PV = payment × (1 − ((1 + g) ÷ (1 + i))^n) ÷ (i − g)",

  compute(given) {
    const rate = rateOf(given);
    const period_rate = rate.times(100);
    if (given.find === "lump") {
      const factor = ONE.div(rate.plus(1).pow(given.years));
      const value = given.future_value.times(factor);
      return answer(value, given.future_value, { period_rate, discount_factor: factor });
    }
    const growth = given.growth_rate.div(100);
    const due = given.timing === "begin" ? rate.plus(1) : ONE;
    if (given.find === "forever") {
      if (snap(rate).lte(snap(growth)))
        return noAnswer(
          "Enter a discount rate above the growth of the payments: otherwise payments without end are worth more than any amount.",
        );
      const value = given.payment.times(due).div(rate.minus(growth));
      return { ...answer(value, null, { period_rate, discount_factor: null }) };
    }
    const { payment, payments } = given;
    const last = rate.plus(1).pow(payments);
    const value = payment.times(due).times(factorOf(rate, growth, payments));
    const received = payment.times(factorOf(decimal(0), growth, payments));
    return answer(value, received, { period_rate, discount_factor: ONE.div(last) });
  },

  sentence(given, { present_value }) {
    const { find, discount_rate } = given;
    if (find === "lump")
      return `${given.future_value} in ${given.years} is worth ${present_value} today at ${discount_rate} a year.`;
    const every = FREQUENCY[given.frequency].toLowerCase();
    if (find === "payments" && given.payments.value === 1)
      return `One payment of ${given.payment} is worth ${present_value} today at ${discount_rate} a year.`;
    return find === "forever"
      ? `${given.payment} ${every} forever is worth ${present_value} today at ${discount_rate} a year.`
      : `${given.payments} payments of ${given.payment}, due ${every}, are worth ${present_value} today at ${discount_rate} a year.`;
  },

  working(given, { present_value, period_rate, total_received, total_discount }) {
    const perYear = given.find === "lump" ? 1 : TIMES_A_YEAR[given.frequency];
    const formula = rateFormula(`${given.discount_rate}`, COMPOUNDED[given.compounding], perYear);
    const rate = step`Rate per period i: ${formula} = ${period_rate}`;
    const discount =
      total_received && total_discount ? [discountStep(total_received, present_value, total_discount)] : [];
    if (given.find === "lump")
      return [
        rate,
        step`Present value: ${given.future_value} ÷ (1 + i)^${given.years.value.toString()} = ${present_value}`,
        ...discount,
      ];
    const { payment, growth_rate, timing } = given;
    const due = timing === "begin" ? " × (1 + i)" : "";
    const isLevel = growth_rate.value.isZero();
    if (given.find === "forever") {
      const over = isLevel ? "i" : `(i - ${growth_rate})`;
      return [rate, step`Present value: ${payment} ÷ ${over}${due} = ${present_value}`];
    }
    const n = given.payments.value;
    const flat = period_rate.value.isZero() ? `${n}` : `(1 - (1 + i)^-${n}) ÷ i`;
    const growing = `Value today of growing payments that start at $1, called a: (1 - ((1 + g) ÷ (1 + i))^${n}) ÷ (i - g), where g is ${growth_rate}`;
    return [
      rate,
      !isLevel && growing,
      isLevel
        ? step`Present value: ${payment} × ${flat}${due} = ${present_value}`
        : `Present value: ${payment} × a${due} ≈ ${present_value}`,
      ...discount,
    ];
  },
});

type Shown = Parameters<typeof step>[1];
const discountStep = (received: Shown, value: Shown, discount: Shown) =>
  step`Discount: ${received} - ${value} = ${discount}`;

/** Of a payment period; without payments, of a year. */
const rateOf = (given: Given): Decimal =>
  periodicRate(
    given.discount_rate,
    COMPOUNDED[given.compounding],
    given.find === "lump" ? 1 : TIMES_A_YEAR[given.frequency],
  );

/** What payments of 1, each larger than the one before by so much, are worth a period before the first. */
function factorOf(rate: Decimal, growth: Decimal, payments: number): Decimal {
  const apart = rate.minus(growth);
  if (snap(apart.plus(1)).eq(1)) return decimal(payments).div(rate.plus(1));
  const ratio = new Wide(growth).plus(1).div(new Wide(rate).plus(1));
  return narrow(new Wide(1).minus(ratio.pow(payments)).div(apart));
}

type Rest = { readonly period_rate: Decimal; readonly discount_factor: Decimal | null };
const answer = (value: Decimal, received: Decimal | null, rest: Rest) => ({
  present_value: value,
  total_received: received,
  total_discount: received && discountOf(received, value),
  ...rest,
});

/** Where the value today is too small to show in it, the discount is still less than all that is received. */
function discountOf(received: Decimal, value: Decimal): Decimal {
  const discount = subtract(received, value);
  return value.gt(0) && snap(discount).eq(snap(received)) ? hairBelow(received) : discount;
}
