import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "simple interest on 7,000 at 5.5% for 4 years",
    about: "simple interest",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    inputs: { find: "interest", time_as: "years" },
  },
  {
    example: "simple interest on 1500 at 8% for 6 months",
    about: "simple interest",
    slots: ["{annual_rate:percent}", "{months:months}", "{principal:number}"],
    inputs: { find: "interest", time_as: "months" },
  },
];

export default asks;
