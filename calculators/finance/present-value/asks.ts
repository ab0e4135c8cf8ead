import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "present value of 10000 in 10 years at 6%",
    says: [
      "(present value|pv|worth today) (of)? {future_value:number} (in|after|over|for) {years:years} (at|discounted at) {discount_rate:percent}",
      "(present value|pv|worth today) (of)? {future_value:number} (at|discounted at) {discount_rate:percent} (in|after|over|for) {years:years}",
    ],
    inputs: { find: "lump" },
  },
];

export default asks;
