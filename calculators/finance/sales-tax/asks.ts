import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["tax on $45 in florida", "$53.50 total with 7% tax, price before tax"],
    about: ["tax on", "tax", "with tax", "before tax"],
    words: { tax_rate: ["tax"] },
    only: "USD",
  },
  {
    example: "sales tax 7% on 249.99",
    says: [
      "(sales)? tax (of)? {tax_rate:percent} on {price:number}",
      "{tax_rate:percent} (sales)? tax on {price:number}",
      "(sales)? tax on {price:number} at {tax_rate:percent}",
    ],
    inputs: { find: "add" },
    answer: "tax",
  },
  {
    example: "49.99 plus 7% tax",
    says: ["{price:number} ([+]|plus|with|and|after) {tax_rate:percent} (sales)? tax"],
    inputs: { find: "add" },
  },
  {
    example: "64.20 including 7% tax before tax",
    says: [
      "{price_paid:number} (including|incl|with) {tax_rate:percent} (sales)? tax (,)? before tax",
      "price before (sales)? tax (if|of|when)? (the)? (total|price)? (is|was)? {price_paid:number} (and|with|at|including)? (the)? (sales)? (tax)? (rate)? (is|was|of)? {tax_rate:percent} (tax)?",
    ],
    inputs: { find: "remove" },
  },
];

export default asks;
