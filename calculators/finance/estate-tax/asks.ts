import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["estate tax on $20,000,000", "inheritance tax on £900,000"],
    about: ["estate tax", "inheritance tax", "iht", "death tax"],
    words: {
      estate: ["estate", "worth"],
      charity: ["charity"],
      spouse: ["spouse", "wife", "husband"],
      home: ["home", "house"],
    },
    options: { country: { uk: ["inheritance tax", "iht", "£", "uk"], us: ["federal", "estate tax"] } },
  },
];

export default asks;
