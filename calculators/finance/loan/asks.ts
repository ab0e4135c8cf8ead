import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "loan 14000 at 8.9% for 4 years",
    about: "(?:personal |student |bank )?loan(?: payments?)?|emi|monthly payment|borrow",
    slots: ["[(?<!%|percent)(?<!% )( a| per) month$]", "{annual_rate:percent}", "{payments:months}", "{amount:number}"],
    inputs: { find: "payment" },
  },
];

export default asks;
