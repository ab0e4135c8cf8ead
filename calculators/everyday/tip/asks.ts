import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "20% tip on 58.40",
    about: "tip|gratuity",
    slots: ["{tip_rate:percent}", "{bill:number}( bill)?"],
    answer: "tip",
  },
];

export default asks;
