import {
  choice,
  count,
  defineCalculator,
  formatMonths,
  type InputValues,
  money,
  number,
  percent,
  table,
} from "#engine";
import { COMPOUNDED, COMPOUNDING } from "#numbers/compounding";
import { decimal } from "#numbers/decimal";
import { type Grown, yearByYear } from "#numbers/deposits";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { effectiveRate, growthOver, MOST_PERCENT_YEARS } from "#numbers/growth";
import { subtract } from "#numbers/round";
import { planFor } from "./account-plan.ts";
import { growthSteps } from "./growth-steps.ts";

const MOST = 1e12;

const inputs = {
  principal: money("Starting amount", { min: 0, max: MOST, example: 10000 }),
  annual_rate: percent("Interest rate", {
    min: -50,
    max: 100,
    example: 5,
    help: "Per year, before compounding. If yours is an APY, choose “Every year” below.",
  }),
  compounding: choice("Compounding", COMPOUNDING, { default: "monthly", help: "How often interest is added." }),
  years: count("Years", { unit: "years", min: 0, max: 100, example: 10 }),
  months: count("Months", { unit: "months", min: 0, max: 11, default: 0, help: "In addition to the years." }),
  contribution: money("Regular contribution", { min: 0, max: MOST, default: 0 }),
  contribution_frequency: choice("Contribution frequency", FREQUENCY, { default: "monthly" }),
  contribution_timing: choice("Contribution timing", TIMING, { more: true, default: "end" }),
  contribution_raise: percent("Contribution raise", {
    typical: 3,
    min: 0,
    max: 25,
    more: true,
    default: 0,
    help: "Each year.",
  }),
  between_dates: choice(
    "Contributions between compounding dates",
    { equivalent: "Earn interest every day", none: "Earn from the next date on" },
    {
      help: "In most accounts, they earn interest every day.",
      more: true,
      default: "equivalent",
      when: { compounding: ["yearly", "semiannual", "quarterly", "monthly", "weekly", "daily"] },
    },
  ),
  tax_rate: percent("Tax rate on interest", {
    typical: 22,
    min: 0,
    max: 90,
    more: true,
    default: 0,
    help: "Taken from the interest each time it is added. Leave at 0 in a tax-free account.",
  }),
  inflation_rate: percent("Inflation rate", {
    typical: 2.5,
    min: -20,
    max: 50,
    more: true,
    default: 0,
    help: "Per year, to see the result in today's money.",
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Compound interest calculator",
  summary: "What your savings grow to when interest earns interest, with or without regular contributions.",

  inputs,

  outputs: {
    future_value: money("Future value"),
    total_interest: money("Interest earned", { help: "After tax, if you enter a tax rate." }),
    tax_paid: money("Tax on interest", { optional: true }),
    total_contributions: money("Total contributions", { optional: true }),
    grown_start: money("Starting amount with interest"),
    grown_contributions: money("Contributions with interest", { optional: true }),
    effective_rate: percent("Annual percentage yield (APY)", { upTo: 4 }),
    real_value: money("Future value in today's money", { optional: true }),
    schedule: table(
      "Growth by year",
      {
        year: number("Year", { upTo: 2 }),
        deposited: money("Paid in so far"),
        interest: money("Interest so far"),
        balance: money("Balance"),
      },
      { chart: { kind: "lines", x: "year", y: ["balance", "deposited"], opening: [["principal"], ["principal"]] } },
    ),
  },
  primary: "future_value",
  formula: "future value = principal × (1 + r ÷ m)^(m × t) + contribution × ((1 + i)^n - 1) ÷ i",
  parts: { of: ["principal", "total_contributions", "total_interest"], whole: "future_value" },

  check({ annual_rate, years, months }) {
    if (years + months === 0) return { months: "must be at least 1 when years is 0" };
    return annual_rate.times(years).gt(MOST_PERCENT_YEARS)
      ? { years: "must be fewer at this rate: the balance would be too large to show" }
      : {};
  },

  compute(given) {
    const { principal, annual_rate, contribution, tax_rate, inflation_rate } = given;
    const time = given.years * 12 + given.months;
    const { rows, end } = yearByYear(planFor(given), time);
    const balance = ({ start, deposits }: Grown) => principal.times(start).plus(contribution.times(deposits));
    const deposited = ({ paid }: Grown) => contribution.times(paid).plus(principal);
    const hasContributions = contribution.gt(0);
    const interest = subtract(balance(end), deposited(end));
    const isTaxed = tax_rate.gt(0) && !annual_rate.isNegative();
    return {
      future_value: balance(end),
      total_interest: interest,
      tax_paid: isTaxed ? interest.times(tax_rate).div(decimal(100).minus(tax_rate)) : null,
      total_contributions: hasContributions ? contribution.times(end.paid) : null,
      grown_start: principal.times(end.start),
      grown_contributions: hasContributions ? contribution.times(end.deposits) : null,
      effective_rate: effectiveRate(annual_rate, COMPOUNDED[given.compounding]),
      real_value: inflation_rate.isZero() ? null : balance(end).div(growthOver(inflation_rate, 1, time)),
      schedule: rows.map((row) => ({
        year: decimal(row.months).div(12),
        deposited: deposited(row),
        interest: subtract(balance(row), deposited(row)),
        balance: balance(row),
      })),
    };
  },

  sentence(given, { future_value, total_interest, tax_paid, real_value }, show) {
    const { principal, annual_rate, contribution, contribution_raise } = given;
    const raise = contribution_raise.value.isZero() ? "" : `, raised by ${contribution_raise} each year,`;
    const regular = `${contribution} ${FREQUENCY[given.contribution_frequency].toLowerCase()}${raise}`;
    const lump = principal.value.isZero() && contribution.value.gt(0) ? [] : [`${principal}`];
    const saved = contribution.value.isZero() ? lump : [...lump, regular];
    const interest = total_interest.value.isNegative()
      ? `${show("money", total_interest.value.abs())} less than was paid in`
      : `of which ${total_interest} is interest${tax_paid ? " after tax" : ""}`;
    const real = real_value ? ` That will buy what ${real_value} buys today.` : "";
    return [
      `After ${formatMonths(given.years.value * 12 + given.months.value)},`,
      `${saved.join(" and ")} at ${annual_rate} a year ${saved.length > 1 ? "are" : "is"} worth ${future_value},`,
      `${interest}.${real}`,
    ].join(" ");
  },

  working: growthSteps,
});
