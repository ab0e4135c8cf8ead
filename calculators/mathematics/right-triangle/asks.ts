import type { Asks } from "#engine";

const TRIANGLE = "(of|for)? (a|the)? (right)? (angled)? (triangle)?";

const asks: Asks = [
  {
    example: "hypotenuse of 6 and 8",
    says: [
      `hypotenuse ${TRIANGLE} (with|of)? (sides|legs)? (of)? {a:number} (and|by|x|,)? {b:number}`,
      "(pythagorean|pythagoras) (theorem)? (with|for|of)? {a:number} (and|,)? {b:number}",
      "right triangle (with)? (legs|sides) (of)? {a:number} (and|,) {b:number} (hypotenuse)?",
    ],
    inputs: { known: "legs" },
    answer: "c",
  },
  {
    example: "right triangle with leg 5 and hypotenuse 13",
    says: [
      "(other leg|missing leg|missing side)? (of)? (a)? right triangle (with)? (a)? (leg|side) (of)? {a:number} (and)? (a)? hypotenuse (of)? {c:number}",
      "(other leg|missing leg|missing side)? (of)? (a)? right triangle (with)? (a)? hypotenuse (of)? {c:number} (and)? (a)? (leg|side) (of)? {a:number}",
    ],
    inputs: { known: "hypotenuse" },
    answer: "b",
  },
  {
    example: "area of a right triangle with legs 3 and 4",
    says: ["area of (a|the)? right triangle (with)? (legs|sides) (of)? {a:number} (and|,) {b:number}"],
    inputs: { known: "legs" },
    answer: "area",
  },
];

export default asks;
