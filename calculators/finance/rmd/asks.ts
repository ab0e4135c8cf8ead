import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["rmd on a balance of $500,000 born in 1952"],
    about: ["rmd", "required minimum distribution", "minimum distribution", "mandatory withdrawal"],
    words: { balance: ["ira", "401k", "account"], birth_year: ["born", "birth"] },
    options: {
      account: { inherited: ["inherited", "beneficiary"], younger_spouse: ["younger spouse", "younger wife"] },
    },
  },
];

export default asks;
