import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "lease a 35000 car residual 18900 36 months money factor 0.00333",
    says: [
      "lease (a|of)? {price:number} (car)? (with)? (a)? residual (of)? {residual:number} (for|over)? {months:months} (at)? (a)? money factor (of)? {money_factor:number}",
    ],
    inputs: { rate_as: "factor" },
  },
  {
    example: "lease a 35000 car residual 18900 36 months at 8%",
    says: [
      "lease (a|of)? {price:number} (car)? (with)? (a)? residual (of)? {residual:number} (for|over)? {months:months} at {annual_rate:percent}",
    ],
    inputs: { rate_as: "rate" },
  },
];

export default asks;
