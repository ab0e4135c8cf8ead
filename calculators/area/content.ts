import type { Content } from "#engine";
import type area from "./area.ts";
import vectors from "./vectors.ts";

export default {
  title: "Area calculator for eleven shapes",
  purpose: "Finds the area of a flat shape from its measures, and its perimeter where these settle it.",
  methodology: [
    "Shapes with straight sides come from base times height: all of it for rectangles and parallelograms, half of it for triangles. A trapezoid takes the mean of its parallel sides, and a rhombus or kite half the product of its diagonals.",
    "A regular polygon is cut into equal triangles from its middle. Circle and ellipse are π times the product of two radii; a sector is the part of the circle that its angle is of a full turn, and a ring is one circle less another.",
  ],
  assumptions: [
    "All lengths are in the same unit, and the area is in squares of it: feet give square feet.",
    "A height stands square to the base. It is not the slanted side.",
    "Trapezoid is meant in the American sense, which British English calls trapezium: one pair of parallel sides.",
    "π is taken to 40 digits, not as 3.14. Answers are shown to ten significant digits.",
  ],
  limitations: [
    "The perimeter is left out for shapes whose sides are not fully known from what is asked, and for the ellipse, which has no simple formula for it.",
    "For a room that is no simple shape, add the parts, or take a piece away from a rectangle.",
  ],
  example: {
    story: "A garden bed is 6.5 metres long and 2.4 metres wide.",
    inputs: { shape: "rectangle", length: 6.5, width: 2.4 },
  },
  questions: [
    {
      question: "How do I find the area of an L-shaped room?",
      answer: "Cut it into two rectangles, find each area, and add them.",
    },
    {
      question: "I know the three sides of a triangle but no height. What now?",
      answer: "Use the triangle calculator, which needs no height.",
    },
    {
      question: "How many square feet are in a square yard?",
      answer: "Nine: three feet by three feet. A square metre is about 10.76 square feet.",
    },
    {
      question: "Which measure of an ellipse is a radius?",
      answer: "From the middle to the edge: half of the whole length, and half of the whole width.",
    },
  ],
  related: ["square-footage", "triangle", "circle", "volume"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 10.6, Area",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
    },
    {
      title: "OpenStax, Prealgebra 2e, section 9.4, Use Properties of Rectangles, Triangles, and Trapezoids",
      url: "https://openstax.org/books/prealgebra-2e/pages/9-4-use-properties-of-rectangles-triangles-and-trapezoids",
    },
  ],
  synonyms: [
    "surface",
    "square metres",
    "trapezium",
    "rectangle",
    "polygon",
    "hexagon",
    "ellipse",
    "oval",
    "perimeter",
  ],
  vectors,
} satisfies Content<typeof area>;
