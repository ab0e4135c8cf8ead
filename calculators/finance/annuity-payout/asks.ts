import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "annuity payout 500k 5% 20 years",
    about: "annuity payouts?|payout annuity|annuity income|income annuity",
    slots: ["{amount:number}", "{annual_rate:percent}", "{years:years}"],
    inputs: { find: "payout" },
  },
  {
    example: "how long will an annuity of 500000 at 5% paying 3500 a month last",
    says: [
      "how long (will|does|would) (an|the|my)? annuity (of|worth)? {amount:number} (at|earning) {annual_rate:percent} (paying|that pays) {payment:number} (a|per|each|every) month last",
    ],
    inputs: { find: "time" },
  },
];

export default asks;
