import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "break even fixed costs 18000 price 100 variable cost 20",
    says: [
      "(break even|breakeven|break-even) (point)? (with|for)? fixed (costs|cost) (of)? {fixed_costs:number} price (of)? {price:number} (and)? variable (costs|cost) (of)? {variable_cost:number}",
    ],
  },
];

export default asks;
