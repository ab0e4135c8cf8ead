import { choice, count, defineCalculator, formatMonths, type InputValues, money, percent, step, table } from "#engine";
import { levelLoan } from "#numbers/annuity";
import { decimal } from "#numbers/decimal";
import { subtract } from "#numbers/round";
import { levelFormula, QUOTED } from "../../shared/level-payments.ts";
import { follow, MONTHLY, ratesBy } from "./adjusted-rates.ts";

const POINTS = { min: 0, max: 20 } as const;

const inputs = {
  amount: money("Loan amount", { min: 1000, max: 1e9, example: 400000 }),
  years: count("Loan term", { unit: "years", perYear: 1, min: 1, max: 40, default: 30, usual: [15, 30] }),
  initial_rate: percent("Initial rate", { ...QUOTED, max: 30, example: 5.75 }),
  fixed_years: count("Years before the first change", {
    unit: "years",
    min: 1,
    max: 15,
    default: 5,
    usual: [3, 5, 7, 10],
    help: "The first number of a 5/1 or 5/6 ARM.",
  }),
  every: choice("Then it changes", { year: "Every year", half_year: "Every six months" }, { default: "year" }),
  index: percent("Index today", { min: -5, max: 30, example: 4.25, help: "Such as SOFR or the one-year Treasury." }),
  margin: percent("Margin", { ...POINTS, example: 2.75, help: "What the lender adds to the index." }),
  index_change: percent("The index changes by", {
    min: -5,
    max: 5,
    default: 0,
    typical: 0.5,
    help: "Percentage points at each change of your rate. 0 keeps it where it is.",
  }),
  first_cap: percent("Cap on the first change", { ...POINTS, default: 2, more: true }),
  later_cap: percent("Cap on later changes", { ...POINTS, default: 2, more: true }),
  lifetime_cap: percent("Lifetime cap", {
    ...POINTS,
    default: 5,
    more: true,
    help: "Above and below the initial rate.",
  }),
  floor: percent("Lowest rate allowed", { min: 0, max: 30, default: 0, typical: 2.75, more: true }),
  fixed_rate: percent("Rate of a fixed loan to compare", { ...QUOTED, max: 30, typical: 6.5, optional: true }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Adjustable-rate mortgage calculator",
  summary: "ARM payments as the index moves, the worst case under the caps, and a fixed loan beside it.",
  inputs,

  outputs: {
    first_payment: money("First monthly payment"),
    next_payment: money("Payment after the first change", { optional: true }),
    highest_payment: money("Highest payment on this path"),
    worst_payment: money("Worst case: highest payment", {
      help: "If the index rises as far as the caps let your rate rise.",
    }),
    worst_from: count("The worst payment begins after", { unit: "months" }),
    worst_rate: percent("Worst case: highest rate", { digits: 3 }),
    indexed_rate: percent("Index plus margin today", { digits: 3 }),
    total_interest: money("Total interest on this path"),
    worst_interest: money("Worst case: total interest"),
    fixed_payment: money("Payment of the fixed loan", { optional: true }),
    fixed_interest: money("Total interest of the fixed loan", { optional: true }),
    changes: table(
      "Rate and payment from each change on",
      {
        after: count("After months"),
        rate: percent("Rate", { digits: 3 }),
        payment: money("Payment"),
        balance: money("Balance"),
        worst_rate: percent("Worst rate", { digits: 3 }),
        worst_payment: money("Worst payment"),
      },
      { chart: { kind: "lines", x: "after", y: ["payment", "worst_payment"] } },
    ),
  },
  primary: "first_payment",
  groups: {
    "Your payment": ["first_payment", "next_payment", "highest_payment", "total_interest"],
    "The worst case": ["worst_payment", "worst_from", "worst_rate", "worst_interest"],
    "A fixed loan": ["fixed_payment", "fixed_interest"],
    "The rate": ["indexed_rate"],
  },
  formula: "rate = index + margin, within the caps; payment = balance × r ÷ (1 − (1 + r)^−months left)",

  check: ({ fixed_years, years, floor, initial_rate }) => ({
    fixed_years: fixed_years > years && "must not be longer than the loan",
    floor: floor.gt(initial_rate) && "must not be above the initial rate",
  }),

  compute(given) {
    const { amount, initial_rate, index, margin, index_change, fixed_rate, years } = given;
    const indexed = index.plus(margin);
    const path = follow(
      given,
      ratesBy(given, (change) => indexed.plus(index_change.times(change))),
    );
    const worst = follow(
      given,
      ratesBy(given, () => decimal(MORE_THAN_ALL)),
    );
    const fixed = fixed_rate && levelLoan(amount, fixed_rate.div(100 * MONTHLY), years * MONTHLY);
    const top = worst.spans.find(({ rate }) => rate.eq(worst.spans.at(-1)?.rate ?? 0));
    return {
      first_payment: path.spans[0]?.payment ?? decimal(0),
      next_payment: path.spans[1]?.payment ?? null,
      highest_payment: path.spans.reduce((most, span) => (span.payment.gt(most.payment) ? span : most)).payment,
      worst_payment: top?.payment ?? decimal(0),
      worst_from: top?.after ?? 0,
      worst_rate: top?.rate ?? initial_rate,
      indexed_rate: indexed,
      total_interest: path.interest,
      worst_interest: worst.interest,
      fixed_payment: fixed?.payment ?? null,
      fixed_interest: fixed?.interest ?? null,
      changes: path.spans.map(({ after, rate, payment, balance }, i) => ({
        after,
        rate,
        payment,
        balance,
        worst_rate: worst.spans[i]?.rate ?? rate,
        worst_payment: worst.spans[i]?.payment ?? payment,
      })),
    };
  },

  sentence: ({ amount }, { first_payment, next_payment, worst_payment, worst_from }, { notation }, { fixed_years }) =>
    next_payment
      ? `On ${amount}, you pay ${first_payment} a month for ${formatMonths(fixed_years * MONTHLY, notation)}, then ${next_payment} on this path. In the worst case it is ${worst_payment} after ${formatMonths(Number(worst_from.value), notation)}.`
      : `On ${amount}, you pay ${first_payment} a month for the whole term: the rate never changes.`,

  working: ({ amount, initial_rate, index, margin, first_cap, lifetime_cap }, found, show, values) => {
    const { first_payment, next_payment, indexed_rate, worst_payment, worst_rate, changes } = found;
    const [months, fixed] = [values.years * MONTHLY, values.fixed_years * MONTHLY];
    const second = changes.value[1];
    return [
      step`First payment, where r is ${initial_rate} ÷ 12: ${levelFormula(amount, initial_rate.value, months)} = ${first_payment}`,
      step`Index and margin: ${index} + ${margin} = ${indexed_rate}`,
      second &&
        step`Rate after the first change, at most ${first_cap} from ${initial_rate}: ${show("percent", second.rate, { digits: 3 })}`,
      second &&
        step`Payment on what is left, where r is that rate ÷ 12: ${levelFormula(show("money", second.balance), second.rate, months - fixed)} = ${next_payment ?? ""}`,
      step`Highest rate allowed: ${initial_rate} and up to ${lifetime_cap} more, so ${worst_rate}`,
      step`Highest payment in the worst case: ${worst_payment}`,
    ];
  },

  alerts: ({ initial_rate }, { indexed_rate, changes }) => [
    changes.value[1]?.rate.gt(initial_rate.value) &&
      indexed_rate.value.gt(initial_rate.value) &&
      `The initial rate is discounted: index and margin are ${indexed_rate} today. Your payment rises even if the index stays where it is.`,
  ],
  notes: (_, { fixed_payment, first_payment, fixed_interest, total_interest }, show) => [
    fixed_payment?.value.gt(first_payment.value) &&
      `At first, you save ${show("money", fixed_payment.value.minus(first_payment.value))} a month against the fixed loan.`,
    fixed_interest &&
      subtract(total_interest.value, fixed_interest.value).gt(0) &&
      `On this path, the fixed loan costs ${show("money", total_interest.value.minus(fixed_interest.value))} less interest altogether.`,
  ],
});

/** An index that makes every cap bind. */
const MORE_THAN_ALL = 1000;
