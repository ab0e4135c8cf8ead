import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "annuity of 500000 at 5% for 20 years",
    says: [
      "(how much (will|does|would))? (an|the|my)? (annuity|annuity payout|annuity payment) (of|on|for|with|from)? {amount:number} (pay)? (at|earning) {annual_rate:percent} (for|over) {years:years}",
    ],
    inputs: { find: "payout" },
    assumed: { "": "paid every month" },
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
