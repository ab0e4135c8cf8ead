import type { Content } from "#engine";
import type boardFoot from "./board-foot.ts";
import vectors from "./vectors.ts";

export default {
  title: "Board foot calculator: lumber volume and cost",
  purpose:
    "Calculates the board feet of one size of lumber or of a list of boards, with extra for waste, the cost and the size when dressed.",
  about: [
    "Sawmills and hardwood dealers sell lumber by the board foot. That is a square foot of wood 1 inch thick, or 144 cubic inches.",
    "Enter one size or the whole cutting list. You get the board feet, the length and the volume of all boards, and what they cost.",
  ],
  howToUse: [
    "Enter thickness and width in inches and the length in feet, as the dealer names them: 2 × 4, 8 feet. For rough hardwood in quarters, 8/4 is 2 inches.",
    "For a list, choose “Several sizes” and enter a row for each: number of boards, thickness, width and length.",
    "Add 10% to 15% for clear wood and 30% or more for wood with knots, because you cut around them.",
    "Choose whether your price is for one board foot or for a thousand (MBF).",
  ],
  methodology: [
    "Board feet = boards × thickness in inches × width in inches × length in feet ÷ 12.",
    "Lumber below 1 inch counts as 1 inch, as the trade does. You can turn that off under “More options”.",
    "The extra is added to the board feet before the cost is worked out.",
    "The dressed size is what planed and dry softwood measures by the American Softwood Lumber Standard: a 2 × 4 is 1 1/2 by 3 1/2 inches.",
  ],
  assumptions: [
    "Softwood is counted by its nominal size, so a 2 × 4 of 8 feet has 5.33 board feet, though its wood fills only 3.5.",
    "Hardwood is counted by its thickness before planing and by its real width.",
  ],
  limitations: [
    "We found no printed table of an authority in full. The figures in the proof come from short excerpts of manuals and dealers' pages, and are listed as quoted.",
    "It doesn't round each board to whole board feet, as some dealers do.",
    "Logs are measured by other rules, such as Doyle or Scribner.",
  ],
  example: {
    story:
      "Owen builds a table from 6 rough oak boards, 2 inches thick, 8 inches wide and 7 feet long, at $6.50 a board foot.",
    outcome: "That is 56 board feet, or 64.4 with 15% for knots and cuts. He budgets $418.60.",
    inputs: { from: "one", pieces: 6, thickness: 2, width: 8, length: 7, waste: 15, price: 6.5 },
  },
  mistakes: [
    "Multiplying three figures in inches and dividing by 12. With the length in inches, divide by 144.",
    "Taking the planed thickness. A board sold as 1 inch measures 3/4 inch and still counts as 1.",
    "Mixing up board feet and linear feet. A 1 × 6 of 8 feet is 8 linear feet and 4 board feet.",
  ],
  questions: [
    {
      question: "How many board feet are in a 2 × 4?",
      answer: "An 8-foot 2 × 4 has 5.33 board feet, a 10-foot one 6.67, and a 12-foot one 8.",
    },
    {
      question: "What is a board foot?",
      answer: "A piece 12 inches long, 12 inches wide and 1 inch thick, or anything with the same 144 cubic inches.",
    },
    {
      question: "How do I turn board feet into square feet?",
      answer:
        "Divide by the thickness in inches. 100 board feet cover 100 square feet with 1-inch boards and 50 with 2-inch boards.",
    },
    {
      question: "What does 4/4 mean?",
      answer:
        "The thickness in quarters of an inch before planing. 4/4 is 1 inch, 5/4 is 1.25, 6/4 is 1.5 and 8/4 is 2.",
    },
    {
      question: "How many board feet are in a cubic meter?",
      answer: "About 423.8. One board foot is 0.00236 m³, or 2.36 liters.",
    },
  ],
  next: [
    { slug: "feet-inches", why: "sums of lengths with fractions of an inch." },
    { slug: "square-footage", why: "the area a floor or wall has." },
  ],
  related: ["feet-inches", "square-footage", "volume-units"],
  sources: [
    {
      title: "US Navy, Engineering Aid Basic, chapter 6, Lumber (board measure)",
      url: "http://www.tpub.com/engbas/6-3.htm",
      read: "2026-11-27",
    },
    {
      title: "Virtual Terrain, Lumber sizes (nominal and actual)",
      url: "http://mail.vterrain.org/Hawaii/Ben/lumber.htm",
      read: "2026-11-27",
    },
  ],
  synonyms: ["board feet", "lumber calculator", "bd ft", "MBF", "FBM", "lumber volume", "nominal size"],
  everydayWords: ["lumber", "boards", "wood", "planks", "sawmill", "2x4"],
  inputWords: { pieces: "How many boards", boards: "Cutting list", thickness: "4/4, 8/4", price: "Per board foot" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof boardFoot>;
