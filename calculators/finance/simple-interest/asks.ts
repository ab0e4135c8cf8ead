import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "simple interest on 7,000 at 5.5% for 4 years",
    about: "simple interest",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    inputs: { find: "interest", time_as: "years" },
  },
  {
    example: "interest on 5000 at 4.5% for 3 years",
    says: [
      "interest (on|of) {principal:number} (at|@) {annual_rate:percent} (a year|per year)? (for|over|in|after) {years:years}",
      "interest (on|of) {principal:number} (for|over|in|after) {years:years} (at|@) {annual_rate:percent}",
    ],
    inputs: { find: "interest", time_as: "years" },
    assumed: { "": "simple interest" },
  },
  {
    example: "simple interest on 1500 at 8% for 6 months",
    about: "simple interest",
    slots: ["{annual_rate:percent}", "{months:months}", "{principal:number}"],
    inputs: { find: "interest", time_as: "months" },
  },
];

export default asks;
