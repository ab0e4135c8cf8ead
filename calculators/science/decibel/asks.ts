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
    example: "decibels of a power ratio of 100",
    says: [
      "(db|decibels?) (of|for|from|in)? (a)? (power)? ratio (of)? {after:plain}",
      "power ratio (of)? {after:plain} (in|to) (db|decibels?)",
    ],
    inputs: { find: "gain", kind: "power", before: "1" },
  },
  {
    example: "decibels of a voltage ratio of 100",
    says: [
      "(db|decibels?) (of|for|from|in)? (a)? (voltage|amplitude) ratio (of)? {after:plain}",
      "(voltage|amplitude) ratio (of)? {after:plain} (in|to) (db|decibels?)",
    ],
    inputs: { find: "gain", kind: "amplitude", before: "1" },
  },
  {
    example: "6 db as a ratio",
    says: ["{level:plain} (db|decibels?) (in|to|as) (a|an)? (power|voltage|amplitude)? ratios?"],
    inputs: { find: "ratio" },
  },
];

export default asks;
