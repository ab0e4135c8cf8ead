import { count, defineCalculator, type InputValues, money, percent, step, table } from "#engine";
import { accumulated, growth } from "#numbers/annuity";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { fundByYear, MONTHLY, yearsOfCollege } from "./college-years.ts";

const RATE = { min: 0, max: 20 } as const;

const inputs = {
  yearly_cost: money("Cost of a year of college today", {
    min: 1,
    max: 1e7,
    example: 28000,
    help: "Tuition, fees, housing, food and books.",
  }),
  aid: money("Scholarships and grants per year", { min: 0, max: 1e7, default: 0, help: "In today's money." }),
  years_until: count("Years until college", { unit: "years", min: 0, max: 30, example: 10 }),
  college_years: count("Years of college", { unit: "years", min: 1, max: 10, default: 4 }),
  cost_growth: percent("Costs rise by", { ...RATE, default: 3, help: "Each year." }),
  share: percent("Share you want to pay from savings", { min: 1, max: 100, default: 100, more: true }),
  saved: money("Saved so far", { min: 0, max: 1e9, default: 0, begins: 10000 }),
  monthly: money("You save each month", { min: 0, max: 1e7, default: 0, begins: 200 }),
  annual_return: percent("Return on savings", {
    ...RATE,
    default: 5,
    help: "Per year, compounded monthly, as in a 529 plan or an index fund.",
  }),
};
export type Given = Required<InputValues<typeof inputs>>;

export default defineCalculator({
  name: "College savings calculator",
  summary: "What college will cost, how much to save each month for it, and how far your savings go.",
  inputs,

  outputs: {
    needed_monthly: money("To save each month", { optional: true, help: "From now until college begins." }),
    total_cost: money("Cost of all years of college", {
      help: "After scholarships and grants, in the money of those years.",
    }),
    first_year: money("Cost of the first year"),
    needed_at_start: money("Needed when college begins", {
      help: "For your share. The rest goes on earning until it is spent.",
    }),
    on_track: money("You will have by then", { help: "From what you have and what you save." }),
    missing: money("Missing when college begins", { optional: true }),
    spare: money("More than you need", { optional: true }),
    covered: percent("Of your share, covered", { digits: 1 }),
    costs: table(
      "Year by year in college",
      { year: count("Year"), cost: money("Cost"), yours: money("From savings") },
      { chart: { kind: "bars", x: "year", y: "cost" } },
    ),
    fund: table(
      "Your savings with the amount needed",
      { year: count("Year"), balance: money("Balance") },
      { optional: true, chart: { kind: "lines", x: "year", y: ["balance"] } },
    ),
  },
  primary: "total_cost",
  groups: {
    "Your savings": ["needed_monthly", "needed_at_start", "on_track", "missing", "spare", "covered"],
    "What college costs": ["total_cost", "first_year"],
  },
  formula: "cost of a year = cost today × (1 + rise)^years; savings needed = sum of each year's cost ÷ (1 + r)^months",

  check: ({ yearly_cost, aid }) => ({
    aid: aid.gte(yearly_cost) && "must be less than the cost of a year",
  }),

  compute(given) {
    const { years_until, annual_return, saved, monthly, share } = given;
    const rate = annual_return.div(100 * MONTHLY);
    const months = MONTHLY * years_until;
    const costs = yearsOfCollege(given);
    const aYear = growth(rate, MONTHLY);
    const worths = costs.map(({ yours }, i) => decimal(yours.div(aYear.pow(i))));
    const needed_at_start = sum(worths);
    const grown = decimal(growth(rate, months).times(saved));
    const each = accumulated(rate, months);
    const on_track = grown.plus(each.times(monthly));
    const short = Decimal.max(0, needed_at_start.minus(grown));
    const needed_monthly = years_until === 0 ? null : short.div(each);
    const gap = needed_at_start.minus(on_track);
    return {
      needed_monthly,
      total_cost: sum(costs.map(({ cost }) => cost)),
      first_year: costs[0]?.cost ?? decimal(0),
      needed_at_start,
      on_track,
      missing: gap.gt(0) ? gap : null,
      spare: gap.lt(0) ? gap.negated() : null,
      covered: on_track.times(100).div(needed_at_start),
      costs,
      fund: needed_monthly && share ? fundByYear(given, needed_monthly, rate) : null,
    };
  },

  headline: (_, { needed_monthly }) => (needed_monthly ? ["Save each month", `${needed_monthly}`] : null),
  sentence: ({ college_years }, { total_cost, needed_monthly, missing, needed_at_start }) => {
    const plan = needed_monthly ? `Save ${needed_monthly} a month until then.` : `You need ${needed_at_start} now.`;
    return `${college_years} of college will cost ${total_cost}. ${plan}${missing ? ` With your plan, ${missing} is missing.` : ""}`;
  },

  working: ({ yearly_cost, aid, cost_growth, years_until, saved, monthly, annual_return }, found, show, values) => {
    const { first_year, total_cost, costs, needed_at_start, on_track, needed_monthly } = found;
    const r = show("percent", annual_return.value);
    return [
      step`First year: (${yearly_cost} - ${aid}) × (1 + ${cost_growth})^${show("number", years_until.value)} = ${first_year}`,
      costs.value.length > 1 &&
        step`All years: ${costs.value.map(({ cost }) => show("money", cost)).join(" + ")} = ${total_cost}`,
      step`Needed when college begins, where each year's cost is discounted at ${r} a year, monthly: ${needed_at_start}`,
      values.years_until > 0 &&
        step`You will have: ${saved} × (1 + r)^${show("number", values.years_until * MONTHLY)} + ${monthly} × ((1 + r)^${show("number", values.years_until * MONTHLY)} - 1) ÷ r = ${on_track}`,
      needed_monthly && step`To save each month: ${needed_monthly}`,
    ];
  },

  notes: (_, { needed_monthly, spare }, show, { years_until, aid }) => [
    years_until === 0 && "College begins now, so the first year is paid from what you have.",
    needed_monthly?.value.isZero() && "What you have saved will be enough without another deposit.",
    spare && aid.isZero() && `${show("money", spare.value)} would be left over.`,
  ],
});
