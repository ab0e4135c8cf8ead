import { defineCalculator, list, money, noAnswer, number, percent, step } from "#engine";
import { faultsOf, flowsOf, STEPS_A_YEAR } from "#numbers/cash-flow-rows";
import { inflow, outflow, stepGrowth } from "#numbers/cash-flows";
import { presentValues } from "#numbers/present-values";
import { type Discounted, flowInputs, flowSteps, timing } from "../../shared/cash-flows.ts";
import { MODIFIED, modifiedRateOf } from "./modified-rate.ts";
import { ratesOf } from "./rates-found.ts";
import { PROFILE, profileOf } from "./value-profile.ts";

export default defineCalculator({
  name: "IRR calculator",
  summary: "Internal rate of return of cash flows by year, quarter, month or date (XIRR).",

  inputs: {
    timing,
    ...flowInputs(2, "0:-70000; 1:12000; 2:15000; 3:18000; 4:21000; 5:26000", {
      example: "2026-01-01:-10000; 2026-09-30:4250; 2027-04-01:7250",
      help: "In any order. Money you pay is negative.",
    }),
    ...MODIFIED,
  },

  outputs: {
    irr: percent("Internal rate of return (IRR)", { upTo: 4, help: "Per year." }),
    period_rate: percent("Rate per period", { upTo: 4, optional: true }),
    all_rates: list("All rates found", percent("Rate", { upTo: 4 })),
    mirr: percent("Modified rate (MIRR)", { upTo: 4, optional: true }),
    received: money("Money received"),
    paid: money("Money paid"),
    gain: money("Gain"),
    multiple: number("Multiple (received ÷ paid)", { upTo: 4, help: "Money received divided by money paid." }),
    profile: PROFILE,
  },
  primary: "irr",
  groups: {
    "The return": ["irr", "mirr", "period_rate", "all_rates"],
    "The money": ["received", "paid", "gain", "multiple"],
  },
  formula: "0 = Σ cash flow ÷ (1 + IRR)^t, where t is the time in years",

  by: {
    gain: "received - paid",
    multiple: "received ÷ paid",
  },

  check: faultsOf,

  compute(given) {
    const flows = flowsOf(given);
    const [received, paid] = [inflow(flows), outflow(flows)];
    if (received.isZero() || paid.isZero())
      return noAnswer("Enter at least one negative and one positive cash flow: otherwise no rate of return exists.");
    const perYear = STEPS_A_YEAR[given.timing];
    const found = ratesOf(flows, perYear);
    if (!found)
      return noAnswer(
        "No rate between −99.99% and 1,000,000% a year makes these cash flows worth zero. Use the NPV instead.",
      );
    return {
      ...found,
      period_rate: perYear === 4 || perYear === 12 ? found.period_rate : null,
      mirr: modifiedRateOf(given, flows, perYear),
      received,
      paid,
      profile: profileOf(flows, perYear, found.irr),
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

  working({ timing }, { irr, period_rate }, show, values, stepOf) {
    const flows = flowsOf(values);
    const perYear = STEPS_A_YEAR[timing];
    const worths = presentValues(flows, stepGrowth(irr.value, perYear));
    const discounted: Discounted = (amount, time, worth) => `${amount} ÷ (1 + r)^${time} ≈ ${worth}`;
    return [
      `Rate r, found so that all present values add up to zero: ${irr}`,
      ...flowSteps(timing, flows, worths, discounted, show),
      period_rate && step`Rate per period: (1 + r)^(1 ÷ ${perYear}) - 1 = ${period_rate}`,
      stepOf("gain"),
    ];
  },

  alerts: (_, { all_rates }) => [
    all_rates.value.length > 1 &&
      "More than one rate fits, because the cash flows change sign more than once. Don't rely on any of them: compare the NPV at your own rate, or use the modified rate.",
  ],
});
