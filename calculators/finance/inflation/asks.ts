import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["$100 in 1990 today", "£500 in 2005", "what was $100 in 1980 worth in 2020"],
    about: ["in 19xx", "from 19xx", "19xx", "since 19xx", "value of", "worth of"],
    years: ["from", "to"],
    begins: ["to"],
    assumed: "June, if only a year is given",
  },
];

export default asks;
