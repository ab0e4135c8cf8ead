import type { Content } from "#engine";
import type paint from "./paint.ts";
import vectors from "./vectors.ts";

export default {
  title: "Paint calculator: gallons, liters and cans",
  purpose:
    "Calculates how much paint the walls of one or more rooms take, and how many cans to buy, from a few measurements.",
  about: [
    "Measure the room, count the doors and windows, and you won't need a second trip to the store.",
    "It works for one room or for several rooms of the same height. For single walls or a hallway, choose “Total wall length”.",
  ],
  howToUse: [
    "Buy all the cans at the same time and check that the batch numbers match, so the color is the same on every wall.",
    "Painting over a dark color, bare drywall or rough plaster? Enter a coverage that is a fifth lower, or use a primer first.",
    "Keep leftover paint for touch-ups. Write the room's name on the lid.",
  ],
  methodology: [
    "Wall area = perimeter × height. If you paint the ceiling, its area is length × width. The walls and ceilings of all rooms are added. Doors and windows are subtracted.",
    "Paint needed = area to paint × number of coats ÷ coverage. The number of cans is the paint needed divided by the can size, rounded up. If what is left after full cans fits in one small can, you can buy that instead.",
  ],
  assumptions: [
    "The form begins with a coverage of 350 square feet per gallon, or 10 square meters per liter if you use metric units. Both figures are common on labels. Enter the figure on your can.",
    "A door is 21 square feet and a window is 15 square feet. You can change both areas under “More options”.",
    "A small can is a quart, or one liter in metric units. You can change its size under “More options”, or choose another full can for the rest.",
    "The cost is for whole cans at the price you enter, without tools or tax.",
    "Gallons are US gallons.",
  ],
  limitations: [
    "Rough, bare or dark walls take more paint than the can says, often a quarter more.",
    "Primer isn't included, and neither is paint for trim and doors.",
    "The formula is for rectangular rooms with straight walls. Sloped walls and bay windows have other areas, and you need to measure them one by one.",
  ],
  example: {
    story:
      "Zoe is painting her bedroom a soft green. It is 15 by 12 feet with 8-foot walls, one door and two windows, and she plans two coats.",
    outcome:
      "She needs 2.18 gallons. She buys two one-gallon cans and a quart of the same paint. The quart is enough for the missing 0.18 gallon.",
    inputs: { length: 15, width: 12, height: 8, doors: 1, windows: 2, rest: "small_can" },
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
      answer: "Most cans say 350 to 400 square feet for one coat on smooth, painted walls. Use the figure on your can.",
    },
    {
      question: "How many gallons do I need for a 12 × 12 room?",
      answer:
        "With 8-foot walls, the room has 384 square feet of wall. Two coats at 350 square feet per gallon take 2.2 gallons. Subtracting doors and windows lowers this figure.",
    },
    {
      question: "Should I subtract doors and windows?",
      answer: "A few small windows hardly matter. Subtracting large doors and windows can save you a can.",
    },
    {
      question: "How much paint do I need for the doors?",
      answer:
        "Calculate the doors separately. Choose “Total wall length”. For a door painted on both sides, enter twice the door's width as the wall length. Enter the door's height as the wall height.",
    },
    {
      question: "Why buy another can if I'm only a little short?",
      answer:
        "If the paint runs out in the middle of a wall, you may see an edge later. If you need only a little more, buy a smaller can of the same paint.",
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
  everydayWords: ["bedroom", "living room", "hallway", "primer", "stain", "fence", "emulsion"],
  inputWords: {
    measured_by: "One room, several, or walls",
    coats: "Two coats usual, walls",
    height: "Of walls, ceilings, ft high",
  },
  changes: [
    {
      version: "1.3.0",
      date: "2026-11-26",
      what: "It can count a quart or another small can for a small rest. Other answers stay as they were.",
    },
    { version: "1.2.1", date: "2026-11-26" },
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
