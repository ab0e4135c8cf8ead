import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "mortgage 400k 30 years 6.5%",
      "mortgage $300000 3% $50000 down 15 years",
      "mortgage 500k 20% down 6.5%",
    ],
    about: ["house payment", "mortgage payment", "home"],
  },
];

export default asks;
