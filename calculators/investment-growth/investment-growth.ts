import {
  choice,
  defineCalculator,
  type InputValues,
  type Line,
  money,
  noAnswer,
  number,
  percent,
  type Shown,
  step,
  table,
} from "#engine";
import { COMPOUNDED, COMPOUNDING, rateFormula } from "#math/compounding";
import { type Decimal, decimal } from "#math/decimal";
import { FREQUENCY, type Frequency, TIMES_A_YEAR, TIMING } from "#math/frequency";
import {
  effectiveRate,
  futureValue,
  MOST_PERCENT_YEARS,
  paymentFor,
  periodicRate,
  periodsUntil,
  quotedRate,
  rateUntil,
  type Stream,
  startFor,
  worthYearByYear,
} from "#math/growth";
import { ceil, round, snap, subtract } from "#math/round";

const AMOUNT = { min: 0, max: 1e12 } as const;
const TIME = { unit: "years", min: 0.1, max: 100 } as const;
const LONGEST = 200;
const [ZERO, ONE] = [decimal(0), decimal(1)];
const STEEPEST = 1e6;
// A root is sure to 74 decimals, and a rate in percent made from it to these.
const SURE_DECIMALS = 60;

const inputs = {
  find: choice(
    "What do you want to find?",
    {
      end: "Ending value",
      start: "Starting amount",
      contribution: "Contribution",
      rate: "Rate of return",
      years: "Time",
    },
    { default: "end" },
  ),
  start: money("Starting amount", {
    ...AMOUNT,
    example: 10000,
    when: { find: ["end", "contribution", "rate", "years"] },
  }),
  target: money("Target value", {
    ...AMOUNT,
    min: 0.01,
    example: 50000,
    when: { find: ["start", "contribution", "rate", "years"] },
  }),
  contribution: money("Regular contribution", {
    ...AMOUNT,
    default: 0,
    when: { find: ["end", "start", "rate", "years"] },
  }),
  annual_rate: percent("Rate of return", {
    min: -90,
    max: 100,
    example: 7,
    when: { find: ["end", "start", "contribution", "years"] },
    help: "Per year. A loss is a negative rate.",
  }),
  years: number("Years", { ...TIME, example: 10, when: { find: ["end", "start", "contribution", "rate"] } }),
  contribution_frequency: choice("Contribution frequency", FREQUENCY, { default: "monthly" }),
  contribution_timing: choice("Contribution timing", TIMING, { more: true, default: "end" }),
  compounding: choice("Compounding", COMPOUNDING, {
    more: true,
    default: "yearly",
    help: "How often the return is added. Not sure? Keep every year.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "investment-growth",
  name: "Investment calculator",
  category: "finance",
  summary: "What an investment grows to, or the start, contribution, return or time you need to reach a target.",
  version: "1.0.2",
  inputs,

  outputs: {
    end_value: money("Ending value", { optional: true }),
    needed_start: money("Starting amount needed", { optional: true }),
    needed_contribution: money("Contribution needed", { optional: true }),
    needed_rate: percent("Rate of return needed", { upTo: 4, optional: true }),
    needed_years: number("Time needed", { unit: "years", upTo: 4, optional: true }),
    total_contributions: money("Total contributions"),
    total_growth: money("Growth"),
    effective_rate: percent("Effective yearly return", { upTo: 4 }),
    periods: number("Contribution periods", { upTo: 4 }),
    schedule: table(
      "Growth by year",
      {
        year: number("Year", { upTo: 2 }),
        deposited: money("Paid in so far"),
        growth: money("Growth so far"),
        balance: money("Value"),
      },
      {
        chart: {
          kind: "lines",
          x: "year",
          y: ["balance", "deposited"],
          opening: [
            ["start", "needed_start"],
            ["start", "needed_start"],
          ],
        },
      },
    ),
  },
  primary: ({ find }) => (find === "end" ? "end_value" : (`needed_${find}` as const)),
  formula: "end = start × (1 + i)^n + contribution × ((1 + i)^n - 1) ÷ i",

  check({ find, years, annual_rate, contribution, contribution_frequency }) {
    if (years && annual_rate?.times(years).gt(MOST_PERCENT_YEARS))
      return { years: "must be fewer at this rate: the value would be too large to show" };
    if (!years || contribution?.isZero()) return {};
    const periods = years.times(TIMES_A_YEAR[contribution_frequency]);
    if (periods.lt(1)) return { years: "must be long enough for one contribution" };
    return find === "rate" && !periods.isInteger() ? { years: "must cover a whole number of contributions" } : {};
  },

  compute(given) {
    const solved = solve(given);
    if ("noAnswer" in solved) return solved;
    const { stream, periods, end, nominal } = solved;
    const perYear = periodsAYear(given.contribution_frequency, given.contribution);
    const deposited = (time: Decimal) => stream.payment.times(time).times(perYear).plus(stream.start);
    const years = periods.div(perYear);
    return {
      end_value: given.find === "end" ? end : null,
      needed_start: given.find === "start" ? stream.start : null,
      needed_contribution: given.find === "contribution" ? stream.payment : null,
      needed_rate: given.find === "rate" ? nominal : null,
      needed_years: given.find === "years" ? years : null,
      total_contributions: deposited(years).minus(stream.start),
      total_growth: subtract(end, deposited(years)),
      effective_rate: effectiveRate(nominal, COMPOUNDED[given.compounding]),
      periods,
      schedule: worthYearByYear(stream, periods, perYear).map(({ year, balance }) => ({
        year,
        deposited: deposited(year),
        growth: subtract(balance, deposited(year)),
        balance,
      })),
    };
  },

  sentence(given, found, show) {
    const { find, start, contribution, target, annual_rate, years } = given;
    const every = FREQUENCY[given.contribution_frequency].toLowerCase();
    const added = contribution?.value.gt(0) ? `${contribution} ${every}` : "";
    const invested = [start?.value.isZero() && added ? "" : start, added].filter(Boolean).join(" and ");
    if (find === "end") return `${invested} at ${annual_rate} a year will be worth ${found.end_value} after ${years}.`;
    if (find === "years")
      return `${invested} at ${annual_rate} a year will reach ${target} after ${found.needed_years}.`;
    if (find === "rate") return `To become ${target} in ${years}, ${invested} must earn ${found.needed_rate} a year.`;
    const goal = `To have ${target} after ${years} at ${annual_rate} a year,`;
    if (find === "start") return `${goal} start with ${found.needed_start}${added && ` and add ${added}`}.`;
    const amount = show("money", found.needed_contribution?.value.abs() ?? ZERO);
    return found.needed_contribution?.value.isNegative()
      ? `${start} at ${annual_rate} a year grows to more than ${target} in ${years}. You can take out ${amount} ${every}.`
      : `${goal} add ${amount} ${every}${start?.value.isZero() ? "" : ` to ${start}`}.`;
  },

  working(given, found, show) {
    const { find, years } = given;
    const { periods, total_contributions, total_growth, needed_rate, needed_years, effective_rate } = found;
    const none = show("money", ZERO);
    const lump = given.start ?? found.needed_start ?? none;
    const each = given.contribution ?? found.needed_contribution ?? none;
    const end = given.target ?? found.end_value ?? none;
    const nominal = given.annual_rate ?? needed_rate ?? none;
    const isRegular = find === "contribution" || each.value.gt(0);
    const perYear = periodsAYear(given.contribution_frequency, given.contribution?.value);
    const rate = periodicRate(nominal.value, COMPOUNDED[given.compounding], perYear);
    const i = show("percent", rate.times(100), { upTo: 8 });
    const due = given.contribution_timing === "begin";
    const begun = due ? `${each} × (1 + i)` : `${each}`;
    const unit = futureValue({ start: ZERO, payment: ONE, rate, due }, periods.value);
    const s = show("number", unit, { significant: 12 });
    const lines = isRegular
      ? withContributions({ lump, each, end, i, periods }, begun)
      : withoutContributions({ lump, each, end, i, periods });
    const level = step`Periods n: (${end} - ${lump}) ÷ ${each} = ${periods}`;
    const worth = rate.isZero() ? "n" : `((1 + i)^n - 1) ÷ i${due ? " × (1 + i)" : ""}`;
    const ofPeriod = rateFormula(`${nominal}`, COMPOUNDED[given.compounding], perYear);
    return [
      !needed_rate && step`Rate i for one period: ${ofPeriod} = ${i}`,
      years && step`Periods n: ${show("number", years.value)} × ${perYear} = ${periods}`,
      isRegular && find !== "years" && step`s, what contributions of $1 grow to: ${worth} = ${s}`,
      needed_years && rate.isZero() ? level : lines[find],
      needed_years && perYear > 1 && step`Time: ${periods} ÷ ${perYear} = ${needed_years}`,
      needed_rate && perYear > 1 && step`Effective yearly return: (1 + i)^${perYear} - 1 = ${effective_rate}`,
      needed_rate &&
        given.compounding !== "yearly" &&
        `As a rate compounded ${COMPOUNDING[given.compounding].toLowerCase()}: ${needed_rate}`,
      total_contributions.value.isNegative()
        ? step`Growth: ${end} - ${lump} + ${show("money", total_contributions.value.neg())} = ${total_growth}`
        : step`Growth: ${end} - ${lump} - ${total_contributions} = ${total_growth}`,
    ];
  },

  notes({ find, contribution }, { periods }) {
    if (contribution?.value.isZero() || snap(periods.value).isInteger()) return [];
    const part = "Part of a period counts as part of a contribution, as in spreadsheets.";
    return [find === "years" ? `${part} With whole contributions it takes ${ceil(periods.value)} of them.` : part];
  },
});

type NoAnswer = ReturnType<typeof noAnswer>;
type Solved = { readonly stream: Stream; readonly periods: Decimal; readonly end: Decimal; readonly nominal: Decimal };

function solve(given: Given): Solved | NoAnswer {
  const { find, target } = given;
  const perYear = periodsAYear(given.contribution_frequency, given.contribution);
  const compounding = COMPOUNDED[given.compounding];
  const due = given.contribution_timing === "begin";
  const terms = { start: given.start ?? ZERO, payment: given.contribution ?? ZERO, due };
  if (find === "rate") {
    const periods = given.years.times(perYear);
    const rate = rateUntil(target, terms, periods);
    if (!rate) return noAnswer("Enter a longer time or a lower target: no rate of return gets there.");
    const nominal = round(quotedRate(rate, compounding, perYear), SURE_DECIMALS);
    if (nominal.gt(STEEPEST))
      return noAnswer("Enter a longer time or a lower target: it would take more than 1,000,000% a year.");
    return { stream: { ...terms, rate }, periods, end: target, nominal };
  }
  const nominal = given.annual_rate;
  const stream = { ...terms, rate: periodicRate(nominal, compounding, perYear) };
  if (find === "years") {
    const periods = periodsUntil(target, stream);
    if (!periods?.gt(0))
      return noAnswer("Enter a target above what you have, and a rate or contribution that can reach it.");
    if (periods.gt(LONGEST * perYear))
      return noAnswer(`It would take more than ${LONGEST} years. Enter a higher rate or contribution.`);
    return { stream, periods, end: target, nominal };
  }
  const periods = given.years.times(perYear);
  if (find === "end") return { stream, periods, end: futureValue(stream, periods), nominal };
  if (find === "contribution") {
    return { stream: { ...stream, payment: paymentFor(target, stream, periods) }, periods, end: target, nominal };
  }
  const start = startFor(target, stream, periods);
  if (start.isNegative())
    return noAnswer("Your contributions alone reach more than the target, so you need no starting amount.");
  return { stream: { ...stream, start }, periods, end: target, nominal };
}

/** Without contributions a period is a year. */
const periodsAYear = (frequency: Frequency, contribution: Decimal | undefined): number =>
  contribution?.isZero() ? 1 : TIMES_A_YEAR[frequency];

type Terms = Readonly<Record<"lump" | "each" | "end" | "i" | "periods", Shown<Decimal>>>;
type AnswerSteps = Readonly<Record<Given["find"], Line>>;

const withContributions = ({ lump, each, end, i, periods }: Terms, begun: string): AnswerSteps => ({
  end: step`Ending value: ${lump} × (1 + i)^n + ${each} × s = ${end}`,
  start: step`Starting amount: (${end} - ${each} × s) ÷ (1 + i)^n = ${lump}`,
  contribution: step`Contribution: (${end} - ${lump} × (1 + i)^n) ÷ s = ${each}`,
  rate: `Rate i for one period, found so that ${lump} × (1 + i)^n + ${each} × s comes to ${end}: ${i}`,
  years: step`Periods n: ln((${begun} + i × ${end}) ÷ (${begun} + i × ${lump})) ÷ ln(1 + i) = ${periods}`,
});

const withoutContributions = ({ lump, each, end, i, periods }: Terms): AnswerSteps => ({
  end: step`Ending value: ${lump} × (1 + i)^n = ${end}`,
  start: step`Starting amount: ${end} ÷ (1 + i)^n = ${lump}`,
  contribution: step`Contribution: (${end} - ${lump} × (1 + i)^n) ÷ s = ${each}`,
  rate: step`Rate i for one period: (${end} ÷ ${lump})^(1 ÷ n) - 1 = ${i}`,
  years: step`Periods n: ln(${end} ÷ ${lump}) ÷ ln(1 + i) = ${periods}`,
});
