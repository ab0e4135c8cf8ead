import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "when do i ovulate last period november 2 2026",
    says: [
      "(when (do|will|am) i (ovulate|ovulating|fertile)|when am i (fertile|ovulating|most fertile)|ovulation (day|date|calculator)?|fertile (days|window)) ,? (if)? (my)? (last)? (period|lmp) (was|started|began|is)? (on)? {last_period:date}",
      "(last period|lmp) (was|started|began|on)? {last_period:date} ,? when (do|will|am) i (ovulate|ovulating|fertile)",
    ],
    inputs: { cycles: "regular" },
  },
  {
    examples: ["ovulation last period november 2 2026 cycle length 30 days"],
    about: ["ovulation", "ovulate", "fertile days", "fertile window"],
    words: { last_period: ["lmp", "period"], cycle_length: ["cycle"] },
  },
];

export default asks;
