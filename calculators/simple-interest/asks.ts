import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "simple interest on 7,000 at 5.5% for 4 years",
    about: "simple interest",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    inputs: { find: "interest", time_as: "years" },
  },
];

export default asks;
