import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "$1,000 for 3 years at 7% compounding quarterly",
    about: "(?:compound(?:ing|ed)? )quarterly|quarterly compounding",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    inputs: { compounding: "quarterly" },
  },
  {
    example: "1500 at 2.5% compounded semiannually 6 years",
    about: "compound(?:ing|ed)? (?:semi-?annually|half-?yearly|twice a year)",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    inputs: { compounding: "semiannual" },
  },
  {
    example: "12,000 at 3.5% for 5 years compounded yearly",
    about: "compound(?:ing|ed)? (?:yearly|annually)|(?:yearly|annual) compounding",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    inputs: { compounding: "yearly" },
  },
  {
    example: "5000 at 4% for 10 years compounded monthly",
    about: "compound(?:ing|ed)? monthly|monthly compounding",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    inputs: { compounding: "monthly" },
  },
  {
    example: "5000 at 4% for 10 years compounded daily",
    about: "compound(?:ing|ed)? daily|daily compounding",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    inputs: { compounding: "daily" },
  },
  {
    example: "compound interest 10000 5% 10 years",
    about: "compound(?:ed|ing)?(?: interest)?",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
    assumed: { "": "compounded monthly" },
  },
  {
    example: "100k invested at 8% for 20 years",
    about: "invest(?:ed|ing)?",
    slots: ["{annual_rate:percent}", "{years:years}", "{principal:number}"],
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
