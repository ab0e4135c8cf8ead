import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "20% tip on 58.40",
    says: [
      "{tip_rate:percent} tip (on|for) (a|an)? {bill:number} (bill)?",
      "tip {tip_rate:percent} on {bill:number} (bill)?",
      "tip (of)? {tip_rate:percent} on (a)? {bill:number} (bill)?",
      "tip on {bill:number} at {tip_rate:percent}",
      "{bill:number} (bill)? with (a)? {tip_rate:percent} tip",
      "{bill:number} tip {tip_rate:percent}",
    ],
    answer: "tip",
  },
];

export default asks;
