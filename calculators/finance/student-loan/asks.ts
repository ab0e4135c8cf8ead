import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["student loan 35000 at 6%", "graduated student loan 27000 at 3.9%"],
    about: ["college loan", "college debt", "student debt", "federal student loan", "uni loan", "uk", "us", "plan"],
    words: { income: ["salary", "earning", "earn", "agi"], balance: ["owe", "debt"] },
    options: {
      plan: {
        graduated: ["graduated"],
        extended: ["extended"],
        rap: ["rap", "repayment assistance", "assistance"],
        ibr: ["ibr", "income based"],
        plan_1: ["plan 1"],
        plan_2: ["plan 2"],
        plan_4: ["plan 4"],
        plan_5: ["plan 5"],
        postgraduate: ["postgraduate", "postgrad", "masters loan"],
      },
    },
  },
];

export default asks;
