import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "refinance 250000 from 7% to 6%",
    says: [
      "(refinance|refinancing) (a)? {balance:number} (mortgage|loan)? from {annual_rate:percent} to {new_rate:percent}",
    ],
    assumed: { "": "25 years left, a new 30-year loan and $5,000 of closing costs" },
    inputs: { months_left: "300", costs: "5000" },
  },
  {
    example: "refinance 250000 from 7% to 5.5% 25 years left",
    says: [
      "(refinance|refinancing) (a)? {balance:number} (mortgage|loan)? from {annual_rate:percent} to {new_rate:percent} (with)? {months_left:months} (left|to go|remaining)",
    ],
    assumed: { "": "a new 30-year loan and $5,000 of closing costs" },
    inputs: { costs: "5000" },
  },
];

export default asks;
