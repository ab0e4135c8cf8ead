import type { Content } from "#engine";
import type brickBlock from "./brick-block.ts";
import vectors from "./vectors.ts";

export default {
  title: "Brick and block calculator: units, mortar, sand",
  purpose:
    "Calculates how many bricks or concrete blocks a wall takes, with bags of masonry cement, sand, waste and cost.",
  about: [
    "Count the bricks of a garden wall, or the blocks of a foundation, before the truck comes. Enter the wall, and you get the number to order, the cement and the sand.",
    "US, British and Australian sizes are listed. For any other, enter its length, its height and your joint.",
  ],
  howToUse: [
    "Enter the length and the height of the wall, or an area that you know. Subtract doors and windows.",
    "Choose the brick or block. For another size, measure the face that you see in the wall.",
    "Enter 2 layers for a wall as thick as a brick is long, or for two leaves of the same brick.",
    "If your dealer gives other rates for cement and sand, enter them under “More options”.",
  ],
  methodology: [
    "Each brick takes up its own face and one joint beside and above it. The area of the wall divided by that is the number of bricks laid.",
    "A US modular brick fills 8 by 2 2/3 inches with its joint, which makes 6.75 in a square foot. A block of 16 by 8 inches makes 1.125.",
    "We add the extra and round up. Cement and sand follow from the number bought.",
  ],
  assumptions: [
    "1,000 bricks take 7 bags of masonry cement and a ton (2,000 lb) of sand. 100 blocks take 2 1/2 bags and 800 lb. These are a dealer's rules. Another says 3 bags and 600 lb for blocks.",
    "A bag is one of 70 to 75 lb (32 to 34 kg) of masonry cement, mixed with sand on site. Ready-mixed mortar needs no sand, but more bags.",
    "Joints are 3/8 inch for US units and 10 mm for the others, in running (stretcher) bond.",
  ],
  limitations: [
    "We could not read the tables of the Brick Industry Association. The figures in the proof are those of dealers and builders, read in excerpts and listed as quoted.",
    "Corner blocks, half blocks, lintels, ties, grout in the cores and the footing are not counted.",
    "Bonds with headers, such as English and Flemish bond, need more facing bricks.",
  ],
  example: {
    story: "Marco builds a garden wall 20 feet long and 4 feet high with modular bricks at $0.85 each.",
    outcome: "He orders 567 bricks for $481.95, 4 bags of masonry cement and about 1,134 lb of sand.",
    inputs: { measured_by: "wall", unit: "modular", length: 20, height: 4, price: 0.85 },
  },
  mistakes: [
    "Dividing by the bare brick. Without the joints, you order a quarter too many.",
    "Forgetting the second layer of a double wall.",
    "Taking the size from the name. A block called 8 × 8 × 16 measures 7 5/8 by 7 5/8 by 15 5/8 inches.",
  ],
  questions: [
    {
      question: "How many bricks are in a square foot?",
      answer:
        "6.75 US modular bricks, or 6.55 standard ones of 8 by 2 1/4 inches with a joint of 3/8 inch. Many builders count 7.",
    },
    {
      question: "How many bricks are in a square meter?",
      answer:
        "About 59 of the British size with joints of 10 mm, commonly counted as 60. A wall as thick as a brick is long takes 119, commonly 120.",
    },
    {
      question: "How many concrete blocks are in 100 square feet?",
      answer: "112.5 blocks of 16 by 8 inches, or 119 with 5% extra.",
    },
    {
      question: "How many blocks does a bag of mortar lay?",
      answer: "A bag of masonry cement with sand lays about 40 blocks or 143 bricks.",
    },
    {
      question: "How much extra should I order?",
      answer: "5% for a plain wall, and 10% with many cuts. Buy from one batch, because colors differ.",
    },
  ],
  next: [
    { slug: "concrete", why: "the footing under the wall." },
    { slug: "gravel-mulch", why: "sand by the ton and by the yard." },
  ],
  related: ["concrete", "gravel-mulch", "square-footage"],
  sources: [
    { title: "RBS, Block & masonry", url: "http://www.rbsinc.com/block-masonry", read: "2026-11-27" },
    {
      title: "Shaffer Block, Frequently asked questions",
      url: "http://www.shafferblock.com/faq.html",
      read: "2026-11-27",
    },
    { title: "Construction Mentor, Brick", url: "https://constructionmentor.net/brick/", read: "2026-11-27" },
  ],
  synonyms: ["bricks", "concrete blocks", "cinder blocks", "CMU", "masonry", "breeze blocks", "brick wall"],
  everydayWords: ["bricks", "cinder", "blocks", "masonry", "mason", "garden wall"],
  inputWords: { layers: "Double skin, wythe", length: "Feet of wall", price: "Per brick" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof brickBlock>;
