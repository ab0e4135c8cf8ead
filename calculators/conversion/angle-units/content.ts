import { NIST_811, NIST_811_B8 } from "#calculators/sources";
import type { Content } from "#engine";
import type angleUnits from "./angle-units.ts";
import vectors from "./vectors.ts";

export default {
  title: "Angle converter: degrees, radians, gradians",
  purpose:
    "Converts angles between degrees, radians, gradians, turns, minutes and seconds of arc, milliradians and mils.",
  about: [
    "School begins with degrees, calculus and programs want radians, surveyors use gradians, and telescopes and rifle scopes count minutes and seconds of arc, milliradians or mils. Type the angle once, and you see it in every unit.",
  ],
  howToUse: [
    "Choose the unit of the angle you have and the unit you want. The table below the answer shows all the others.",
    "Enter degrees and minutes as one number. 45° 30′ is 45 + 30 ÷ 60 = 45.5 degrees.",
  ],
  methodology: [
    "A full turn is 360 degrees, 400 gradians, 6,400 NATO mils or 2π radians. Multiply the angle by the degrees in the unit you have, and divide by those in the unit you want.",
    "A radian is the angle whose arc is as long as the radius: 180 ÷ π degrees, about 57.3. π has no end, so this figure is used with forty digits, and fifteen are shown.",
    "A degree has 60 minutes of arc, and a minute has 60 seconds.",
  ],
  assumptions: [
    "A mil is NATO's, 6,400 to a turn. A milliradian is a thousandth of a radian, about 6,283 to a turn.",
    "Negative angles and angles of more than a turn stay as they are.",
  ],
  limitations: [
    "Multiples of π aren't written as such: a right angle is shown as 1.5708 radians, not as π/2.",
    "It takes one number, not degrees, minutes and seconds in one.",
    "Slopes in percent aren't angles. They are converted on the page for slopes.",
  ],
  example: {
    story: "Noor's program rotates pictures by radians. She wants a turn by 30 degrees.",
    outcome: "She writes 0.5236, which is π/6.",
    inputs: { value: 30, from: "deg", to: "rad" },
  },
  common: [
    { value: 180, from: "deg", to: "rad" },
    { value: 90, from: "deg", to: "rad" },
    { value: 1, from: "rad", to: "deg" },
    { value: 1, from: "deg", to: "arcmin" },
    { value: 1, from: "deg", to: "gon" },
    { value: 1, from: "mrad", to: "arcmin" },
    { value: 1, from: "turn", to: "rad" },
    { value: 1, from: "mil", to: "deg" },
  ],
  mistakes: [
    "Giving degrees to a function that wants radians. The sine of 30 radians is about -0.99.",
    "Reading 45.30 as 45 degrees and 30 minutes. It is 45 degrees and 18 minutes.",
    "Taking mils for milliradians. They differ by almost 2%.",
  ],
  questions: [
    { question: "How many degrees are in a radian?", answer: "180 ÷ π, about 57.2958." },
    {
      question: "How do I turn degrees into radians?",
      answer: "Multiply by π and divide by 180. So 90 degrees are π/2 radians, and 60 are π/3.",
    },
    {
      question: "What is a gradian?",
      answer: "A hundredth of a right angle. Surveyors in some countries use it, and calculators have it as grad.",
    },
    {
      question: "How many minutes of arc are in a milliradian?",
      answer: "About 3.44. At 100 meters a milliradian covers 10 centimeters.",
    },
    {
      question: "How many seconds of arc are in a degree?",
      answer: "3,600. The disk of the full moon is about 1,860 of them.",
    },
  ],
  next: [
    { slug: "right-triangle", why: "sides and angles of a right triangle." },
    { slug: "slope", why: "the angle and grade of a line." },
    { slug: "triangle", why: "any triangle from three of its parts." },
  ],
  related: ["right-triangle", "slope", "triangle", "length"],
  sources: [NIST_811, NIST_811_B8],
  synonyms: [
    "degrees to radians",
    "radians to degrees",
    "rad to deg",
    "deg to rad",
    "gradians to degrees",
    "arcminutes to degrees",
    "moa to mrad",
    "mil to degrees",
  ],
  everydayWords: ["degrees", "radians", "rad", "gon, grad", "arc minutes"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof angleUnits>;
