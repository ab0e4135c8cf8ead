import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "college savings for 28000 a year in 10 years",
    answer: "needed_monthly",
    says: [
      "(college|university) (savings|saving|fund|savings plan) (for|of) {yearly_cost:number} (a year|per year|each year)? (starting)? in {years_until:count} years",
      "(save|saving|how much to save) for (college|university) (costing|that costs|at)? {yearly_cost:number} (a year|per year)? (starting)? in {years_until:count} years",
    ],
    assumed: { "": "costs that rise by 3% and a return of 5%" },
  },
  {
    example: "college cost of 30000 a year in 12 years",
    answer: "total_cost",
    says: [
      "(future)? (college|university) (cost|costs|tuition) (for|of)? {yearly_cost:number} (a year|per year)? in {years_until:count} years",
    ],
    assumed: { "": "costs that rise by 3%, and four years" },
  },
];

export default asks;
