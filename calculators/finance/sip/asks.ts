import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["sip of 10000 for 10 years at 12%", "sip needed for a goal of 1000000 in 15 years at 12%"],
    about: ["sip", "monthly sip", "step-up sip", "sip returns", "systematic investment plan"],
    words: {
      sip: ["sip of", "sip"],
      goal: ["goal", "goal of"],
      lump_sum: ["lump sum"],
      step_up: ["step-up", "step up"],
    },
    monthly: ["sip"],
    options: { find: { sip: ["sip needed", "sip for a goal", "to reach", "how much sip"] } },
  },
];

export default asks;
