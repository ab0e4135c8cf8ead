import {
  choice,
  defineCalculator,
  type InputValues,
  list,
  money,
  noAnswer,
  number,
  percent,
  rows,
  step,
  table,
} from "#engine";
import {
  byDate,
  byPeriod,
  DATE_CELL,
  faultsOf,
  PERIOD_CELL,
  PERIOD_NAMES,
  STEPS_A_YEAR,
  TIMINGS,
} from "#math/cash-flow-rows";
import { breakEvenGrowths, type Flow, presentValues, worth } from "#math/cash-flows";
import { Decimal, decimal } from "#math/decimal";
import { subtract } from "#math/round";

const AMOUNT = { kind: "number", label: "Amount", min: -1e12, max: 1e12 } as const;
const COUNT = { least: 2, most: 40 } as const;
const FEW = 8;
const ZERO = decimal(0);

const OTHER_RATE = { min: 0, max: 1000, more: true, optional: true } as const;
const inputs = {
  timing: choice("Cash flows come", TIMINGS, { default: "yearly" }),
  flows: rows(
    "Cash flows",
    { period: { kind: "text", label: "Period", ...PERIOD_CELL }, amount: AMOUNT },
    {
      ...COUNT,
      example: "0:-70000; 1:12000; 2:15000; 3:18000; 4:21000; 5:26000",
      help: "Period 0 is today. Money you pay is negative.",
      when: { timing: ["yearly", "quarterly", "monthly"] },
    },
  ),
  dated_flows: rows(
    "Cash flows by date",
    { date: { kind: "text", label: "Date", ...DATE_CELL }, amount: AMOUNT },
    {
      ...COUNT,
      example: "2026-01-01:-10000; 2026-09-30:4250; 2027-04-01:7250",
      help: "In any order. Money you pay is negative.",
      when: { timing: ["dates"] },
    },
  ),
  reinvest_rate: percent("Reinvestment rate", { ...OTHER_RATE, help: "Per year. For the modified rate (MIRR)." }),
  finance_rate: percent("Borrowing rate", { ...OTHER_RATE, help: "Per year. For the modified rate (MIRR)." }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "irr",
  name: "IRR calculator",
  category: "finance",
  summary: "Internal rate of return of cash flows by year, quarter, month or date (XIRR).",
  version: "1.0.1",
  inputs,

  outputs: {
    irr: percent("Internal rate of return (IRR)", { upTo: 4, help: "Per year." }),
    period_rate: percent("Rate per period", { upTo: 4, optional: true }),
    all_rates: list("Rates that fit", percent("Rate", { upTo: 4 })),
    mirr: percent("Modified rate (MIRR)", { upTo: 4, optional: true }),
    received: money("Money received"),
    paid: money("Money paid"),
    gain: money("Gain"),
    multiple: number("Multiple", { upTo: 4, help: "Money received divided by money paid." }),
    profile: table(
      "Net present value by discount rate",
      { rate: percent("Discount rate"), npv: money("Net present value") },
      { chart: { kind: "lines", x: "rate", y: ["npv"] } },
    ),
  },
  primary: "irr",
  formula: "0 = Σ cash flow ÷ (1 + IRR)^t, where t is the time in years",

  check: faultsOf,

  compute(given) {
    const { timing, reinvest_rate, finance_rate } = given;
    const flows = flowsOf(given);
    const [received, paid] = [sumOf(flows, 1), sumOf(flows, -1)];
    if (received.isZero() || paid.isZero())
      return noAnswer("Enter at least one negative and one positive cash flow: otherwise no rate of return exists.");
    const perYear = STEPS_A_YEAR[timing];
    const growths = breakEvenGrowths(flows, perYear);
    const rates = growths.map((growth) => growth.pow(perYear).minus(1).times(100));
    const irr = nearestZero(rates);
    const growth = irr && growths[rates.indexOf(irr)];
    if (!irr || !growth)
      return noAnswer(
        "No rate between −99.99% and 1,000,000% a year makes these cash flows worth zero. Use the NPV instead.",
      );
    const [reinvest, finance] = [reinvest_rate ?? finance_rate, finance_rate ?? reinvest_rate];
    return {
      irr,
      period_rate: perYear === 4 || perYear === 12 ? growth.minus(1).times(100) : null,
      all_rates: rates,
      mirr: reinvest && finance ? modified(flows, perYear, reinvest, finance) : null,
      received,
      paid,
      gain: subtract(received, paid),
      multiple: received.div(paid),
      profile: profileOf(flows, perYear, irr),
    };
  },

  sentence: (_, { irr, all_rates, gain }, show) => {
    if (all_rates.value.length > 1)
      return `Several rates make these cash flows worth zero. The one nearest to zero is ${irr} a year.`;
    const size = show("money", gain.value.abs());
    return gain.value.isNegative()
      ? `These cash flows lose ${size}, an internal rate of return of ${irr} a year.`
      : `These cash flows gain ${size}, an internal rate of return of ${irr} a year.`;
  },

  working(given, { irr, period_rate, received, paid, gain }, show) {
    const { timing } = given;
    const flows = timing === "dates" ? byDate(given.dated_flows.value) : byPeriod(given.flows.value);
    const perYear = STEPS_A_YEAR[timing];
    const values = presentValues(flows, stepGrowth(irr.value, perYear));
    const steps = flows.map(({ at, amount }, i) => {
      const time = timing === "yearly" ? `${at}` : `(${at} ÷ ${perYear})`;
      const name = timing === "dates" ? `Day ${at}` : `${PERIOD_NAMES[timing]} ${at}`;
      return `${name}: ${show("money", amount)} ÷ (1 + r)^${time} ≈ ${show("money", values[i] ?? ZERO)}`;
    });
    return [
      `Rate r, found so that all present values add up to zero: ${irr}`,
      ...steps.slice(0, FEW),
      ...(steps.length > FEW ? ["And so on, for each cash flow"] : []),
      ...(period_rate ? [step`Rate per period: (1 + r)^(1 ÷ ${perYear}) - 1 = ${period_rate}`] : []),
      step`Gain: ${received} - ${paid} = ${gain}`,
    ];
  },

  alerts: (_, { all_rates }) =>
    all_rates.value.length > 1
      ? [
          "More than one rate fits, because the cash flows change sign more than once. Don't rely on any of them: compare the NPV at your own rate, or use the modified rate.",
        ]
      : [],
});

