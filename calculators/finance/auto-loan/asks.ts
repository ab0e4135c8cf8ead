import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "car loan 28,500 at 5.9% for 60 months",
    about: "(?:new |used )?(?:car|auto|vehicle|truck)(?: loan| payments?| finance| financing)?",
    slots: [
      "[monthly payments?]",
      "{annual_rate:percent}",
      "{months:months}",
      "[{down_payment:number} down( payment)?]",
      "{price:number}",
    ],
    inputs: { sales_tax_rate: "0" },
  },
];

export default asks;
