import type { Content } from "#engine";
import type paint from "./paint.ts";
import vectors from "./vectors.ts";

export default {
  title: "Paint calculator: gallons, liters and cans",
  purpose:
    "Calculates how much paint the walls of one or more rooms take, and how many cans to buy, from a few measurements.",
  about: [
    "Measure the room, count the doors and windows, and you won't need a second trip to the store.",
    "It works for a whole room, for several rooms of the same height or, with the total wall length, for several walls or a hallway.",
  ],
  howToUse: [
    "Buy all the cans at the same time and check that the batch numbers match, so the color is the same on every wall.",
    "Painting over a dark color, bare drywall or rough plaster? Lower the coverage by a fifth, or add a primer.",
    "Keep what is left for touch-ups, with the room's name on the lid.",
  ],
  methodology: [
    "Wall area = perimeter × height. The ceiling is length × width, if you paint it too. Several rooms are added up. Doors and windows are subtracted.",
    "What is left, times the number of coats, divided by the coverage of a gallon or liter, is the paint you need. Cans are always rounded up.",
  ],
  assumptions: [
    "The form begins with a coverage of 350 square feet per gallon, or 10 square meters per liter if you use metric units. Both are common on labels, but they aren't the same, so enter the figure on your can.",
    "A door is 21 square feet and a window 15 square feet. None are subtracted unless you count them.",
    "The cost is for whole cans at the price you enter, without tools or tax.",
    "The calculator starts with two coats.",
    "The gallon is the US gallon of 231 cubic inches.",
  ],
  limitations: [
    "Rough, bare or dark walls take more than the can says, often a quarter more.",
    "Primer and the paint for trim and doors aren't counted.",
    "Measure sloped walls and bays one by one.",
  ],
  example: {
    story:
      "Zoe is painting her bedroom a soft green. It is 15 by 12 feet with 8-foot walls, one door and two windows, and she plans two coats.",
    outcome:
      "Two gallons would leave her a little short on the last wall. She buys two gallons and a quart of the same mix, which covers the missing 0.18 gallon.",
    inputs: { length: 15, width: 12, height: 8, doors: 1, windows: 2 },
  },
  mistakes: [
    "Forgetting the second coat.",
    "Subtracting every small window and then running out of paint.",
    "Ignoring the texture. Rough plaster takes much more paint.",
    "Mixing cans from different days without checking the color.",
  ],
  questions: [
    {
      question: "How much does a gallon of paint cover?",
      answer: "Most cans say 350 to 400 square feet for one coat on smooth, painted walls. Use the figure on yours.",
    },
    {
      question: "How many gallons do I need for a 12 × 12 room?",
      answer:
        "With 8-foot walls, 384 square feet of wall. Two coats at 350 square feet per gallon take 2.2 gallons before doors and windows.",
    },
    {
      question: "Should I subtract doors and windows?",
      answer: "For a few small ones it hardly matters. For large ones it can save you a can.",
    },
    {
      question: "How much paint do I need for the doors?",
      answer:
        "Calculate it separately. Choose “Total wall length”, enter twice the door's width for its two sides, and its height as the wall height.",
    },
    {
      question: "Why buy another can if I'm only a little short?",
      answer:
        "Paint that runs out leaves a visible edge. If you need only a little more, buy a smaller can of the same mix.",
    },
  ],
  next: [
    { slug: "square-footage", why: "the floor of the same room." },
    { slug: "tile", why: "tiles for a bathroom or kitchen wall." },
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
  synonyms: [
    "gallons of paint",
    "wall paint",
    "emulsion",
    "coverage",
    "how much paint",
    "decorating",
    "room",
    "cost of paint",
  ],
  everydayWords: [
    "bedroom, bedrooms",
    "living room walls",
    "hallway",
    "two coats",
    "primer",
    "stain a fence",
    "emulsion",
    "litres",
    "high",
  ],
  changes: [
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "It takes several rooms at once, and the cans to buy come first. The figures for one room stay as they were.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "With the price of a can, it also gives the cost. The other figures stay as they were.",
    },
  ],
  vectors,
} satisfies Content<typeof paint>;
