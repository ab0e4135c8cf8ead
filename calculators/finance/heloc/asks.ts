import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["heloc of 50000 at 8%", "heloc payment on 80000 at 9%"],
    about: ["heloc", "home equity line", "home equity line of credit", "heloc payment"],
    words: { drawn: ["heloc of", "heloc payment on"] },
  },
];

export default asks;
