import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "20 dbm in watts",
    says: [
      "{dbm:plain} dbm (in|to|as) (watts?|w|milliwatts?|mw)",
      "(convert)? {dbm:plain} dbm (to|in|into) (watts?|w|mw)",
    ],
    inputs: { find: "watts" },
  },
  {
    example: "6 db as a ratio",
    says: ["{level:plain} (db|decibels?) (in|to|as) (a|an)? (power|voltage|amplitude)? ratios?"],
    inputs: { find: "ratio" },
  },
];

export default asks;
