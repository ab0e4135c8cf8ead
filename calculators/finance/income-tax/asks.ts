import type { Asks } from "#engine";

/** Each filing status, as people write it. */
const STATUSES = {
  single: "(single|single filer)",
  married_joint: "(married filing jointly|married jointly|married|mfj|joint)",
  head_of_household: "(head of household|hoh)",
};

const asks: Asks = [
  ...Object.entries(STATUSES).map(([filing_status, said]) => ({
    example: `income tax on 90000 ${said.slice(1).split("|")[0]} 2026`,
    says: [
      `(federal)? income tax (on|for)? {income:number} (salary|income)? (for|filing)? (a)? ${said} (in)? (2026)?`,
      `federal tax (on|for)? {income:number} (salary|income)? (for|filing)? (a)? ${said} (in)? (2026)?`,
    ],
    inputs: { country: "us", filing_status, year: "2026" },
    assumed: { "": "US federal income tax of 2026" },
    answer: "income_tax",
  })),
  ...Object.entries(STATUSES).map(([filing_status, said]) => ({
    example: `tax on 90k ${said.slice(1).split("|")[0]} 2026`,
    says: [`tax on {income:number} (salary|income)? (for|filing)? (a)? ${said} (in)? (2026)?`],
    inputs: { country: "us", filing_status, year: "2026" },
    assumed: { "": "US federal income tax, Social Security and Medicare of 2026" },
    answer: "tax",
  })),
  {
    example: "federal income tax on 90000",
    says: ["(federal income|federal|income) tax (on|for) {income:number} (salary|income)? (in)? (2026)?"],
    inputs: { country: "us", filing_status: "single", year: "2026" },
    assumed: { "": "US federal income tax of a single filer in 2026" },
    answer: "income_tax",
  },
];

export default asks;
