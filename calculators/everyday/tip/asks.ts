import type { Asks } from "#engine";

const asks: Asks = [
  { examples: ["20% tip on 58.40"] },
  {
    example: "tip 18% on 45.60 split 3 ways",
    says: [
      "tip (of)? {tip_rate:percent} (on|of) {bill:number} (split|divided|shared) (by|between|among)? {people:count} (ways|way|people|persons)?",
      "{tip_rate:percent} tip (on|of) {bill:number} (split|divided|shared) (by|between|among)? {people:count} (ways|way|people|persons)?",
    ],
    answer: "share",
  },
];

export default asks;
