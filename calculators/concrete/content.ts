import type { Content } from "#engine";
import type concrete from "./concrete.ts";
import vectors from "./vectors.ts";

export default {
  title: "Concrete calculator: cubic yards and bags",
  purpose: "Works out how much concrete a slab, a footing or a round column takes, by volume and in bags.",
  methodology: [
    "A slab or a footing is length times width times thickness. A round column is π times the square of its radius, times its height. Alike pieces are multiplied, and the extra for waste is added.",
    "Bags are the volume with the extra, divided by what one bag makes, and always rounded up to a whole bag.",
  ],
  assumptions: [
    "10% extra unless you say otherwise, for spilling, uneven ground and forms that give way.",
    "A bag of 80, 60, 50 or 40 lb makes 0.60, 0.45, 0.375 or 0.30 cubic feet, as on the data sheet of QUIKRETE Concrete Mix. Give the figure of your own bag where it differs.",
    "Inches and feet are exact: a foot is 0.3048 m. A cubic yard is 27 cubic feet.",
    "Nothing is rounded before the bags are counted.",
  ],
  limitations: [
    "It does not take off what steel or pipes fill, nor add for a base that widens.",
    "It says nothing about how thick or strong concrete must be. Local rules and an engineer do.",
    "Ready-mixed concrete is often sold in quarters of a cubic yard or metre, and with a least order.",
  ],
  example: {
    story: "A patio of 12 by 10 ft gets a slab of 4 in, with 10% extra.",
    inputs: { shape: "slab", length: 12, width: 10, thickness: 4, waste: 10 },
  },
  questions: [
    {
      question: "How many 80 lb bags make a cubic yard?",
      answer: "45. A bag makes 0.6 cubic feet, a cubic yard is 27 of them, and 27 ÷ 0.6 is 45.",
    },
    {
      question: "Why do others say one bag less?",
      answer:
        "Some tables round to the nearest bag. A slab of 20 by 20 ft, 4 in thick, takes 222.2 bags: with 222 you are a little short, so it must be 223.",
    },
    {
      question: "How much extra should I order?",
      answer:
        "5% to 10% is usual. Rough ground under a slab and round holes in earth take more than their drawing says.",
    },
    {
      question: "Bags or a truck?",
      answer: "Above about one cubic yard, 45 bags of 80 lb, most people order ready-mixed concrete.",
    },
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
  vectors,
} satisfies Content<typeof concrete>;
