import type { Asks } from "#engine";

const WHO = "(a|an)? (man|woman|person|male|female|guy|someone)? (who is|at|of)?";

const asks: Asks = [
  { examples: ["bmi 70 kg 175 cm", "bmi 5'10\" 165 lb", "bmi 150 lb 65 inches"] },
  {
    example: "bmi of a 5 foot 4 woman weighing 140 pounds",
    says: [
      `(what is the|what's the)? bmi (of|for) ${WHO} {height:feet} (tall)? (man|woman|person|male|female|guy)? (weighing|who weighs|and|at)? {weight:pounds}`,
    ],
    inputs: { height_unit: "in", weight_unit: "lb" },
  },
];

export default asks;
