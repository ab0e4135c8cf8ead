import type { Content } from "#engine";
import type concrete from "./concrete.ts";
import vectors from "./vectors.ts";

export default {
  title: "Concrete calculator: cubic yards and bags",
  purpose:
    "Calculates how much concrete a slab, footing, wall, round column or flight of steps takes, in cubic yards, cubic meters and bags.",
  about: [
    "Running out of concrete halfway through a pour leaves a cold joint that cracks. Leftover concrete is hard to get rid of. Measure the space inside your forms and add a waste allowance. Then you know how much to buy at the store or order from a ready-mix company.",
  ],
  howToUse: [
    "Up to about a cubic yard, buy bags and rent a mixer. For more than that, call a ready-mix company. Most sell concrete in quarter yards and have a minimum order.",
    "Round up, never down. You can take an extra bag back to the store.",
    "Before you pour, measure the depth of the forms in several places. If a 4-inch slab is half an inch too thick, it takes 12.5% more concrete.",
  ],
  methodology: [
    "The volume of a slab, footing or wall is length times width times thickness. The volume of a round column is π times the radius squared, times the height. Steps are solid down to the ground: length × width × height × (n + 1) ÷ (2 × n). In this formula, n is the number of steps, the length is the depth of all treads together, and the height is that of all steps together.",
    "The volume is multiplied by the number of identical pieces, and then the waste allowance is added.",
    "The number of bags is the volume with waste, divided by the yield of one bag, rounded up.",
  ],
  assumptions: [
    "The waste allowance is 10% unless you change it. It covers spills, uneven ground and forms that bulge.",
    "Bag yields are those of QUIKRETE Concrete Mix: 0.60 cubic feet for 80 lb, 0.45 for 60 lb, 0.375 for 50 lb and 0.30 for 40 lb. By the same proportion, we use 0.675 for 90 lb and 0.413 for 25 kg. If your bag says something else, enter its yield.",
    "The cost is the price per cubic yard times the cubic yards to order, waste included. Delivery isn't included.",
    "A cubic yard is 27 cubic feet.",
  ],
  limitations: [
    "It doesn't subtract rebar or pipes inside the concrete. If a column has a wider base, calculate the base separately.",
    "It says nothing about how thick or strong the concrete must be. Ask your building department or an engineer.",
  ],
  example: {
    story:
      "Mateo is pouring a patio, 12 by 10 feet and 4 inches thick. He adds 10% because the ground isn't perfectly level.",
    outcome:
      "Seventy-four bags weigh almost three tons. He orders ready-mix instead: 1.75 cubic yards, which is the next quarter yard up.",
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
      answer: "5% to 10% is usual. Order more for rough ground and for holes dug in the ground.",
    },
    {
      question: "How many bags of concrete do I need for a 10 by 10 slab?",
      answer:
        "For a slab of 10 by 10 feet that is 4 inches thick, you need 62 bags of 80 lb with 10% extra. Without extra, it would be 56 bags.",
    },
    {
      question: "Bags or a truck?",
      answer: "For more than about one cubic yard, which is 45 bags of 80 lb, most people order a truck of ready-mix.",
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
  everydayWords: ["cement", "mix", "pour", "patio", "driveway", "sidewalk", "foundation", "shed"],
  inputWords: {
    length: "Of the pad, garage, feet long",
    breadth: "Of the footing",
    depth: "Inches deep, feet by",
    diameter: "Fence post hole, sonotube, posts",
    height: "Of column, step",
    pieces: "Of the same size",
    price: "Per cubic yard of ready-mix",
    thickness: "Inches thick, 4 is usual",
    bag_yield: "Lb bags, as printed",
  },
  changes: [
    {
      version: "1.3.0",
      date: "2026-11-26",
      what: "You choose the size of the bag, from 40 to 90 lb or 25 kg, and the number of bags is the main figure. It was the volume in cubic yards, which is still among the figures as cubic_yards. All figures are the same as before.",
    },
    { version: "1.2.1", date: "2026-11-26" },
    {
      version: "1.2.0",
      date: "2026-11-24",
      what: "It also works out the concrete for steps. All other figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "With a price per cubic yard, it also gives the cost. The other figures stay as they were.",
    },
  ],
  vectors,
} satisfies Content<typeof concrete>;
