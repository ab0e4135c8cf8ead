import type { Content } from "#engine";
import type squareFootage from "./square-footage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Square footage calculator with acres and cost",
  purpose: "Works out the area of a room, floor or yard in square feet, and what it costs by the square foot or metre.",
  methodology: [
    "A rectangle is length times width. An L-shape is the whole rectangle less the corner that is missing. A triangle is half of base times height, a trapezoid the mean of its parallel sides times the height, a circle π times the square of its radius.",
    "Each length may have its own unit. They are turned into one another exactly before they are multiplied.",
  ],
  assumptions: [
    "A foot is 12 inches and exactly 0.3048 m; a square yard is 9 square feet; an acre is 43,560 square feet.",
    "No extra for waste unless you give it. If you do, the cost includes it.",
    "The price is for a square foot unless you choose the square yard or metre.",
  ],
  limitations: [
    "It measures what you give it. How a home's area is counted for sale, with or without garage and walls, is set by local rules.",
    "For several rooms of different size, add their areas.",
  ],
  example: {
    story: "A living room of 15 by 12.5 ft gets flooring at $4.20 a square foot, with 10% for waste.",
    inputs: { length: 15, width: 12.5, waste: 10, price: 4.2 },
  },
  questions: [
    {
      question: "How do I give feet and inches?",
      answer:
        "On the page type them as you write them, such as 12'6\". Or give feet with decimals: 6 inches are half a foot, so 12'6\" is 12.5.",
    },
    {
      question: "How many square feet are in a square metre?",
      answer: "About 10.764. A metre is 3.2808 feet, and that squared is 10.764.",
    },
    {
      question: "Can I multiply feet and inches as decimals, 12.6 for 12 feet 6 inches?",
      answer: "No. Six inches are 0.5 of a foot and not 0.6, so 12 feet 6 inches are 12.5 feet.",
    },
    {
      question: "How do I measure an odd room?",
      answer: "Divide it into rectangles and triangles, measure each, and add the areas.",
    },
  ],
  related: ["area", "tile", "paint"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 10.6, Area",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
    },
    {
      title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
      url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
    },
  ],
  synonyms: ["square feet", "sq ft", "square yards", "square metres", "acres", "room size", "floor area", "carpet"],
  vectors,
} satisfies Content<typeof squareFootage>;
