import { defineCalculator, money, noAnswer, number, optionalStep, percent, step } from "#engine";
import { faultsOf, flowsOf, STEPS_A_YEAR } from "#numbers/cash-flow-rows";
import { stepGrowth } from "#numbers/cash-flows";
import { decimal, sum } from "#numbers/decimal";
import { presentValues } from "#numbers/present-values";
import { type Discounted, flowInputs, flowSteps, timing } from "../../shared/cash-flows.ts";
import { PRESENT_VALUES, presentValueRows } from "./present-value-rows.ts";

/** What is paid is worth nothing that one could divide by. */
const HALF_A_CENT = decimal("0.005");

export default defineCalculator({
  name: "NPV calculator",
  summary: "Net present value of a project's cash flows, by year, quarter, month or date.",
  inputs: {
    timing,
    discount_rate: percent("Discount rate", {
      min: -50,
      max: 1000,
      example: 8,
      help: "Per year: what the money could earn elsewhere at the same risk.",
    }),
    ...flowInputs(1, "0:-40000; 1:5000; 2:8000; 3:12000; 4:30000", {
      example: "2026-01-01:-10000; 2026-03-01:2750; 2026-10-30:4250; 2027-02-15:3250; 2027-04-01:2750",
      help: "Valued on the earliest date. Money you pay is negative.",
    }),
  },

  outputs: {
    npv: money("Net present value (NPV)"),
    present_inflows: money("Present value of money received"),
    present_outflows: money("Present value of money paid"),
    profitability_index: number("Profitability index", {
      upTo: 4,
      optional: true,
      help: "Present value received for each dollar paid.",
    }),
    net_cash: money("Net cash before discounting"),
    schedule: PRESENT_VALUES,
  },
  primary: "npv",
  formula: "NPV = Σ cash flow ÷ (1 + rate)^t, where t is the time in years",

  by: { npv: ["NPV", "present_inflows - present_outflows"] },

  check: faultsOf,

  compute(given) {
    const flows = flowsOf(given);
    if (flows.length === 0) return noAnswer("Enter at least one cash flow that isn't zero.");
    const values = presentValues(flows, stepGrowth(given.discount_rate, STEPS_A_YEAR[given.timing]));
    const [received, paid] = [
      sum(values.filter((value) => value.gt(0))),
      sum(values.filter((value) => value.lt(0))).neg(),
    ];
    return {
      present_inflows: received,
      present_outflows: paid,
      profitability_index: paid.lt(HALF_A_CENT) ? null : received.div(paid),
      net_cash: sum(flows.map(({ amount }) => amount)),
      schedule: presentValueRows(given, flows, values),
    };
  },

  sentence({ discount_rate }, { npv }) {
    const than = ["less than ", "", "more than "][npv.value.cmp(0) + 1];
    return `At ${discount_rate} a year the net present value is ${npv}: the cash flows earn ${than}${discount_rate} a year.`;
  },

  working({ timing, discount_rate }, { present_inflows, present_outflows, profitability_index }, show, values, stepOf) {
    const flows = flowsOf(values);
    const worths = presentValues(flows, stepGrowth(values.discount_rate, STEPS_A_YEAR[timing]));
    const discounted: Discounted = (amount, time, worth) => step`${amount} ÷ (1 + ${discount_rate})^${time} = ${worth}`;
    return [
      ...flowSteps(timing, flows, worths, discounted, show),
      stepOf("npv"),
      optionalStep`Profitability index: ${present_inflows} ÷ ${present_outflows} = ${profitability_index}`,
    ];
  },
});
