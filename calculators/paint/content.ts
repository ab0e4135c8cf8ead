import type { Content } from "#engine";
import type paint from "./paint.ts";
import vectors from "./vectors.ts";

export default {
  title: "Paint calculator: gallons, litres and cans",
  purpose: "Works out how much paint the walls of a room take, and how many cans that is, from a few measures.",
  methodology: [
    "The walls are the way round the room times the height; the ceiling is added if it is painted too. Doors and windows are taken off.",
    "What is left, times the number of coats, divided by what a gallon or a litre covers, is the paint. Cans are always rounded up to a whole one.",
  ],
  assumptions: [
    "A gallon covers 350 square feet and a litre 10 square metres in one coat, unless you give the figure on your can.",
    "A door is 21 square feet and a window 15 square feet. None are taken off unless you count them.",
    "Two coats. Doors are left out whole, so their own two sides are not in the answer.",
    "The gallon is the US gallon of 231 cubic inches.",
  ],
  limitations: [
    "Rough, bare or dark walls take more than the figure on the can, often a quarter more.",
    "Trim, doors and primer are other paints and are not counted.",
    "Sloped walls and bays need to be measured one by one.",
  ],
  example: {
    story: "A bedroom of 15 by 12 ft with walls of 8 ft has one door and two windows and gets two coats.",
    inputs: { length: 15, width: 12, height: 8, doors: 1, windows: 2 },
  },
  questions: [
    {
      question: "How much does a gallon cover?",
      answer: "Most cans say 350 to 400 square feet for one coat on smooth, painted walls. Use the figure on yours.",
    },
    {
      question: "Should I take off doors and windows?",
      answer:
        "For a few small ones it hardly matters, and what is left over serves for repairs. For large ones it saves a can.",
    },
    {
      question: "How do I count paint for the doors themselves?",
      answer:
        "A door has two sides: twice its area, times the coats. Measure them as walls, in a calculation of their own.",
    },
    {
      question: "Why buy a whole can for a little more?",
      answer:
        "Because paint that runs out leaves a visible edge. If it is only a little, ask for a smaller can of the same mix.",
    },
  ],
  related: ["square-footage", "tile", "area"],
  sources: [
    {
      title: "Dummies, Determining How Much Wall Paint You Need",
      url: "http://www.dummies.com/how-to/content/determining-how-much-wall-paint-you-need.html",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 9.2, Measuring Area",
      url: "https://openstax.org/books/contemporary-mathematics/pages/9-2-measuring-area",
    },
  ],
  synonyms: ["gallons of paint", "wall paint", "emulsion", "coverage", "how much paint", "decorating", "room"],
  vectors,
} satisfies Content<typeof paint>;
