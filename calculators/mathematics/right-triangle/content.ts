import type { Content } from "#engine";
import type rightTriangle from "./right-triangle.ts";
import vectors from "./vectors.ts";

export default {
  title: "Right triangle calculator: sides and angles",
  purpose:
    "Finds the legs, the hypotenuse, the angles, the area, the perimeter and the height of a right triangle from any two known parts.",
  about: [
    "A ladder against a wall, a ramp, a roof, the diagonal of a screen: wherever one thing is upright and another level, there is a right triangle. With two known parts you can find all the others.",
    "The page works with the Pythagorean theorem and with sines, cosines and tangents. It shows each step, and draws your triangle to scale.",
  ],
  howToUse: [
    "The legs a and b meet at the right angle. The hypotenuse c lies opposite it and is always the longest side. Angle A lies opposite leg a.",
    "To check whether a corner is square, measure both sides from the corner as legs. If the diagonal isn't the hypotenuse that you see here, the corner is off.",
    "For angle B instead of angle A, swap the names of the legs. Or subtract the angle from 90 degrees first.",
  ],
  methodology: [
    "The Pythagorean theorem gives the third side: a² + b² = c². The area is half the product of the legs. The height on the hypotenuse is a × b ÷ c.",
    "An angle comes from the ratio of two sides: sin A = a ÷ c, cos A = b ÷ c and tan A = a ÷ b. The two acute angles add up to 90 degrees.",
    "If all three sides are whole numbers, they are a Pythagorean triple. The page also names the smallest triangle of the same shape.",
  ],
  drawing: {
    width: 320,
    height: 200,
    caption: "Legs a and b meet at the right angle C. The hypotenuse c lies opposite it.",
    lines: [{ d: "M40 165H280L280 30Z", look: "main" }, { d: "M264 165V149H280" }, { d: "M82 165A42 42 0 0 0 77 144" }],
    letters: [
      { x: 92, y: 158, text: "A" },
      { x: 268, y: 58, text: "B" },
      { x: 252, y: 146, text: "C" },
      { x: 293, y: 102, text: "a" },
      { x: 165, y: 185, text: "b" },
      { x: 150, y: 90, text: "c" },
    ],
  },
  assumptions: [
    "Angles are in degrees, and all lengths are in the same unit. The area is in that unit squared.",
    "Angle C is exactly 90 degrees.",
  ],
  limitations: [
    "For a triangle without a right angle, use the triangle calculator.",
    "It doesn't find the sides from the perimeter, or from the area and the hypotenuse.",
  ],
  example: {
    story: "Sam wants to reach a window 15 feet up. The foot of the ladder will be 4 feet from the wall.",
    outcome:
      "He needs 15.5 feet of ladder, at an angle of 75 degrees to the ground. That is close to the rule of one foot out for every four feet up.",
    inputs: { known: "legs", a: 15, b: 4 },
  },
  mistakes: [
    "Adding the legs without squaring. With legs of 3 and 4, the hypotenuse is 5, not 7.",
    "Using the hypotenuse as a leg. It is the side opposite the right angle.",
    "Checking on a calculator that is set to radians. Set it to degrees.",
    "Mixing feet and inches. Turn everything into one unit first.",
  ],
  questions: [
    {
      question: "How do I find the hypotenuse?",
      answer:
        "Square both legs, add them and take the square root. For legs of 6 and 8: 36 + 64 = 100, and √100 is 10.",
    },
    {
      question: "How do I find a missing leg?",
      answer:
        "Subtract instead: b = √(c² − a²). With a hypotenuse of 13 and a leg of 5, the other leg is √(169 − 25) = 12.",
    },
    {
      question: "What is a Pythagorean triple?",
      answer:
        "Three whole numbers that fit a² + b² = c², such as 3, 4 and 5, or 5, 12 and 13. Builders lay out square corners with a rope or tape of 3, 4 and 5 units.",
    },
    {
      question: "What are the sides of a 30-60-90 triangle?",
      answer:
        "The hypotenuse is twice the shortest leg, and the longer leg is √3 times the shortest, about 1.732 times. In a 45-45-90 triangle the hypotenuse is √2 times a leg, about 1.414 times.",
    },
    {
      question: "What does SOH-CAH-TOA mean?",
      answer:
        "Sine is opposite over hypotenuse, cosine is adjacent over hypotenuse, and tangent is opposite over adjacent. The side adjacent to an angle is the leg that touches it.",
    },
  ],
  next: [
    { slug: "triangle", why: "triangles without a right angle." },
    { slug: "slope", why: "the slope and grade of a ramp." },
    { slug: "area", why: "areas of other shapes." },
  ],
  related: ["triangle", "slope", "area", "root"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 10.8, Right Triangle Trigonometry",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-8-right-triangle-trigonometry",
    },
    {
      title: "OpenStax, Algebra and Trigonometry 2e, section 7.2, Right Triangle Trigonometry",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/7-2-right-triangle-trigonometry",
    },
  ],
  synonyms: ["Pythagorean theorem", "hypotenuse", "Pythagoras", "sohcahtoa", "30-60-90", "45-45-90", "right angled"],
  everydayWords: ["pythagorean", "hypotenuse", "ladder against wall", "diagonal"],
  inputWords: { a: "Opposite, short side", b: "Adjacent, base", c: "Longest side, diagonal" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof rightTriangle>;
