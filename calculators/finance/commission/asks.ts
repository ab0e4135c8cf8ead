import type { Asks } from "#engine";

const asks: Asks = [
  { examples: ["6% commission on a $450,000 house"], words: { sales: ["house", "home", "sale"] } },
  {
    example: "5% commission on 12000",
    says: [
      "{rate:percent} commission on {sales:number} (of)? (sales)?",
      "commission on {sales:number} (of)? (sales)? at {rate:percent}",
    ],
    inputs: { plan: "flat" },
  },
];

export default asks;
