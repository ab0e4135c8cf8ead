import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "due date lmp 2026-07-02",
    says: ["due date (if)? (my)? (lmp|last period) (was|is|on|started)? {last_period:date}"],
    inputs: { method: "last_period", day: "today" },
  },
  {
    examples: ["due date lmp 15/09/2026"],
    about: ["ivf", "ivf transfer", "pregnancy due date", "pregnancy", "due date", "lmp"],
    words: { last_period: ["lmp", "period"], conception: ["conceived"] },
  },
];

export default asks;
