import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "2500 rebate at 7% or 1.9% on 32000 over 60 months",
    inputs: { compare: "rebate" },
    answer: "saved",
    says: [
      "{rebate:number} (rebate|cash back|cashback) (at|with|and) {usual_rate:percent} (or|vs|versus) {low_rate:percent} (low rate|financing|apr)? (on|for) (a|an)? {price:number} (car)? (over|for) {months:months}",
      "(rebate|cash back) of {rebate:number} (at|with|and) {usual_rate:percent} (or|vs|versus) {low_rate:percent} (low rate|financing|apr)? (on|for) (a|an)? {price:number} (car)? (over|for) {months:months}",
    ],
  },
];

export default asks;
