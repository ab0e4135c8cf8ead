import type { Content } from "#engine";
import type roofing from "./roofing.ts";
import vectors from "./vectors.ts";

export default {
  title: "Roofing calculator: squares, bundles and rafters",
  purpose:
    "Calculates the area of a roof from the building and the pitch, the squares and bundles of shingles, the rafter length and the cost.",
  about: [
    "You can measure a house from the ground, but shingles cover the slope. The pitch turns one into the other. At 6 in 12, a roof has 12% more area than the floor below it.",
    "The result is in squares of 100 square feet, as roofers and stores count, and in bundles. You also get the rafter and the height of the ridge.",
  ],
  howToUse: [
    "Enter length and width of the building and how far the roof hangs over. For an L-shaped house, add up the rectangles and choose “Footprint area that I know”.",
    "To find the pitch, hold a level on a rafter. From 12 inches along the level, measure straight down to the rafter. Those inches are the rise.",
    "Add 10% for a plain gable roof, and 15% or more for hips, valleys and dormers.",
    "Read on the wrapper how many bundles make a square. Three is usual, and heavy shingles take four or five.",
  ],
  methodology: [
    "Pitch factor = √(1 + (rise ÷ 12)²). The area of the roof is the area seen from above times this factor. It is the same for gable and hip roofs.",
    "Squares = roof area × (1 + extra) ÷ 100. Bundles = squares × bundles for a square, rounded up.",
    "The rafter is its run times the factor. In a gable roof the run is half the width and the overhang. The height is the run times the slope.",
  ],
  assumptions: [
    "All slopes have the same pitch.",
    "The overhang is measured level and is the same on all four sides.",
    "The rafter runs to the center of the ridge. Subtract half the ridge board before you cut.",
  ],
  limitations: [
    "Ridge caps, starter strips, underlayment, flashing and nails are not counted.",
    "The figures in the proof are from carpenters' manuals and pages, read in excerpts and listed as quoted. We found no authority's table of shingles.",
    "It says nothing about the size of rafters that your snow load needs.",
  ],
  example: {
    story:
      "Grace reroofs a house of 40 by 30 feet with overhangs of 12 inches and a pitch of 6 in 12. A bundle costs $38.",
    outcome:
      "The roof has 1,503 square feet. With 10% extra Grace orders 16.5 squares, which are 50 bundles for $1,900.",
    inputs: { measured_by: "gable", length: 40, width: 30, overhang: 12, rise: 6, price: 38 },
  },
  mistakes: [
    "Taking the floor area for the roof area. Overhang and pitch add a quarter in our example.",
    "Confusing pitch with degrees. 6 in 12 is 26.6 degrees, and 12 in 12 is 45.",
    "Measuring the rise over the whole width. The rise is for each 12 inches of run, and the run is half the width.",
  ],
  questions: [
    { question: "How many bundles are in a square?", answer: "Usually three, so a bundle covers 33.3 square feet." },
    {
      question: "What is a roofing square?",
      answer: "An area of 10 by 10 feet, 100 square feet or 9.29 square meters of roof.",
    },
    {
      question: "What is the pitch factor of a 4/12 roof?",
      answer: "About 1.054. It is 1.118 for 6/12, 1.202 for 8/12, 1.302 for 10/12 and 1.414 for 12/12.",
    },
    {
      question: "How do I find the pitch without climbing?",
      answer:
        "In the attic, measure on a rafter as described above. From photos or the gable, divide the height of the gable by half the width and multiply by 12.",
    },
    {
      question: "Does a hip roof need more shingles than a gable roof?",
      answer: "Its area is the same at the same pitch and overhang, but you cut more at the hips. Add 15%.",
    },
  ],
  next: [
    { slug: "square-footage", why: "the footprint of a house with corners." },
    { slug: "right-triangle", why: "other sides and angles of the gable." },
  ],
  related: ["square-footage", "right-triangle", "slope"],
  sources: [
    {
      title: "US Navy, Builder (NAVEDTRA 14044), rafter length",
      url: "http://constructionmanuals.tpub.com/14044/css/Figure-2-17-Rafter-length-64.htm",
      read: "2026-11-27",
    },
    {
      title: "Instructables, How to make a common rafter, length per foot of run",
      url: "http://www.instructables.com/id/How-To-Make-A-Common-Rafter-For-Any-Width-Structur/step4/null/",
      read: "2026-11-27",
    },
  ],
  synonyms: ["roof pitch", "shingles", "roof area", "rafter length", "roofing squares", "pitch factor", "roof slope"],
  everydayWords: ["roof", "shingles", "bundles", "rafter", "attic", "gable"],
  inputWords: { rise: "Pitch, 6/12", area: "House footprint", overhang: "Eave", width: "Span" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof roofing>;
