import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "credit card 5200 at 23.5% paying 180 a month",
    about: "credit card(?: debt| balance| payoff)?",
    slots: [
      "{annual_rate:percent}",
      "(paying|pay|payment|payments of) {payment:number}( a month| per month| monthly)?",
      "{balance:number}",
    ],
    inputs: { plan: "fixed" },
  },
  {
    example: "credit card 5000 22% 200 a month",
    about: "credit card(?: debt| balance| payoff)?",
    slots: ["{annual_rate:percent}", "{payment:rate}( a month| per month|/month| monthly)", "{balance:number}"],
    inputs: { plan: "fixed" },
  },
  {
    example: "pay off credit card 8000 at 21% in 24 months",
    about: "(?:to )?pay(?:ing)? off|credit card payoff",
    slots: ["credit card( debt| balance)?", "{annual_rate:percent}", "{months:months}", "{balance:number}"],
    inputs: { plan: "months" },
    answer: "payment",
  },
];

export default asks;
