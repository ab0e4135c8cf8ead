import type { Content } from "#engine";
import type concrete from "./concrete.ts";
import vectors from "./vectors.ts";

export default {
  title: "Concrete calculator: cubic yards and bags",
  purpose:
    "Calculates how much concrete a slab, footing, wall, round column or flight of steps takes, in cubic yards, cubic meters and bags.",
  about: [
    "Running out of concrete halfway through a pour leaves a cold joint that cracks. Too much is hard to get rid of. Measure your forms, add a waste allowance, and you have a number for the store or the ready-mix company.",
  ],
  howToUse: [
    "Up to about a cubic yard, buy bags and rent a mixer. Above that, ask for ready-mix; it usually comes in quarter yards with a minimum order.",
    "Round up, never down. An extra bag can go back to the store.",
    "Before you pour, measure the depth of the forms in several places. Half an inch more on a 4-inch slab is 12.5% more concrete.",
  ],
  methodology: [
    "A slab, footing or wall is length times width times thickness. A round column is π times the radius squared, times the height. Steps are solid down to the ground: length times width times height times (n + 1) ÷ 2n, where n is the number of steps. Multiply by the number of identical pieces, then add the waste allowance.",
    "The number of bags is that volume divided by the yield of one bag, always rounded up.",
  ],
  assumptions: [
    "The calculator adds 10% unless you change it, for spills, uneven ground and forms that bulge.",
    "An 80-lb bag yields 0.60 cubic feet, 60 lb 0.45, 50 lb 0.375 and 40 lb 0.30, as on the data sheet of QUIKRETE Concrete Mix. Enter the yield of your bag if it differs.",
    "The cost is the price per cubic yard times the yards to order, waste included. Delivery and small loads cost extra.",
    "A foot is exactly 0.3048 m. A cubic yard is 27 cubic feet.",
    "Nothing is rounded before the bags are counted.",
  ],
  limitations: [
    "The volume of rebar or pipes isn't subtracted. If a column has a wider base, calculate the base separately.",
    "It says nothing about how thick or strong the concrete must be. Ask your building department or an engineer.",
  ],
  example: {
    story:
      "Mateo is pouring a patio, 12 by 10 feet and 4 inches thick. He adds 10% because the ground isn't perfectly level.",
    outcome:
      "Seventy-four bags weigh almost three tons. He calls a ready-mix company and orders a yard and three quarters.",
    inputs: { shape: "slab", length: 12, width: 10, thickness: 4, waste: 10 },
  },
  mistakes: [
    "Mixing units: 4 inches is a third of a foot, not 0.4.",
    "Measuring the outside of the forms instead of the inside.",
    "Skipping the waste allowance on bare ground.",
    "Rounding bags down. A slab that needs 222.2 bags takes 223.",
  ],
  questions: [
    {
      question: "How many 80-lb bags make a cubic yard?",
      answer: "45. A bag yields 0.6 cubic feet, a cubic yard is 27 cubic feet, and 27 ÷ 0.6 = 45.",
    },
    {
      question: "How much does a cubic yard of concrete cover?",
      answer: "81 square feet at 4 inches thick, or 54 square feet at 6 inches.",
    },
    {
      question: "How much extra should I order?",
      answer: "5% to 10% is usual. Rough ground and round holes dug in the ground take more than the drawing says.",
    },
    {
      question: "How many bags of concrete do I need for a 10 by 10 slab?",
      answer:
        "At 4 inches thick, 56 bags of 80 lb without waste, or 62 with 10% extra. That is more than a cubic yard, so compare the price of ready-mix.",
    },
    {
      question: "Bags or a truck?",
      answer: "Above about one cubic yard, 45 bags of 80 lb, most people order ready-mix.",
    },
  ],
  next: [
    { slug: "square-footage", why: "the area of an odd-shaped patio." },
    { slug: "volume", why: "other shapes." },
    { slug: "volume-units", why: "cubic feet, yards and meters." },
  ],
  related: ["square-footage", "volume", "volume-units"],
  sources: [
    {
      title: "QUIKRETE, Concrete Mix No. 1101, data sheet with the yield of each bag",
      url: "https://www.quikrete.com/pdfs/data_sheet-concrete%20mix%201101.pdf",
    },
    {
      title: "The Engineering ToolBox, Concrete Columns",
      url: "https://www.engineeringtoolbox.com/concrete-column-cy-d_1707.html",
    },
  ],
  synonyms: [
    "cement",
    "slab",
    "footing",
    "sonotube",
    "cubic yards",
    "ready mix",
    "bags of concrete",
    "patio",
    "post hole",
  ],
  everydayWords: [
    "cement",
    "mix",
    "pour",
    "pad",
    "patio",
    "driveway",
    "garage",
    "foundation",
    "fence post hole",
    "posts",
    "sonotube",
    "inches thick, inch, ft deep",
    "lb bags",
    "truck",
    "sidewalk",
    "shed",
  ],
  changes: [
    {
      version: "1.2.0",
      date: "2026-11-24",
      what: "It also works out the concrete for steps. All other figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
      what: "The first step says that it counts cubic feet. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "With a price per cubic yard, it also gives the cost. The other figures stay as they were.",
    },
  ],
  vectors,
} satisfies Content<typeof concrete>;
