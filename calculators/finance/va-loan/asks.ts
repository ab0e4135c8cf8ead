import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["va loan 400000 at 6.5%", "va mortgage 300k 5% down 6%"],
    about: ["va loan", "va mortgage", "va home loan", "va funding fee", "veteran home loan"],
    options: {
      use: { later: ["used before", "second use", "subsequent use"], exempt: ["exempt", "disabled veteran"] },
    },
  },
];

export default asks;
