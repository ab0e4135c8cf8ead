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
    example: "how much is 5 percent interest on 10000",
    says: [
      "(how much is)? {annual_rate:percent} interest (a year|per year)? on {principal:number}",
      "(yearly|annual) interest (on|of) {principal:number} (at|@) {annual_rate:percent}",
    ],
    inputs: { find: "interest", time_as: "years", years: "1" },
    assumed: { "": "one year" },
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
