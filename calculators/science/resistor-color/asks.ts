import type { Asks } from "#engine";

const RESISTOR = "(resistor|ohms|value)? (color|colour)? (code|bands)? (of|for)?";

const asks: Asks = [
  {
    example: "resistor brown black red gold",
    says: [`${RESISTOR} {first:band} {second:band} {multiplier:band} {tolerance:band} (resistor)?`],
    inputs: { from: "four" },
  },
  {
    example: "resistor brown black black red brown",
    says: [`${RESISTOR} {first:band} {second:band} {third:band} {multiplier:band} {tolerance:band} (resistor)?`],
    inputs: { from: "five" },
  },
  {
    example: "resistor code 103",
    says: ["(smd)? (resistor)? (code|marked|marking) {code:count} (resistor|smd|ohms|mean)?"],
    inputs: { from: "smd" },
  },
  {
    example: "color code of a 4.7 kohm resistor",
    says: [
      "(colors|color code|colour code|bands|color bands) (of|for) (a|an)? {resistance:plain} (k|kohm|kilohm|kilohms|kω) (ohm|ohms)? (resistor)?",
      "{resistance:plain} (k|kohm|kilohm|kω) (ohm|ohms)? resistor (color|colour) (code|bands)",
    ],
    inputs: { from: "value", resistance_unit: "kohm" },
    answer: "two_digits",
  },
  {
    example: "color code of a 220 ohm resistor",
    says: [
      "(colors|color code|colour code|bands|color bands) (of|for) (a|an)? {resistance:plain} (ohm|ohms|ω) (resistor)?",
      "{resistance:plain} (ohm|ω) resistor (color|colour) (code|bands)",
    ],
    inputs: { from: "value", resistance_unit: "ohm" },
    answer: "two_digits",
  },
];

export default asks;
