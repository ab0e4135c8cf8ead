import { CONTEMPORARY_MATHEMATICS_10_6, NIST_HANDBOOK_44 } from "#calculators/sources";
import type { Content } from "#engine";
import type squareFootage from "./square-footage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Square footage calculator with acres and cost",
  purpose:
    "Calculates the area of a room, floor or yard in square feet, square yards, square meters and acres. Enter a price per square foot, square yard or square meter to see the cost.",
  about: [
    "You need the area before you buy flooring, sod, carpet or roofing. Choose the shape and enter the sides in any unit. Add a price to see the cost.",
    "Many rooms aren't plain rectangles. Choose the L-shape if a chimney or a stairwell takes up one corner of the room.",
  ],
  howToUse: [
    "For flooring, enter a waste allowance of 5% to 10% before you order. Diagonal patterns need more.",
    "For several different rooms, calculate each area and add up the results. For identical rooms, enter how many there are.",
    "To compare the rents of two apartments, divide each rent by the square feet of the apartment. The result is the rent per square foot.",
  ],
  methodology: [
    "The area of a rectangle is length × width. For an L-shape, the missing corner is subtracted from the whole rectangle. The area of a triangle is base × height ÷ 2. The area of a trapezoid is the average of the two parallel sides × height. The area of a circle is π × radius squared.",
    "Each length can have its own unit. All lengths are converted before they are multiplied. The cost is the area, with waste, times the price.",
  ],
  assumptions: [
    "A foot is 12 inches, or exactly 0.3048 m. A square yard is 9 square feet. An acre is 43,560 square feet.",
    "The waste allowance starts at 0%. If you enter a waste allowance, the cost includes the waste.",
    "The price is per square foot unless you choose square yards or square meters.",
  ],
  limitations: [
    "Don't use the result as the official size of a home for a sale. Local rules decide whether the garage and the walls count.",
  ],
  example: {
    story:
      "Nora wants oak flooring in her living room, which is 15 by 12.5 feet. The flooring costs $4.20 a square foot, and the installer recommends 10% extra for waste.",
    outcome:
      "206.25 square feet cost $866.25, before installation. A box holds 20 square feet, so Nora orders eleven boxes. Eleven boxes hold 220 square feet and cost $924. She will have a few boards left for repairs.",
    inputs: { length: 15, width: 12.5, waste: 10, price: 4.2 },
  },
  mistakes: [
    "Typing 12.6 for 12 feet 6 inches. Six inches is half a foot, so type 12.5.",
    "Multiplying feet by inches. Convert the inches to feet first if you calculate by hand.",
    "Leaving out closets, or counting the space under a kitchen island. An island needs no flooring under it.",
    "Converting square meters as if they were meters. A meter is 3.28 feet, but a square meter is 10.764 square feet.",
  ],
  questions: [
    {
      question: "How do I calculate square footage?",
      answer: "Multiply length by width, both in feet. A room of 15 by 12 feet has 180 square feet.",
    },
    {
      question: "How do I enter feet and inches?",
      answer: "Type the length as you write it, such as 12'6\". You can also type decimal feet, such as 12.5.",
    },
    { question: "How many square feet are in a square meter?", answer: "A square meter is about 10.764 square feet." },
    {
      question: "How many square feet are in an acre?",
      answer:
        "An acre is 43,560 square feet. A football field without its end zones is 48,000 square feet. So an acre is about nine tenths of a football field.",
    },
    {
      question: "How do I measure an odd-shaped room?",
      answer: "Divide the room into rectangles and triangles. Measure each piece, and add up the areas.",
    },
  ],
  next: [
    { slug: "tile", why: "how many tiles or boxes to buy." },
    { slug: "paint", why: "the walls of the same room." },
    { slug: "area", why: "more shapes, in any unit." },
  ],
  related: ["area", "tile", "paint"],
  sources: [CONTEMPORARY_MATHEMATICS_10_6, NIST_HANDBOOK_44],
  synonyms: ["square feet", "sq ft", "square yards", "square metres", "acres", "room size", "floor area", "carpet"],
  everydayWords: ["square feet", "total", "flooring", "carpet", "bedrooms", "sqft", "lot"],
  inputWords: {
    length: "Sq ft of room, yard, 13 ft 6 in",
    width: "Of the bedroom, hallway, lawn",
    cut_length: "Of the L's cutout",
    cut_width: "Of the L's cutout",
    height: "At right angles to base",
    pieces: "Rooms of that size",
    price: "Cost per square foot, price for",
    price_for: "Square foot, yard, meter",
  },
  vectors,
  changes: [
    { version: "1.0.3", date: "2026-11-26" },
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof squareFootage>;
