import type { Asks } from "#engine";

const SLOTS = ["{annual_rate:percent}", "{years:years}", "{principal:number}"];

/** How people say how often interest is added, or that it is. */
const COMPOUNDED = {
  quarterly: "quarterly",
  semiannual: "(?:semi-?annually|half-?yearly|twice a year)",
  yearly: "(?:yearly|annually|annual)",
  monthly: "monthly",
  daily: "daily",
};

const asks: Asks = [
  ...Object.entries(COMPOUNDED).map(([compounding, often]) => ({
    example: `$1,000 for 3 years at 7% compounding ${compounding.replace("semiannual", "twice a year")}`,
    about: `compound(?:ing|ed)? ${often}|${often} compounding`,
    slots: SLOTS,
    inputs: { compounding },
  })),
  {
    example: "compound interest 10000 5% 10 years",
    about: "compound(?:ed|ing)?(?: interest)?",
    slots: SLOTS,
    assumed: { "": "compounded monthly" },
  },
  {
    example: "100k invested at 8% for 20 years",
    about: "invest(?:ed|ing)?",
    slots: SLOTS,
    inputs: { compounding: "yearly" },
    assumed: { "": "compounded yearly" },
  },
  {
    example: "save 500 a month for 30 years at 7%",
    about: "sav(?:e|ing)|invest(?:ing)?|deposit(?:ing)?",
    slots: [
      "{contribution:rate} ?(a month|per month|each month|every month|/month|monthly)",
      "{annual_rate:percent}",
      "{years:years}",
    ],
    inputs: { principal: "0", compounding: "monthly" },
    assumed: { "": "compounded monthly" },
  },
];

export default asks;
