import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "$20 an hour yearly salary",
    says: [
      "{amount:number} (an|per|/) hour (to|is how much|as|in)? (annual|annually|yearly|a year|per year) (salary|pay)?",
      "{amount:number} hourly to (annual|yearly) (salary)?",
    ],
    inputs: { period: "hourly", to: "yearly" },
    assumed: { "": "40 hours a week" },
  },
  {
    example: "60000 a year per hour",
    says: ["{amount:number} (a|per) year (is how much|to|in)? (per|an|a)? (hour|hourly)"],
    inputs: { period: "yearly", to: "hourly" },
    assumed: { "": "40 hours a week" },
  },
  {
    example: "hourly rate for 54,600 a year at 35 hours a week",
    says: ["hourly (rate|pay|wage) for {amount:number} (a|per) year at {hours_per_week:hours} (a|per) week"],
    inputs: { period: "yearly", to: "hourly" },
  },
  {
    example: "52000 a year weekly",
    says: ["{amount:number} (a|per) year (to|is how much|in)? (a|per)? (weekly|week)"],
    inputs: { period: "yearly", to: "weekly" },
  },
  {
    example: "52000 a year monthly",
    says: ["{amount:number} (a|per) year (to|is how much|in)? (a|per)? (monthly|month)"],
    inputs: { period: "yearly", to: "monthly" },
  },
  {
    example: "4300 a month yearly",
    says: ["{amount:number} (a|per) month (to|is how much|in)? (a|per)? (yearly|annually|annual|year)"],
    inputs: { period: "monthly", to: "yearly" },
  },
];

export default asks;
