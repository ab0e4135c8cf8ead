import type { Content } from "#engine";
import type triangle from "./triangle.ts";
import vectors from "./vectors.ts";

export default {
  title: "Triangle calculator: sides, angles and area",
  purpose:
    "Finds the sides, angles, area and perimeter of any triangle from three known parts, one of them at least a side.",
  methodology: [
    "Side a lies opposite angle A, b opposite B and c opposite C. Three sides give the angles by the law of cosines; two sides and the angle between them give the third side by the same law. Two angles leave the third to make 180 degrees, and the law of sines gives the sides.",
    "Two sides and an angle that is not between them may fit two triangles, one, or none. An angle and its supplement have the same sine: where both leave room for a third angle, both triangles are given.",
    "The area is half of two sides times the sine of the angle between them.",
  ],
  assumptions: [
    "Angles are in degrees. Sides are in any one unit; the area is in squares of it.",
    "Sines and cosines of 30, 45, 60 and 90 degrees have their exact values. All others are worked out to 40 digits.",
    "Where two triangles fit, the one with the longer side c is given first.",
    "A triangle is called right, isosceles or equilateral only where that holds to 30 digits, so measured figures rarely are.",
  ],
  limitations: [
    "The triangle is flat: on a globe the angles make more than 180 degrees.",
    "Three angles alone give a shape and no size, so at least one side is needed.",
    "A side may be from 0.001 to 1,000,000 and an angle from 0.001 to 179.999 degrees.",
  ],
  example: {
    story: "A plot of land has sides of 60, 80 and 90 metres.",
    inputs: { known: "sss", a: 60, b: 80, c: 90 },
  },
  questions: [
    {
      question: "Why are there sometimes two answers?",
      answer:
        "Two sides and an angle opposite one of them do not always fix a triangle. The side opposite the angle may swing to meet the base in two places, and both triangles are right.",
    },
    {
      question: "Why does it say that no triangle fits?",
      answer:
        "Either a side is as long as the other two together, so that they cannot meet, or side a is too short to reach the base from the end of side b.",
    },
    {
      question: "How do I solve a right triangle?",
      answer:
        "Give 90 degrees as one angle. With the hypotenuse and a leg, choose two sides and the angle opposite one of them: a is the hypotenuse, b the leg, and angle A is 90.",
    },
    {
      question: "Which side is a, and which is angle A?",
      answer: "Any side may be a. Angle A is the one that does not touch it, and the same holds for b and B, c and C.",
    },
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
  vectors,
} satisfies Content<typeof triangle>;
