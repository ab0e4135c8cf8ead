import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "round 37 to the nearest 10",
      "9876 to 2 sig figs",
      "2.3456 to 2 dp",
      "round 17.5 to the nearest whole number",
      "2,149 to the nearest thousand",
    ],
    about: [
      "round",
      "rounded",
      "nearest",
      "dp",
      "decimals",
      "sig fig",
      "sf",
      "significant figures",
      "significant digits",
    ],
    needs: ["places", "figures"],
    words: { multiple: ["nearest"], places: ["dp", "decimal"], figures: ["sig", "fig", "sf", "significant", "digits"] },
    options: {
      to: {
        multiple: ["nearest"],
        figures: ["sig figs", "sig fig", "sf", "significant digits"],
        places: ["dp", "decimals"],
      },
    },
    means: {
      "nearest whole number": { to: "places", places: "0" },
      "nearest integer": { to: "places", places: "0" },
      "nearest tenth": { to: "places", places: "1" },
      "nearest hundredth": { to: "places", places: "2" },
      "nearest thousandth": { to: "places", places: "3" },
      "nearest ten": { to: "multiple", multiple: "10" },
      "nearest hundred": { to: "multiple", multiple: "100" },
      "nearest thousand": { to: "multiple", multiple: "1000" },
    },
  },
];

export default asks;
