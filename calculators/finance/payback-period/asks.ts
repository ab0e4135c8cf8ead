import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "payback period of 50000 with 15000 a year",
    says: [
      "(payback period|payback|pay back) (of|on|for)? {cost:number} (with|at|and|saving|returning)? {flow:number} (a year|per year|yearly|every year)",
      "how long (does it take|will it take|until)? (for)? {cost:number} (to pay for itself|to pay off|pays for itself) (at|with|saving)? {flow:number} (a year|per year)",
    ],
    inputs: { flows_as: "even", years: "100" },
  },
];

export default asks;
