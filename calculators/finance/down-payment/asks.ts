import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "down payment on a 400000 house with 10% down",
    inputs: { find: "cash", annual_rate: "6.5" },
    says: [
      "(cash|cash needed|down payment|how much cash) (needed)? (for|on) (a|an)? {price:number} (house|home|condo|flat) (with|at)? {down_rate:percent} (down)?",
      "(a)? down payment (of)? {down_rate:percent} (of|on) {price:number}",
      "(a)? {down_rate:percent} down payment (of|on|for) {price:number}",
      "{down_rate:percent} down (payment)? (on|for) (a|an)? {price:number} (house|home|condo|flat)",
    ],
    assumed: { "": "interest of 6.5%" },
  },
  {
    example: "what house can i buy with 60000 cash and 20% down",
    inputs: { find: "price", annual_rate: "6.5" },
    says: [
      "(what|how much) (price)? (house|home) (can i buy|could i buy)? (with|for) {cash:number} (in)? (cash|saved|savings)? (and|at|with)? {down_rate:percent} down",
    ],
    assumed: { "": "interest of 6.5%" },
  },
];

export default asks;
