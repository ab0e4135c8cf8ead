import type { Content } from "#engine";
import type circle from "./circle.ts";
import vectors from "./vectors.ts";

export default {
  title: "Circle calculator: radius, area, circumference",
  purpose: "Calculates the radius, diameter, circumference and area of a circle when you know any one of the four.",
  about: [
    "A tablecloth for a round table, the trunk of an oak, the size of a pizza, the wheel of a bike: you can measure one thing easily and need another. Choose what you know and read the rest.",
  ],
  howToUse: [
    "Can you get a tape all the way around it? Then measure the circumference. It is more accurate than guessing the middle.",
    "Comparing sizes, such as pizzas or pans? Compare areas, not diameters.",
    "Round to the smallest mark on your tape. Ten digits are useful only in math class.",
  ],
  methodology: [
    "In the formulas, r is the radius and π is about 3.14159. First find the radius: half the diameter, the circumference divided by 2π, or √(area ÷ π).",
    "The radius gives the rest: the diameter is 2r, the circumference 2πr, the area πr².",
  ],
  drawing: {
    width: 340,
    height: 210,
    caption:
      "The radius r reaches from the center to the edge, and the diameter d straight across. The circumference is the distance around.",
    lines: [
      { d: "M250 105A80 80 0 1 1 90 105A80 80 0 1 1 250 105", look: "main" },
      { d: "M90 105H250" },
      { d: "M170 105L226.6 48.4" },
    ],
    letters: [
      { x: 130, y: 124, text: "d" },
      { x: 190, y: 72, text: "r" },
      { x: 170, y: 15, text: "circumference" },
      { x: 170, y: 155, text: "area" },
    ],
  },
  assumptions: [
    "We use π to 40 digits, 3.14159265358979…, not 3.14 or 22/7. Textbooks that use 3.14 print slightly different figures.",
    "Use any one unit for lengths. The area is in that unit squared: meters give square meters.",
    "Nothing is rounded along the way. Answers are shown to ten significant digits.",
  ],
  limitations: [
    "It is for whole circles. For a sector, a ring or an ellipse, use the area calculator.",
    "A measured length is never exact, so most of the digits mean nothing for a real object.",
  ],
  example: {
    story: "Bea's round dining table is 48 inches across, and she wants fringe around the edge of a new tablecloth.",
    outcome:
      "A cloth the size of the table needs 151 inches of fringe. Hers will hang down 8 inches all around, so it is 64 inches across and needs 201 inches. She buys six yards, which is 216 inches.",
    inputs: { known: "diameter", diameter: 48 },
  },
  mistakes: [
    "Entering the diameter as the radius.",
    "Expecting 3.14 to give exactly this result. For a radius of 6, the areas differ by about 0.06.",
    "Doubling the diameter and expecting twice the area. It is four times.",
    "Writing the area in feet. Area is in square feet.",
  ],
  questions: [
    {
      question: "Why does my book give a slightly different answer?",
      answer:
        "It probably takes π as 3.14 or 22/7. For a radius of 6 the area is 113.04 with 3.14 and 113.097… with π itself.",
    },
    {
      question: "How do I measure a tree or a pipe?",
      answer:
        "Wrap a tape around it and choose “Circumference”. Divide the circumference by π, about 3.14, to get the diameter.",
    },
    {
      question: "If a pizza is twice as wide, how much more is it?",
      answer:
        "Four times as much. The area grows with the square of the diameter, so a 16-inch pizza equals four 8-inch ones.",
    },
    {
      question: "What is π?",
      answer:
        "The circumference of any circle divided by its diameter: about 3.14159. Its decimals never end or repeat.",
    },
  ],
  next: [
    { slug: "area", why: "sectors, rings and ellipses." },
    { slug: "volume", why: "cylinders, spheres and cones." },
  ],
  related: ["area", "volume", "triangle"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 10.6, Area",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
    },
    {
      title: "The On-Line Encyclopedia of Integer Sequences, A000796, the digits of π",
      url: "https://oeis.org/A000796",
    },
  ],
  synonyms: ["pi", "radius", "diameter", "circumference", "perimeter of a circle", "round", "disc"],
  everydayWords: [
    "across",
    "around",
    "inch, inches",
    "pi r squared",
    "round table",
    "wheel",
    "ring",
    "tree, pipe",
    "pizza",
    "bigger",
    "wide",
    "distance around",
    "tire",
  ],
  vectors,
} satisfies Content<typeof circle>;
