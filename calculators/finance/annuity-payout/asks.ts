import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "how long will an annuity of 500000 at 5% paying 3500 a month last",
    says: [
      "how long (will|does|would) (an|the|my)? annuity (of|worth)? {amount:number} (at|earning) {annual_rate:percent} (paying|that pays) {payment:number} (a|per|each|every) month last",
    ],
    inputs: { find: "time" },
  },
];

export default asks;
