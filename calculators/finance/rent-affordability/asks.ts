import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["how much rent can i afford on 60000 a year", "rent affordability income 5000 a month"],
    about: ["rent can i afford", "affordable rent", "rent affordability", "afford in rent"],
    words: { income: ["income", "salary", "earn", "make"], debts: ["debt", "debts"], utilities: ["utilities"] },
    options: { income_per: { month: ["a month", "monthly", "per month"], year: ["a year", "yearly", "salary"] } },
  },
  {
    example: "how much rent can i afford on 60000",
    says: ["how much rent can i afford (on|with|making|earning|if i make|if i earn) {income:number}"],
    inputs: { find: "rent", income_per: "year", debts: "0", utilities: "0" },
    assumed: { "": "an income per year, no debts, utilities in the rent" },
  },
  {
    example: "income needed for a rent of 2000",
    inputs: { find: "income" },
    says: [
      "(what)? (income|salary) (do i)? (needed|need|required)? (for|to) (pay|afford)? (a|the)? rent (of)? {rent:number} (a month)?",
    ],
  },
];

export default asks;
