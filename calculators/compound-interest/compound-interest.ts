import { choice, count, defineCalculator, formatMonths, money, number, percent, step, table } from "#engine";
import { COMPOUNDED, COMPOUNDING, growthFormula, rateFormula } from "#math/compounding";
import { type Decimal, decimal } from "#math/decimal";
import { type Grown, type Plan, planOf, yearByYear } from "#math/deposits";
import { FREQUENCY, type Frequency, TIMING } from "#math/frequency";
import { effectiveRate, growthOver, MOST_PERCENT_YEARS, periodicRate } from "#math/growth";
import { subtract } from "#math/round";

const MOST = 1e12;

export default defineCalculator({
  slug: "compound-interest",
  name: "Compound interest calculator",
  category: "finance",
  summary: "What your savings grow to when interest earns interest, with or without regular contributions.",
  version: "1.0.1",

  inputs: {
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
    between_dates: choice(
      "Interest between compounding dates",
      { equivalent: "Accrues every day", none: "Starts at the next date" },
      {
        help: "For money you add between two dates. Most accounts accrue every day.",
        more: true,
        default: "equivalent",
        when: { compounding: ["yearly", "semiannual", "quarterly", "monthly", "weekly", "daily"] },
      },
    ),
    inflation_rate: percent("Inflation rate", {
      min: -20,
      max: 50,
      more: true,
      default: 0,
      help: "Per year, to see the result in today's money.",
    }),
  },

  outputs: {
    future_value: money("Future value"),
    total_interest: money("Interest earned"),
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
    const { principal, annual_rate, contribution, inflation_rate } = given;
    const time = given.years * 12 + given.months;
    const { rows, end } = yearByYear(planFor(given, annual_rate), time);
    const balance = ({ start, deposits }: Grown) => principal.times(start).plus(contribution.times(deposits));
    const deposited = ({ count }: Grown) => contribution.times(count).plus(principal);
    const hasContributions = contribution.gt(0);
    return {
      future_value: balance(end),
      total_interest: subtract(balance(end), deposited(end)),
      total_contributions: hasContributions ? contribution.times(end.count) : null,
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

  sentence(given, { future_value, total_interest, real_value }, show) {
    const { principal, annual_rate, contribution } = given;
    const regular = `${contribution} ${FREQUENCY[given.contribution_frequency].toLowerCase()}`;
    const lump = principal.value.isZero() && contribution.value.gt(0) ? [] : [`${principal}`];
    const saved = contribution.value.isZero() ? lump : [...lump, regular];
    const interest = total_interest.value.isNegative()
      ? `${show("money", total_interest.value.abs())} less than was paid in`
      : `of which ${total_interest} is interest`;
    const real = real_value ? ` That will buy what ${real_value} buys today.` : "";
    return [
      `After ${formatMonths(given.years.value * 12 + given.months.value)},`,
      `${saved.join(" and ")} at ${annual_rate} a year ${saved.length > 1 ? "are" : "is"} worth ${future_value},`,
      `${interest}.${real}`,
    ].join(" ");
  },

  working(given, found, show) {
    const { principal, annual_rate, contribution, inflation_rate } = given;
    const { future_value, grown_start, total_contributions, grown_contributions, total_interest, real_value } = found;
    const plan = planFor(given, annual_rate.value);
    const months = given.years.value * 12 + given.months.value;
    const time = given.months.value === 0 ? `${given.years.value}` : `(${months} ÷ 12)`;
    const start = step`Starting amount: ${principal} × ${growthWords(plan, `${annual_rate}`, months, time)} = ${grown_start}`;
    const today = real_value
      ? [step`In today's money: ${future_value} ÷ ${growthFormula(`${inflation_rate}`, 1, time)} = ${real_value}`]
      : [];
    if (!grown_contributions || !total_contributions) {
      return [start, step`Interest: ${future_value} - ${principal} = ${total_interest}`, ...today];
    }
    const rate = periodicRate(annual_rate.value, plan.compounding, plan.perYear);
    const i = show("percent", rate.times(100), { upTo: 8 });
    const n = (plan.perYear * months) / 12;
    const isAnnuity = plan.between === "equivalent" && Number.isInteger(n) && !rate.isZero();
    return [
      start,
      ...(isAnnuity
        ? [
            step`Rate i for one contribution period: ${rateFormula(`${annual_rate}`, plan.compounding, plan.perYear)} = ${i}`,
            step`Contributions: ${contribution} × ((1 + i)^${n} - 1) ÷ i${plan.due ? " × (1 + i)" : ""} = ${grown_contributions}`,
          ]
        : [step`Contributions of ${total_contributions} with their interest: ${grown_contributions}`]),
      step`Future value: ${grown_start} + ${grown_contributions} = ${future_value}`,
      step`Interest: ${future_value} - ${principal} - ${total_contributions} = ${total_interest}`,
      ...today,
    ];
  },
});

function growthWords({ compounding, between }: Plan, rate: string, months: number, time: string): string {
  const formula = growthFormula(rate, compounding, time);
  if (compounding === "continuous" || between === "equivalent") return formula;
  return formula.replace(/(?<=\^).*$/, `${Math.floor((compounding * months) / 12)}`);
}

type Choices = {
  readonly compounding: keyof typeof COMPOUNDING;
  readonly contribution_frequency: Frequency;
  readonly contribution_timing: "end" | "begin";
  readonly between_dates: Plan["between"] | undefined;
};

const planFor = (given: Choices, annualPercent: Decimal): Plan =>
  planOf({
    annualPercent,
    compounding: given.compounding,
    frequency: given.contribution_frequency,
    timing: given.contribution_timing,
    between: given.between_dates,
  });
