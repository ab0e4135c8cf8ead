import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "1000 with 3% inflation over 10 years",
    about: "inflation(?: at| of)?",
    slots: ["{annual_rate:percent}", "{years:years}", "{amount:number}"],
    inputs: { by: "rate" },
  },
];

export default asks;
