import type { Laws } from "#engine";
import type pensionChoice from "./pension-choice.ts";

export default {
  sums: [
    "advantage = income_worth - lump_sum where find is lump",
    "advantage = joint_worth - single_worth where find is joint",
    "advantage = later_worth - now_worth where find is later",
  ],
  grows: [
    ["annual_return", "lowers", "income_worth"],
    ["raise", "raises", "income_worth"],
    ["last_age", "raises", "income_worth"],
    ["survivor_rate", "raises", "joint_worth"],
  ],
  scales: [
    {
      double: ["lump_sum", "income", "single", "joint", "later_income"],
      times: {
        income_worth: 2,
        single_worth: 2,
        joint_worth: 2,
        now_worth: 2,
        later_worth: 2,
        lump_pays: 2,
        rate_needed: 1,
      },
    },
  ],
} satisfies Laws<typeof pensionChoice>;
