import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["hypotenuse of 5 and 12", "area of triangle with sides 7 8 9"],
    about: ["hypotenuse", "right triangle", "triangle"],
    answers: { c: ["hypotenuse"] },
    means: { hypotenuse: { known: "sas", angle_c: "90" }, sides: { known: "sss" } },
  },
];

export default asks;
