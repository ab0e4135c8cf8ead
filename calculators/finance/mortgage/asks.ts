import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "mortgage 400k 30 years 6.5%",
      "mortgage $300000 3% $50000 down 15 years",
      "mortgage 500k 20% down 6.5%",
      "what is the monthly payment for a 30 year fixed mortgage of $325,000 at 6.875%",
    ],
    about: ["house payment", "mortgage payment", "home", "fixed", "fixed mortgage", "monthly payment"],
  },
];

export default asks;
