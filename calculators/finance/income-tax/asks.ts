import type { Asks } from "#engine";

/** Each filing status, as people write it. */
const STATUSES = {
  single: "(single|single filer)",
  married_joint: "(married filing jointly|married jointly|married|mfj|joint)",
  head_of_household: "(head of household|hoh)",
};

const IN_YEAR = "(in)? ({year:year})?";
const NEWEST = "the newest year";

const asks: Asks = [
  ...Object.entries(STATUSES).map(([filing_status, said]) => ({
    example: `income tax on 90000 ${said.slice(1).split("|")[0]}`,
    says: [
      `(federal)? income tax (on|for)? {income:number} (salary|income)? (for|filing)? (a)? ${said} ${IN_YEAR}`,
      `federal tax (on|for)? {income:number} (salary|income)? (for|filing)? (a)? ${said} ${IN_YEAR}`,
    ],
    inputs: { country: "us", filing_status },
    assumed: { "": "US federal income tax", year: NEWEST },
    answer: "income_tax",
  })),
  ...Object.entries(STATUSES).map(([filing_status, said]) => ({
    example: `tax on 90k ${said.slice(1).split("|")[0]}`,
    says: [`tax on {income:number} (salary|income)? (for|filing)? (a)? ${said} ${IN_YEAR}`],
    inputs: { country: "us", filing_status },
    assumed: { "": "US federal income tax, Social Security and Medicare", year: NEWEST },
    answer: "tax",
  })),
  {
    example: "federal income tax on 90000",
    says: [`(federal income|federal|income) tax (on|for) {income:number} (salary|income)? ${IN_YEAR}`],
    inputs: { country: "us", filing_status: "single" },
    assumed: { "": "US federal income tax of a single filer", year: NEWEST },
    answer: "income_tax",
  },
  {
    examples: ["take home pay on 120k in australia", "£50k after tax", "california income tax on 90000"],
    answersBeside: { state: { income_tax: "tax" }, province: { income_tax: "tax" } },
    about: ["take home", "take home pay", "after tax", "salary after tax", "net pay", "net salary", "take home salary"],
    words: { income: ["salary", "earn"] },
  },
];

export default asks;
