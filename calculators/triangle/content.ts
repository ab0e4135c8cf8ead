import type { Content } from "#engine";
import type triangle from "./triangle.ts";
import vectors from "./vectors.ts";

export default {
  title: "Triangle calculator: sides, angles and area",
  purpose:
    "Finds all sides and angles, the area and the perimeter of any triangle from three known parts, at least one of them a side.",
  about: [
    "You can measure the three fences of a lot, but not its corners. Or you know the distance between two spots and the angle from each to a tower across the river. Three parts are enough to find the others. This page does it step by step, with the law of sines and the law of cosines.",
  ],
  howToUse: [
    "Make a quick sketch and label it as in the figure: side a lies opposite angle A, and so on.",
    "If two triangles fit, check which one matches your drawing: in one, angle B is acute; in the other, obtuse.",
    "Carry the full digits into your next step and round at the end.",
  ],
  methodology: [
    "In the formulas, a, b and c are the sides and A, B and C the angles opposite them. Three sides give the angles by the law of cosines, c² = a² + b² − 2ab cos C. Two sides and the angle between them give the third side by the same law.",
    "Two angles give you the third, because all three add up to 180 degrees. The law of sines, a ÷ sin A = b ÷ sin B, then gives the sides.",
    "Two sides and an angle not between them may fit two triangles, one, or none. Angle B may be acute or obtuse: 40 and 140 degrees, for example, have the same sine. If both fit, you get both triangles.",
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
    "Sines and cosines are calculated to 40 digits. Exact ones, such as sin 30 = 0.5, stay exact.",
    "If two triangles fit, the one with the longer side c comes first.",
    "Acute means that all angles are under 90 degrees, obtuse that one is over 90. Scalene means that no two sides are equal.",
    "A triangle is called right, isosceles or equilateral only if the figures fit exactly, to 30 digits. Measured triangles rarely do.",
  ],
  limitations: [
    "The triangle is flat: on a globe the angles add up to more than 180 degrees.",
    "Three angles alone give a shape and no size, so at least one side is needed.",
    "A side may be from 0.001 to 1,000,000 and an angle from 0.001 to 179.999 degrees.",
  ],
  example: {
    story: "Abel is buying a triangular lot. He measures the fences with a tape: 60, 80 and 90 feet.",
    outcome:
      "About 2,353 square feet. The ad said 2,400, which would be the area with a right angle between the 60 and the 80. There isn't one: it is 78.6 degrees.",
    inputs: { known: "sss", a: 60, b: 80, c: 90 },
  },
  mistakes: [
    "Pairing a side with the wrong angle. Angle A is the angle that side a doesn't touch.",
    "Checking on a calculator that is set to radians.",
    "Missing the second solution with SSA.",
    "Assuming a right angle because it looks like one.",
  ],
  questions: [
    {
      question: "Why are there sometimes two answers?",
      answer:
        "Two sides and an angle opposite one of them don't always determine one triangle. Keep the angle and the side next to it fixed. The side opposite the angle can swing like a gate and meet the third side at two points. Both triangles are correct.",
    },
    {
      question: "Why does it say that no triangle fits?",
      answer:
        "One side is at least as long as the other two together, the two angles make 180 degrees or more, or side a is too short to close the triangle.",
    },
    {
      question: "How do I solve a right triangle?",
      answer:
        "With two legs, choose “Two sides, angle between (SAS)” and make the angle 90 degrees. With the hypotenuse and a leg, choose “Two sides, angle opposite (SSA)”: a is the hypotenuse, b the leg, and angle A is 90.",
    },
    {
      question: "Which side is a, and which is angle A?",
      answer: "Any side may be a. Angle A is the one that does not touch it, and the same holds for b and B, c and C.",
    },
    {
      question: "How do I find the area from three sides?",
      answer: "Enter them with “Three sides (SSS)”. It gives the same as Heron's formula.",
    },
  ],
  next: [
    { slug: "area", why: "other shapes." },
    { slug: "square-footage", why: "the cost of a triangular yard." },
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
  everydayWords: [
    "right triangle",
    "hypotenuse",
    "Pythagorean theorem",
    "law of sines and cosines",
    "missing third side",
    "two legs",
    "between",
    "ladder",
    "roof, rise and run",
    "diagonal",
    "height",
    "isosceles",
    "base",
    "ft",
    "high, wall",
    "slope",
  ],
  vectors,
} satisfies Content<typeof triangle>;
