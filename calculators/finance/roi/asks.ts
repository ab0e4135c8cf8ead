import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "roi cost 1000 value 1250",
    says: [
      "(roi|return on investment) (:)? (cost|invested|spent) {cost:number} (value|returned|got|now) {value:number}",
      "(roi|return on investment) (from|of|on)? {cost:number} to {value:number}",
      "(roi|return on investment) (on)? {cost:number} (invested)? {value:number} (returned)?",
      "(i)? (put in|invested|spent) {cost:number} (and)? (got back|got|returned|now worth) {value:number} (what's|what is|whats)? (my|the)? (roi|return on investment)",
    ],
  },
  {
    example: "roi 5000 to 7500 in 3 years",
    says: ["(roi|return on investment) (from|of|on)? {cost:number} to {value:number} (in|over|after)? {years:years}"],
    inputs: { time_as: "years" },
  },
  { examples: ["return on investment: cost $250, value $310"] },
];

export default asks;
