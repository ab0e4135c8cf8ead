import {
  choice,
  date,
  defineCalculator,
  type InputValues,
  money,
  noAnswer,
  number,
  percent,
  rows,
  step,
  table,
} from "#engine";
import { dateOf } from "#math/calendar";
import {
  byDate,
  byPeriod,
  DATE_CELL,
  faultsOf,
  firstDay,
  PERIOD_CELL,
  PERIOD_NAMES,
  STEPS_A_YEAR,
  TIMINGS,
} from "#math/cash-flow-rows";
import { type Flow, presentValues } from "#math/cash-flows";
import { type Decimal, decimal } from "#math/decimal";
import { subtract } from "#math/round";

/** What is paid is worth nothing that one could divide by. */
const HALF_A_CENT = decimal("0.005");

const AMOUNT = { kind: "number", label: "Amount", min: -1e12, max: 1e12 } as const;
const COUNT = { least: 1, most: 40 } as const;
const FEW = 8;

const inputs = {
  timing: choice("Cash flows come", TIMINGS, { default: "yearly" }),
  discount_rate: percent("Discount rate", {
    min: -50,
    max: 1000,
    example: 8,
    help: "Per year: what the money could earn elsewhere at the same risk.",
  }),
  flows: rows(
    "Cash flows",
    { period: { kind: "text", label: "Period", ...PERIOD_CELL }, amount: AMOUNT },
    {
      ...COUNT,
      example: "0:-40000; 1:5000; 2:8000; 3:12000; 4:30000",
      help: "Period 0 is today. Money you pay is negative.",
      when: { timing: ["yearly", "quarterly", "monthly"] },
    },
  ),
  dated_flows: rows(
    "Cash flows by date",
    { date: { kind: "text", label: "Date", ...DATE_CELL }, amount: AMOUNT },
    {
      ...COUNT,
      example: "2026-01-01:-10000; 2026-03-01:2750; 2026-10-30:4250; 2027-02-15:3250; 2027-04-01:2750",
      help: "Valued on the earliest date. Money you pay is negative.",
      when: { timing: ["dates"] },
    },
  ),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "npv",
  name: "NPV calculator",
  category: "finance",
  summary: "Net present value of a project's cash flows, by year, quarter, month or date.",
  version: "1.0.0",
  inputs,

  outputs: {
    npv: money("Net present value (NPV)"),
    present_inflows: money("Present value of money received"),
    present_outflows: money("Present value of money paid"),
    profitability_index: number("Profitability index", {
      upTo: 4,
      optional: true,
      help: "Present value received for each dollar paid.",
    }),
    net_cash: money("Net cash, undiscounted"),
    schedule: table(
      "Present values",
      {
        year: number("Year", { upTo: 4 }),
        date: date("Date", { optional: true }),
        amount: money("Cash flow"),
        factor: number("Discount factor", { upTo: 6 }),
        present_value: money("Present value"),
        cumulative: money("Total so far"),
      },
      { chart: { kind: "lines", x: "year", y: ["cumulative"] } },
    ),
  },
  primary: "npv",
  formula: "NPV = Σ cash flow ÷ (1 + rate)^t, where t is the time in years",

  check: faultsOf,

  compute(given) {
    const flows = flowsOf(given);
    if (flows.length === 0) return noAnswer("Enter at least one cash flow that isn't zero.");
    const values = presentValues(flows, stepGrowth(given.discount_rate, given.timing));
    const [received, paid] = [sumOf(values, isGain), sumOf(values, isCost).neg()];
    return {
      npv: subtract(received, paid),
      present_inflows: received,
      present_outflows: paid,
      profitability_index: paid.lt(HALF_A_CENT) ? null : received.div(paid),
      net_cash: sumOf(flows.map(({ amount }) => amount)),
      schedule: scheduleOf(given, flows, values),
    };
  },

  sentence: ({ discount_rate }, { npv }) =>
    npv.value.isNegative()
      ? `At ${discount_rate} a year the net present value is ${npv}: the cash flows earn less than that rate.`
      : `At ${discount_rate} a year the net present value is ${npv}: the cash flows earn at least that rate.`,

  working(given, { npv, present_inflows, present_outflows, profitability_index }, show) {
    const { timing, discount_rate } = given;
    const flows = timing === "dates" ? byDate(given.dated_flows.value) : byPeriod(given.flows.value);
    const values = presentValues(flows, stepGrowth(discount_rate.value, timing));
    const perYear = STEPS_A_YEAR[timing];
    const steps = flows.map(({ at, amount }, i) => {
      const time = timing === "yearly" ? `${at}` : `(${at} ÷ ${perYear})`;
      const name = timing === "dates" ? `Day ${at}` : `${PERIOD_NAMES[timing]} ${at}`;
      const value = show("money", values[i] ?? decimal(0));
      return step`${name}: ${show("money", amount)} ÷ (1 + ${discount_rate})^${time} = ${value}`;
    });
    return [
      ...steps.slice(0, FEW),
      ...(steps.length > FEW ? ["And so on, for each cash flow"] : []),
      step`NPV: ${present_inflows} - ${present_outflows} = ${npv}`,
      ...(profitability_index
        ? [step`Profitability index: ${present_inflows} ÷ ${present_outflows} = ${profitability_index}`]
        : []),
    ];
  },
});

const isGain = (amount: Decimal) => amount.gt(0);
const isCost = (amount: Decimal) => amount.lt(0);
const sumOf = (amounts: readonly Decimal[], of: (amount: Decimal) => boolean = () => true): Decimal =>
  amounts.filter(of).reduce((sum, amount) => sum.plus(amount), decimal(0));

const flowsOf = (given: Given): readonly Flow[] =>
  given.timing === "dates" ? byDate(given.dated_flows) : byPeriod(given.flows);

function stepGrowth(percentage: Decimal, timing: Given["timing"]): Decimal {
  const year = percentage.div(100).plus(1);
  return timing === "yearly" ? year : year.pow(decimal(1).div(STEPS_A_YEAR[timing]));
}

function scheduleOf(given: Given, flows: readonly Flow[], values: readonly Decimal[]) {
  const start = given.timing === "dates" ? firstDay(given.dated_flows) : undefined;
  let cumulative = decimal(0);
  return flows.map(({ at, amount }, i) => {
    const value = values[i] ?? decimal(0);
    cumulative = subtract(cumulative, value.neg());
    return {
      year: decimal(at).div(STEPS_A_YEAR[given.timing]),
      date: start === undefined ? null : dateOf(start + at),
      amount,
      factor: value.div(amount),
      present_value: value,
      cumulative,
    };
  });
}
