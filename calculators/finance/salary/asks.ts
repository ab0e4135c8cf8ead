import type { Asks } from "#engine";

/** How people say what an amount is paid for, and what they want it by. */
const PAID = {
  hourly: "(an hour|per hour|/ ?hour|/ ?hr|hourly)",
  weekly: "(a week|per week|/ ?week|weekly)",
  monthly: "(a month|per month|/ ?month|monthly)",
  yearly: "(a year|per year|/ ?year|/ ?yr|annually|salary|annual salary)",
};
const BY = {
  hourly: "(hourly|hour)",
  weekly: "(weekly|week)",
  biweekly: "(biweekly|every 2 weeks)",
  monthly: "(monthly|month)",
  yearly: "(annually|annual|yearly|year)",
};

const asks: Asks = [
  ...Object.entries(PAID).flatMap(([period, paid]) =>
    Object.entries(BY).map(([to, by]) => ({
      example: `52000 ${paid.slice(1).split("|")[0]} ${by.slice(1).split(/[|)]/)[0]}`,
      says: [
        `(if i (make|earn)|i make|i earn) {amount:rate} ${paid} (what is|what's|how much is) (my|the|that)? ${by} (salary|pay|wage|income)?`,
        `(i (make|earn))? {amount:rate} ${paid} (to|is how much|how much is (that|it)|as|in)? (a|an|per)? ${by} (salary|pay|wage)?`,
      ],
      inputs: { period, to },
      ...(period === "hourly" || to === "hourly" ? { assumed: { "": "40 hours a week" } } : {}),
    })),
  ),
  {
    example: "hourly rate for 54,600 a year",
    says: ["hourly (rate|pay|wage) for {amount:number} (a|per) year"],
    inputs: { period: "yearly", to: "hourly" },
    assumed: { "": "40 hours a week" },
  },
  {
    example: "hourly rate for 54,600 a year at 35 hours a week",
    says: ["hourly (rate|pay|wage) for {amount:number} (a|per) year at {hours_per_week:hours} (a|per) week"],
    inputs: { period: "yearly", to: "hourly" },
  },
  {
    example: "25 an hour 35 hours a week annual",
    says: [
      `{amount:rate} ${PAID.hourly} (at|for)? {hours_per_week:hours} (a|per) week (to|in|as)? ${BY.yearly} (salary|pay)?`,
    ],
    inputs: { period: "hourly", to: "yearly" },
  },
  {
    example: "salary 85000 hourly",
    says: ["salary (of)? {amount:number} (a year|per year)? (to|in|as|per)? (an)? (hourly|hour)"],
    inputs: { period: "yearly", to: "hourly" },
    assumed: { "": "40 hours a week" },
  },
  {
    example: "hourly 22.50 to salary",
    says: ["hourly (rate|pay|wage)? (of)? {amount:rate} (to|in|as) (a|an)? (yearly|annual)? (salary|a year|per year)"],
    inputs: { period: "hourly", to: "yearly" },
    assumed: { "": "40 hours a week" },
  },
  { examples: ["£28k a year in weekly pay"] },
];

export default asks;
