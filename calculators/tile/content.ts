import type { Content } from "#engine";
import type tile from "./tile.ts";
import vectors from "./vectors.ts";

export default {
  title: "Tile and flooring calculator: boxes, waste, cost",
  purpose: "Works out how many tiles, planks or boxes of flooring an area takes, with joints, waste and cost.",
  methodology: [
    "Each tile takes up its own size and one gap each way. The area divided by that is the number of tiles; the extra for waste is added, and the sum is rounded up to a whole tile.",
    "Counted by whole rows, the tiles that reach from wall to wall are rounded up each way and multiplied, so that each cut tile comes from a new one. This is the careful count for large tiles in small rooms.",
    "Boxes are rounded up too, from the tiles or from the area with its extra.",
  ],
  assumptions: [
    "10% extra for cuts and breakage, unless you say otherwise. For a diagonal pattern 15% is common.",
    "No gap unless you give one. A gap makes the number of tiles slightly smaller.",
    "Along a row there is one gap less than there are tiles.",
    "What is left of a cut tile can be used elsewhere, unless you count by whole rows.",
  ],
  limitations: [
    "It is for one size of tile in straight rows. Mixed patterns need their own count.",
    "Grout, adhesive and trim are not counted.",
    "For an L-shaped room add the areas first, with the square footage of each part.",
  ],
  example: {
    story: "A kitchen of 12 by 10 ft gets tiles of 12 in with a gap of 3 mm, in boxes of 10 at $35.",
    inputs: {
      length: 12,
      width: 10,
      tile_length: 12,
      tile_width: 12,
      gap: 3,
      box_by: "tiles",
      box_tiles: 10,
      box_price: 35,
    },
  },
  questions: [
    {
      question: "How much extra should I buy?",
      answer:
        "10% is usual for straight rows, 15% for a diagonal pattern or a room with many corners. Keep a few for repairs.",
    },
    {
      question: "Why does counting by rows give more?",
      answer:
        "A row that needs 15.3 tiles takes 16 if what is cut off is thrown away. By area the cut pieces are taken to be of use.",
    },
    {
      question: "Can I use this for laminate or carpet tiles?",
      answer: "Yes. Give the size of a plank, or choose boxes by the area they cover, which is printed on the box.",
    },
    {
      question: "Do I measure the tile or its nominal size?",
      answer:
        "The tile. A nominal 12 inch tile is often a little smaller, so that tile and joint together make 12 inches.",
    },
  ],
  related: ["square-footage", "paint", "area"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 10.6, Area",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
    },
    {
      title: "Tile Home Guide, How To Estimate How Many Tiles You Need",
      url: "http://www.tilehomeguide.com/how-to-estimate-how-many-tiles-you-need-quickly-and-easily-without-a-tile-calculator/",
    },
  ],
  synonyms: ["flooring", "floor tiles", "wall tiles", "laminate", "boxes of tile", "backsplash", "grout gap"],
  vectors,
} satisfies Content<typeof tile>;
