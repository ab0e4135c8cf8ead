import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "rent for 2200 or buy for 400000 with 80000 down at 6.5% for 10 years",
    says: [
      "(should i)? rent (for|at)? {rent:number} (a month)? or buy (a|the)? (home|house)? (for|at)? {price:number} with {down_payment:number} down at {annual_rate:percent} (if i stay|and stay|for|over) {stay:years}",
    ],
    assumed: {
      "": "a 30-year loan, 3% growth of prices and rents, a 5% return, 6% to sell and average property tax",
    },
    inputs: { closing_costs: "0" },
  },
];

export default asks;
