import type { Content } from "#engine";
import type squareFootage from "./square-footage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Square footage calculator with acres and cost",
  purpose:
    "Calculates the area of a room, floor or yard in square feet, square yards, square meters and acres, and what it costs at a price per unit of area.",
  about: [
    "Flooring, sod, carpet, roofing, rent per square foot: you need the area first. Pick the shape, enter the sides in any unit, and add a price if you have one.",
    "Rooms are rarely plain rectangles, so there is an L-shape for the ones with a chimney or a stairwell in the corner.",
  ],
  howToUse: [
    "For flooring, add a waste allowance of 5% to 10% before you order, and more for diagonal patterns.",
    "For several rooms, write down each area and add them; or enter how many there are if they are identical.",
    "Comparing apartments? Divide each rent by its square feet and compare the results.",
  ],
  methodology: [
    "A rectangle is length × width. An L-shape is the whole rectangle minus the missing corner. A triangle is half of base × height, a trapezoid is the average of its parallel sides × height, and a circle is π × radius squared.",
    "Each length may have its own unit. They are converted exactly before they are multiplied. The cost is the area, with waste, times the price.",
  ],
  assumptions: [
    "A foot is 12 inches, or exactly 0.3048 m. A square yard is 9 square feet; an acre is 43,560.",
    "There is no waste allowance unless you enter one. If you do, the cost includes it.",
    "The price is per square foot unless you choose square yards or meters.",
  ],
  limitations: [
    "Local rules decide how a home's area is measured for a sale, such as whether the garage and walls count.",
  ],
  example: {
    story:
      "Nora wants oak flooring in her living room, 15 by 12.5 feet. It costs $4.20 a square foot, and the installer advises 10% for waste.",
    outcome:
      "$866.25, before installation. The boxes hold 20 square feet each, so she orders eleven for $924 and will have a few boards left for repairs.",
    inputs: { length: 15, width: 12.5, waste: 10, price: 4.2 },
  },
  mistakes: [
    "Typing 12.6 for 12 feet 6 inches. Six inches is half a foot: 12.5.",
    "Multiplying feet by inches.",
    "Leaving out closets, or counting the space under a kitchen island that gets no floor.",
    "Converting square meters like meters. A square meter is 10.764 square feet, not 3.28.",
  ],
  questions: [
    {
      question: "How do I calculate square footage?",
      answer: "Multiply length by width, both in feet. A 15 by 12 foot room is 180 square feet.",
    },
    {
      question: "How do I enter feet and inches?",
      answer: "Type them as you write them, such as 12'6\", or as decimal feet: 12.5.",
    },
    { question: "How many square feet are in a square meter?", answer: "About 10.764." },
    {
      question: "How many square feet are in an acre?",
      answer: "43,560. A football field without its end zones is 48,000, so an acre is about nine tenths of it.",
    },
    {
      question: "How do I measure an odd-shaped room?",
      answer: "Divide it into rectangles and triangles, measure each, and add the areas.",
    },
  ],
  next: [
    { slug: "tile", why: "how many tiles or boxes to buy." },
    { slug: "paint", why: "the walls of the same room." },
    { slug: "area", why: "more shapes, in any unit." },
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
  everydayWords: [
    "sq ft",
    "sqft",
    "square foot",
    "cost per",
    "living room, bedroom, hallway",
    "house, apartment",
    "flooring",
    "carpet",
    "lawn, sod",
    "lot size",
    "rooms total",
    "big",
    "garage",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "The steps leave out the number of areas where there is only one. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof squareFootage>;
