import { CONTEMPORARY_MATHEMATICS_10_6 } from "#calculators/sources";
import type { Content } from "#engine";
import type circle from "./circle.ts";
import vectors from "./vectors.ts";

export default {
  title: "Circle calculator: radius, area, circumference",
  purpose: "Calculates the radius, diameter, circumference and area of a circle when you know any one of the four.",
  about: [
    "Often you can measure one part of a circle easily and need another. You can measure around a tree, for example, but need to know how wide the trunk is. Choose what you know, and read the other three.",
  ],
  howToUse: [
    "If a tape measure fits around the object, measure the circumference. That is more accurate than guessing where the center is.",
    "To see which pizza or pan is larger, compare areas, not diameters.",
  ],
  methodology: [
    "In the formulas, r is the radius, and π (pi) is about 3.14159. If you enter the diameter, half of it is the radius. From the circumference, the radius is circumference ÷ (2 × π). From the area, the radius is √(area ÷ π).",
    "The formulas then give the diameter, the circumference and the area.",
  ],
  drawing: {
    width: 340,
    height: 210,
    caption:
      "The radius r goes from the center to the edge. The diameter d goes straight across, through the center. The circumference is the distance around.",
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
    "We use π to 40 digits. Textbooks that use 3.14 print slightly different figures.",
    "Enter lengths in any unit. The results use the same unit, and the area is in square units: meters give square meters.",
    "Results that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  limitations: [
    "It is for whole circles. For a sector, a ring or an ellipse, use the area calculator.",
    "A measured length is never exact. For a real object, use only the first few digits of the result.",
  ],
  example: {
    story: "Bea's round dining table is 48 inches across, and she wants fringe around the edge of a new tablecloth.",
    outcome:
      "A cloth as wide as the table needs 151 inches of fringe. But her cloth hangs down 8 inches on each side, so it is 48 + 8 + 8 = 64 inches across. It needs 201 inches of fringe. She buys six yards, which is 216 inches.",
    inputs: { known: "diameter", diameter: 48 },
  },
  mistakes: [
    "Entering the diameter as the radius.",
    "Doubling the diameter and expecting twice the area. The area becomes four times as large.",
    "Giving an area in feet. Areas are in square feet.",
  ],
  questions: [
    {
      question: "Why does my book give a slightly different answer?",
      answer:
        "Your book probably uses 3.14 or 22/7 for π. For a radius of 6, the area is 113.04 with 3.14. With more digits of π, it is 113.097….",
    },
    {
      question: "How do I measure a tree or a pipe?",
      answer:
        "Wrap a tape around it and choose “Circumference”. The page divides it by π, about 3.14, to get the diameter.",
    },
    {
      question: "If a pizza is twice as wide, how much more is it?",
      answer: "Four times as much. A 16-inch pizza is as large as four 8-inch pizzas.",
    },
    {
      question: "What is π?",
      answer:
        "π is the circumference of any circle divided by its diameter: about 3.14159. The decimals of π never end or repeat.",
    },
  ],
  next: [
    { slug: "area", why: "sectors, rings and ellipses." },
    { slug: "volume", why: "cylinders, spheres and cones." },
  ],
  related: ["area", "volume", "triangle"],
  sources: [
    CONTEMPORARY_MATHEMATICS_10_6,
    {
      title: "The On-Line Encyclopedia of Integer Sequences, A000796, the digits of π",
      url: "https://oeis.org/A000796",
    },
  ],
  synonyms: ["pi", "radius", "diameter", "circumference", "perimeter of a circle", "round", "disc"],
  everydayWords: ["pi r squared", "round", "wheel", "pipe", "pizza", "tire"],
  inputWords: {
    radius: "Center to edge, half across",
    diameter: "Inches, inch across, wide, table, ring",
    circumference: "Around the tree, how far around",
    area: "Inside, for bigger pizza",
  },
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
  ],
} satisfies Content<typeof circle>;
