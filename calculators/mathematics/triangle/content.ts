import type { Content } from "#engine";
import type triangle from "./triangle.ts";
import vectors from "./vectors.ts";

export default {
  title: "Triangle calculator: sides, angles and area",
  purpose:
    "Finds all sides and angles, the area and the perimeter of any triangle from three known parts, at least one of them a side.",
  about: [
    "You can measure the three fences of a lot, but not its corners. Or you know the distance between two spots and the angle from each to a tower across the river. Three known parts are enough to find the others. This page finds them step by step, with the law of sines and the law of cosines.",
  ],
  howToUse: [
    "Make a quick sketch and label it as in the figure: side a lies opposite angle A, and so on.",
    "If two triangles fit, check which one matches your drawing. In one, angle B is less than 90 degrees. In the other, angle B is more than 90 degrees.",
    "If you calculate further, press “More digits”, use them all and round at the end.",
  ],
  methodology: [
    "In the formulas, a, b and c are the sides and A, B and C the angles opposite them. Three sides give the angles by the law of cosines, c² = a² + b² − 2ab cos C. Two sides and the angle between them give the third side by the same law.",
    "Two angles give you the third, because all three add up to 180 degrees. The law of sines, a ÷ sin A = b ÷ sin B, then gives the other two sides.",
    "If you know two sides and angle A, opposite side a, two triangles may fit. The law of sines gives the sine of angle B, and two angles have the same sine, such as 40 and 140 degrees. If both angles fit, you get both triangles.",
    "The area is half the product of two sides times the sine of the angle between them.",
  ],
  drawing: {
    width: 340,
    height: 210,
    caption: "Side a lies opposite angle A, side b opposite angle B, and side c opposite angle C.",
    lines: [
      { d: "M30 175H310L200 30Z", look: "main" },
      { d: "M62 175A32 32 0 0 0 52 156" },
      { d: "M278 175A32 32 0 0 1 291 150" },
      { d: "M181 52A29 29 0 0 0 214 53" },
    ],
    letters: [
      { x: 80, y: 168, text: "A" },
      { x: 262, y: 168, text: "B" },
      { x: 199, y: 76, text: "C" },
      { x: 270, y: 98, text: "a" },
      { x: 100, y: 98, text: "b" },
      { x: 170, y: 197, text: "c" },
    ],
  },
  assumptions: [
    "Angles are in degrees. Use any one unit for the sides. The area is in that unit squared.",
    "If two triangles fit, the one with the longer side c comes first.",
    "Acute means that all angles are under 90 degrees. Obtuse means that one angle is over 90 degrees. Scalene means that no two sides are equal.",
    "A triangle is called right, isosceles or equilateral only if the figures fit exactly. Measured triangles rarely fit exactly.",
  ],
  limitations: [
    "It works for flat triangles only. On a globe, the angles of a triangle add up to more than 180 degrees.",
    "Three angles alone give the shape of a triangle but not its size. You need at least one side.",
  ],
  example: {
    story: "Abel is buying a triangular lot. He measures the fences with a tape: 60, 80 and 90 feet.",
    outcome:
      "The lot has about 2,353 square feet. The ad said 2,400. That would be right if the 60-foot and 80-foot fences met at a right angle, but they meet at 78.6 degrees.",
    inputs: { known: "sss", a: 60, b: 80, c: 90 },
  },
  mistakes: [
    "Pairing a side with the wrong angle. Side a is the side across from angle A.",
    "Checking the result on a calculator that is set to radians. Set it to degrees.",
    "Missing the second triangle with “Two sides, angle opposite (SSA)”.",
    "Assuming a right angle because it looks like one.",
  ],
  questions: [
    {
      question: "Why are there sometimes two answers?",
      answer:
        "With two sides and an angle opposite one of those sides, two triangles may fit. You can then draw two different triangles with the same three parts. Both are correct.",
    },
    {
      question: "Why does it say that no triangle fits?",
      answer:
        "There are three possible reasons. One side may be at least as long as the other two together. The two angles you entered may add up to 180 degrees or more. Or side a may be too short to close the triangle.",
    },
    {
      question: "How do I solve a right triangle?",
      answer:
        "With two legs, choose “Two sides, angle between (SAS)” and enter 90 degrees as the angle. With the hypotenuse and a leg, choose “Two sides, angle opposite (SSA)”. Enter the hypotenuse as side a, the leg as side b, and 90 degrees as angle A.",
    },
    {
      question: "Which side is a, and which is angle A?",
      answer:
        "Call any side a. Angle A is the angle across from side a. In the same way, angle B is across from side b, and angle C is across from side c.",
    },
    {
      question: "How do I find the area from three sides?",
      answer: "Choose “Three sides (SSS)” and enter the sides. Heron's formula gives the same area.",
    },
  ],
  next: [
    { slug: "area", why: "other shapes." },
    { slug: "square-footage", why: "the cost of covering a triangular area." },
    { slug: "scientific", why: "sines and cosines on their own." },
  ],
  related: ["area", "circle", "quadratic"],
  sources: [
    {
      title: "OpenStax, Algebra and Trigonometry 2e, section 10.1, Non-right Triangles: Law of Sines",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-1-non-right-triangles-law-of-sines",
    },
    {
      title: "OpenStax, Algebra and Trigonometry 2e, section 10.2, Non-right Triangles: Law of Cosines",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-2-non-right-triangles-law-of-cosines",
    },
  ],
  synonyms: [
    "law of sines",
    "law of cosines",
    "right triangle",
    "Pythagorean theorem",
    "hypotenuse",
    "trigonometry",
    "Heron's formula",
  ],
  everydayWords: ["hypotenuse", "Pythagorean", "law of sines", "ladder", "roof", "legs"],
  inputWords: {
    known: "Isosceles, right triangle: sas with 90",
    a: "Missing third side, base, rise, how long",
    b: "Height, high, run, wall",
    c: "Diagonal, between both, slope, ft",
  },
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
  ],
} satisfies Content<typeof triangle>;
