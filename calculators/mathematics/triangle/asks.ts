import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["area of triangle with sides 7 8 9"],
    about: ["triangle"],
    means: { sides: { known: "sss" } },
  },
];

export default asks;