const flowsOf = (given: Given): readonly Flow[] =>
  given.timing === "dates" ? byDate(given.dated_flows) : byPeriod(given.flows);

/** What comes in, or with -1 what goes out. */
const sumOf = (flows: readonly Flow[], sign: 1 | -1): Decimal =>
  flows.reduce((sum, { amount }) => sum.plus(Decimal.max(0, amount.times(sign))), ZERO);

const nearestZero = (rates: readonly Decimal[]): Decimal | undefined =>
  [...rates].sort((a, b) => a.abs().cmp(b.abs()) || b.cmp(a))[0];

const stepGrowth = (annualPercent: Decimal, perYear: number): Decimal => {
  const year = annualPercent.div(100).plus(1);
  return perYear === 1 ? year : year.pow(decimal(1).div(perYear));
};

/** Costs are borrowed at one rate and gains put away at the other, until the last cash flow. */
function modified(flows: readonly Flow[], perYear: number, reinvest: Decimal, finance: Decimal): Decimal | null {
  const first = flows[0]?.at ?? 0;
  const steps = (flows.at(-1)?.at ?? 0) - first;
  if (steps === 0) return null;
  const only = (sign: 1 | -1) =>
    flows.map(({ at, amount }) => ({ at: at - first, amount: Decimal.max(0, amount.times(sign)) }));
  const saved = stepGrowth(reinvest, perYear);
  const end = worth(only(1), saved).times(saved.pow(steps));
  const cost = worth(only(-1), stepGrowth(finance, perYear));
  return end.div(cost).pow(decimal(perYear).div(steps)).minus(1).times(100);
}

const NICE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000];
const [BELOW, ABOVE] = [8, 10];
/** Beyond this a net present value is no use to look at. */
const MOST_SHOWN = 1e20;

/** Around the rate, in round steps. */
function profileOf(flows: readonly Flow[], perYear: number, irr: Decimal) {
  const size = NICE_STEPS.find((one) => irr.abs().lte(5 * one)) ?? 200000;
  const from = irr.isNegative() ? -BELOW : 0;
  const rates = Array.from({ length: ABOVE + 1 }, (_, i) => decimal((from + i) * size)).filter((rate) => rate.gt(-100));
  return rates
    .map((rate) => ({ rate, npv: worth(flows, stepGrowth(rate, perYear)) }))
    .filter(({ npv }) => npv.abs().lt(MOST_SHOWN));
}
