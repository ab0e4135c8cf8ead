import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["body surface area 170 cm 70 kg", "bsa 5'9\" 160 lb"],
    about: ["bsa", "body surface", "skin area"],
    options: {
      formula: {
        mosteller: ["mosteller"],
        du_bois: ["du bois", "dubois"],
        haycock: ["haycock"],
        gehan_george: ["gehan"],
        boyd: ["boyd"],
      },
    },
  },
];

export default asks;
