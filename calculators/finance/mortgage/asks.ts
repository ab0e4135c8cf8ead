import type { Asks } from "#engine";

const LOAN = "(?:monthly |home )*(?:mortgage|home loan|house payment)(?: payments?)?";

const asks: Asks = [
  {
    example: "mortgage 400k 30 years 6.5%",
    about: `${LOAN}|house|home`,
    slots: [
      "{down_payment_rate:percent} down( payment)?",
      "{annual_rate:percent}",
      "[{years:years}]",
      "{price:number}",
    ],
    inputs: { down_payment_as: "percent" },
    assumed: { years: "30 years" },
  },
  {
    example: "mortgage $300000 3% $50000 down 15 years",
    about: `${LOAN}|house|home`,
    slots: ["{down_payment:number} down( payment)?", "{annual_rate:percent}", "[{years:years}]", "{price:number}"],
    inputs: { down_payment_as: "amount" },
    assumed: { years: "30 years" },
  },
  {
    example: "mortgage 350,000 25 years 5.2%",
    about: LOAN,
    slots: ["{annual_rate:percent}", "[{years:years}]", "{price:number}"],
    inputs: { down_payment_as: "amount", down_payment: "0" },
    assumed: { years: "30 years" },
  },
];

export default asks;
