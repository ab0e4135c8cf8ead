import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["fha loan 400000 at 6.5%", "fha mortgage 300k 3.5% down 6%"],
    about: ["fha", "fha mortgage", "mip"],
  },
];

export default asks;
