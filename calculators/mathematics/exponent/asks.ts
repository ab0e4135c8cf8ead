import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "2 to the power of 10",
    says: [
      "{base:number} (raised)? to the power (of)? {exponent:plain}",
      "{base:number} (raised)? to the {exponent:plain} ?(st|nd|rd|th) power",
      "{base:number} (raised)? to the {exponent:plain} power",
    ],
    inputs: { find: "power" },
  },
  {
    example: "what power of 2 is 4096",
    says: ["(what|which) (power|exponent) (of)? {base:number} (is|gives|equals|makes) {power:number}"],
    inputs: { find: "exponent" },
  },
  {
    example: "8 to the 2/3 power",
    says: ["{base:number} (raised)? to the (power)? (of)? {exponent:fraction} (power)?"],
    inputs: { find: "power" },
  },
];

export default asks;
