import type { Content } from "#engine";
import type drywall from "./drywall.ts";
import vectors from "./vectors.ts";

export default {
  title: "Drywall calculator: sheets, compound, tape, screws",
  purpose:
    "Calculates how many sheets of drywall walls and ceilings take, with joint compound, tape and screws, and what the sheets cost.",
  about: [
    "Before you order drywall, you need the number of sheets, and how much mud, tape and screws go with them. Enter the room, and the list is ready for the store.",
    "It works with the US sheets of 4 feet in width and with metric plasterboard.",
  ],
  howToUse: [
    "Choose what you cover: a whole room, its walls, a ceiling or an area that you know.",
    "Subtract large openings such as a garage door. Leave small windows in: what you cut out is rarely used again.",
    "Take longer sheets for long walls. They leave fewer joints to tape.",
    "Check the rates under “More options” against the label of your compound and the screws your inspector wants.",
  ],
  methodology: [
    "The walls are 2 × (length + width) × height, and the ceiling is length × width. Openings are subtracted.",
    "Sheets = area with the extra ÷ area of a sheet, rounded up.",
    "Pails of compound and rolls of tape are the area divided by what one is enough for, rounded up. Screws are counted per sheet.",
  ],
  assumptions: [
    "One pail of ready-mixed compound (about 4.5 to 5 gallons) is enough for 400 square feet. Other sources say a gallon for each 100.",
    "One roll of 500 feet of tape is enough for about 1,000 square feet, at half a foot for each square foot.",
    "A sheet of 4 × 8 feet takes 36 screws. Ceilings and longer sheets take more.",
  ],
  limitations: [
    "We could not read an authority's table. The rates and the figures in the proof are those of builders' pages, read in excerpts and listed as quoted.",
    "It doesn't lay the sheets out. Rooms with many corners need more than the usual 10% extra.",
    "Corner bead, insulation and paint are not included.",
  ],
  example: {
    story: "Priya finishes a basement room of 12 by 10 feet with a ceiling at 8 feet. Sheets cost $14.50 each.",
    outcome: "Priya needs 17 sheets for $246.50, two pails of compound, a roll of tape and 612 screws.",
    inputs: { covers: "room", length: 12, width: 10, height: 8, price: 14.5 },
  },
  mistakes: [
    "Forgetting the ceiling. In a room of 12 by 10 feet, it is a quarter of all drywall.",
    "Dividing the floor area by the sheet. The walls have three times the area of the floor, or more.",
    "Ordering the exact number. A single broken sheet then stops the work.",
  ],
  questions: [
    {
      question: "How many sheets of drywall do I need for a 12 × 12 room?",
      answer: "With walls of 8 feet and the ceiling, 528 square feet. That is 19 sheets of 4 × 8 feet with 10% extra.",
    },
    {
      question: "How much does a sheet cover?",
      answer:
        "4 × 8 feet is 32 square feet, 4 × 10 is 40, and 4 × 12 is 48. A metric sheet of 1200 × 2400 mm is 2.88 m².",
    },
    {
      question: "How many screws does a sheet of drywall take?",
      answer: "About 32 to 36 for a sheet of 4 × 8 feet on studs 16 inches apart.",
    },
    {
      question: "How much joint compound do I need?",
      answer:
        "Roughly a gallon for each 100 square feet, for three coats. A large pail is then enough for 400 to 450 square feet.",
    },
    {
      question: "Do I subtract doors and windows?",
      answer: "Usually not. The pieces you cut out become waste, and the extra sheets cover your mistakes.",
    },
  ],
  next: [
    { slug: "paint", why: "paint for the finished walls." },
    { slug: "square-footage", why: "the area of rooms with corners." },
  ],
  related: ["paint", "square-footage", "tile"],
  sources: [
    {
      title: "VB Home Repair, Calculating drywall, tape, joint compound and screws",
      url: "http://www.vbhomerepair.com/calculating-wall-studs--drywall--ready-mix--tape--joint-compound--nails---screws..html",
      read: "2026-11-27",
    },
    {
      title: "Reference.com, Estimate the cost of 4x8 sheetrock",
      url: "https://www.reference.com/home-garden/estimate-cost-4x8-sheetrock-needed-construction-job-7f81ef2869613e3b",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "sheetrock",
    "plasterboard",
    "gypsum board",
    "wallboard",
    "drywall sheets",
    "joint compound",
    "drywall mud",
  ],
  everydayWords: ["sheetrock", "plasterboard", "mud", "basement", "hang"],
  inputWords: { height: "Ceiling height", area: "Square feet of wall", price: "Per sheet" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof drywall>;
