import { CONTEMPORARY_MATHEMATICS_10_6, TILE_HOME_GUIDE } from "#calculators/sources";
import type { Content } from "#engine";
import type tile from "./tile.ts";
import vectors from "./vectors.ts";

export default {
  title: "Tile and flooring calculator: boxes, waste, cost",
  purpose:
    "Calculates how many tiles, planks or boxes of flooring you need for one or more rooms, with grout gaps, waste and cost.",
  about: [
    "Tiles break, and the color you chose may be sold out when you need more. Order enough the first time. This calculator counts tiles or boxes for a floor, a backsplash or a bathroom wall.",
    "It works for laminate, vinyl planks and carpet tiles as well: enter the size of one plank, or the area a box covers.",
  ],
  howToUse: [
    "Order all boxes at once and check that the lot numbers match. Colors vary between lots.",
    "Keep four or five spare tiles. If one cracks in ten years, the same tile may no longer be sold.",
    "For large tiles in a small room, also try “Whole rows”. If that gives more tiles, order the larger number.",
    "To see the cost, choose how to count boxes and enter a price per box.",
  ],
  methodology: [
    "Each tile takes up its own size, plus one gap in its length and one gap in its width. We divide the area of the floor or wall by the area that one tile takes up. Then we add the waste allowance and round up.",
    "With “Whole rows”, we count the tiles along the length and the tiles along the width. Both numbers are rounded up, so each cut uses a new tile. The two numbers multiplied are the tiles you need.",
    "The number of boxes comes from the number of tiles or from the area, with waste included. It is rounded up too.",
  ],
  assumptions: [
    "The calculator adds 10% for cuts and breakage unless you change it. Sellers of tile and flooring suggest 10% for straight rows, 15% for a diagonal layout, and 20% for herringbone.",
    "Experts of the National Tile Contractors Association suggest less: 3% to 5% for straight rows, and at most 15% for rooms and patterns with many cuts.",
    "There is no gap unless you enter one. A gap makes the number of tiles slightly smaller.",
    "You use the rest of a cut tile elsewhere. With “Whole rows”, you throw the rest away. The waste allowance is then for breakage only.",
  ],
  limitations: [
    "It counts tiles of one size. It can't count a pattern with several sizes.",
    "Grout, adhesive and trim aren't included.",
    "“Room length and width” fits only rectangles. For an L-shaped room, choose “Several rooms” and enter the room as two rectangles.",
  ],
  example: {
    story:
      "Sanjay's kitchen floor is 12 by 10 feet. He chooses tiles that measure 12 by 12 inches, with a 1/8-inch gap. The tiles come in boxes of 10 at $35 a box.",
    outcome:
      "Sanjay needs 13 boxes, which hold exactly 130 tiles. His installer suggests one more box for repairs. Sanjay agrees, because this tile may not be sold in ten years.",
    inputs: {
      length: 12,
      width: 10,
      tile_length: 12,
      tile_width: 12,
      gap: 0.125,
      gap_unit: "in",
      box_by: "tiles",
      box_tiles: 10,
      box_price: 35,
    },
  },
  mistakes: [
    "Ordering the exact area without waste.",
    "Ignoring lot numbers. Tiles from another lot can have a slightly different color.",
    "Counting the floor under built-in cabinets, or forgetting the floor under the fridge.",
    "Entering the size on the label. A “12-inch” tile is often slightly smaller than 12 inches.",
  ],
  questions: [
    {
      question: "How many tiles do I need?",
      answer:
        "Divide the area of the floor by the area of one tile with its gap. Add 10% and round up. For 120 square feet and tiles of 12 by 12 inches, you need 132 tiles without a gap, or 130 with a 1/8-inch gap.",
    },
    {
      question: "How much extra should I buy?",
      answer:
        "Buy 10% extra for straight rows, 15% for a diagonal layout or a room with many corners, and 20% for herringbone. Ask your installer, who may need less.",
    },
    {
      question: "Why does counting by rows give more?",
      answer:
        "If a row is 15.3 tiles long, you need 16 tiles when you throw away the rest of the cut tile. Counting by area assumes that you use the rest in another row.",
    },
    {
      question: "Can I use this for laminate or carpet tiles?",
      answer:
        "Yes. Enter the size of one plank or carpet tile. To count boxes, choose “By area per box” and enter the area printed on the box.",
    },
    {
      question: "Do I enter the tile size on the label?",
      answer:
        "No, measure a tile. A tile sold as 12 inches is often a little smaller, so that the tile and its gap together make 12 inches.",
    },
  ],
  next: [
    { slug: "square-footage", why: "the area of an L-shaped or odd room." },
    { slug: "paint", why: "paint for the walls of the same room." },
  ],
  related: ["square-footage", "paint", "area"],
  sources: [
    CONTEMPORARY_MATHEMATICS_10_6,
    TILE_HOME_GUIDE,
    {
      title: "Marmoré, Tile wastage: how much extra should you order? (10% for straight rows, 20% for herringbone)",
      url: "https://marmore.com.au/journal/tile-wastage-calculator-guide",
      read: "2026-11-26",
    },
    {
      title: "LaminateFloorings.net, Measuring for hardwood and laminate flooring (15% for a diagonal layout)",
      url: "http://www.laminatefloorings.net/measure.htm",
      place: "step 2",
      read: "2026-11-26",
    },
    {
      title: "National Tile Contractors Association, TileLetter, Ask the Experts, November 2016 (3% to 15%)",
      url: "http://tileletter.com/2016/11/ask-the-experts-november-2016/",
      read: "2026-11-26",
    },
  ],
  synonyms: [
    "flooring",
    "floor tiles",
    "wall tiles",
    "laminate",
    "boxes of tile",
    "backsplash",
    "grout gap",
    "herringbone",
  ],
  everydayWords: ["bathroom", "shower wall", "backsplash", "hardwood", "laminate", "vinyl", "pavers"],
  inputWords: {
    area: "How many sq ft to cover, room",
    length: "Kitchen, patio, feet by",
    tile_length: "12 inch squares, hex, plank",
  },
  vectors,
  changes: [
    { version: "1.1.1", date: "2026-11-26" },
    {
      version: "1.1.0",
      date: "2026-11-25",
      what: "It takes several rooms at once. Answers to earlier inputs are the same as before.",
    },
  ],
} satisfies Content<typeof tile>;
