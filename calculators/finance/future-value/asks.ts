import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "future value of 10000 in 10 years at 6%",
    says: [
      "(future value|fv) (of)? {present_value:number} (in|after|over|for) {periods:years} (at|with|earning) {annual_rate:percent}",
      "(future value|fv) (of)? {present_value:number} (at|with|earning) {annual_rate:percent} (in|after|over|for) {periods:years}",
    ],
    inputs: { frequency: "yearly", payment: "0" },
  },
];

export default asks;
