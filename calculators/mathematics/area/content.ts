import { CONTEMPORARY_MATHEMATICS_10_6 } from "#calculators/sources";
import type { Content } from "#engine";
import type area from "./area.ts";
import vectors from "./vectors.ts";

export default {
  title: "Area calculator for eleven shapes",
  purpose:
    "Calculates the area of a flat shape from its measurements, and its perimeter if your measurements are enough for it.",
  about: [
    "Homework, a garden bed, a piece of fabric, a label for a can: choose the shape, enter the measurements, and read the area.",
    "For floors and yards in feet and inches, with waste and price, the square footage calculator is quicker.",
  ],
  howToUse: [
    "Always name the square unit with the answer. 20 could be square feet or square meters, and the store needs to know which.",
    "Divide an irregular shape into rectangles and triangles on paper. Add their areas, and subtract any holes.",
  ],
  methodology: [
    "Rectangle: length × width. Parallelogram: base × height. Triangle: base × height ÷ 2. Trapezoid: the average of the two parallel sides × height. Rhombus or kite: one diagonal × the other diagonal ÷ 2.",
    "Circle: πr², where r is the radius and π is about 3.14159. Ellipse: π × half the length × half the width. Ring: the area of the large circle minus the area of the small circle. Sector: a slice of a circle. Regular polygon: equal triangles around the center.",
  ],
  assumptions: [
    "Use the same unit for all lengths. The area is in that unit squared: feet give square feet.",
    "A height is measured at a right angle to the base. It is not the slanted side.",
    "A trapezoid has one pair of parallel sides.",
    "We use π to 40 digits, not 3.14. Answers that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  limitations: [
    "Some shapes have no perimeter here, because the measurements you enter don't give every side. The ellipse has none because there is no simple formula for its perimeter.",
    "Irregular shapes aren't included. Divide them into the shapes in the list.",
  ],
  example: {
    story:
      "Farah is building a raised bed, 8 feet long and 3.5 feet wide. She needs netting to cover it and boards for the sides.",
    outcome:
      "She needs 28 square feet of netting and 23 feet of board. Three 8-foot boards will do: one for each long side, and one to cut for the two short sides.",
    inputs: { shape: "rectangle", length: 8, width: 3.5 },
  },
  mistakes: [
    "Using the slanted side as the height of a triangle or parallelogram.",
    "Mixing units: 2 feet by 18 inches is 3 square feet, not 36.",
    "Using the diameter as the radius. The area comes out four times too large.",
    "Converting square units as if they were lengths. A square yard is 9 square feet, not 3.",
  ],
  questions: [
    {
      question: "How do I find the area of an L-shaped room?",
      answer: "Divide it into two rectangles, find each area, and add the two areas.",
    },
    {
      question: "I know the three sides of a triangle but no height. What now?",
      answer: "Use the triangle calculator, which needs no height.",
    },
    {
      question: "How many square feet are in a square yard?",
      answer: "Nine: three feet by three feet. A square meter is about 10.76 square feet.",
    },
    {
      question: "What is the semi-axis of an ellipse?",
      answer: "Half of the ellipse's full length, or half of its full width. Each ellipse has both.",
    },
    {
      question: "How do I find the area of a circle?",
      answer: "Square the radius and multiply by π. A radius of 5 gives about 78.54.",
    },
  ],
  next: [
    { slug: "square-footage", why: "floors and yards, with waste and price." },
    { slug: "volume", why: "add a height or depth." },
    { slug: "triangle", why: "three sides and no height." },
  ],
  related: ["square-footage", "triangle", "circle", "volume"],
  sources: [
    CONTEMPORARY_MATHEMATICS_10_6,
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
  everydayWords: ["hexagon", "octagon", "oval", "square ft", "surface", "plot", "yard"],
  inputWords: {
    length: "Feet; how big a garden, table top, field",
    width: "Of the space, grass, meters",
    sides: "5 pentagon, 6 hexagon, 8 octagon",
    side: "Each one",
    base: "Of the triangle",
    top: "Parallel to the base",
    height: "At right angles to base",
    first_diagonal: "Corner to corner",
    second_diagonal: "Across the first",
    radius: "Center to edge",
    inner_radius: "Of the hole",
  },
  vectors,
  changes: [
    { version: "1.0.2", date: "2026-11-26" },
    {
      version: "1.0.1",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
  ],
} satisfies Content<typeof area>;
