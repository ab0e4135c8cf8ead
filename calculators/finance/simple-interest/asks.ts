import type { Asks } from "#engine";

const asks: Asks = [
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
    example: "interest on 5000 for 6 months at 4%",
    says: [
      "interest (on|of) {principal:number} (at|@) {annual_rate:percent} (a year|per year)? (for|over|in|after) {months:months}",
      "interest (on|of) {principal:number} (for|over|in|after) {months:months} (at|@) {annual_rate:percent}",
    ],
    inputs: { find: "interest", time_as: "months" },
    assumed: { "": "simple interest" },
  },
];

export default asks;
