import type { Content } from "#engine";
import type gravelMulch from "./gravel-mulch.ts";
import vectors from "./vectors.ts";

export default {
  title: "Gravel and mulch calculator: yards, tons and bags",
  purpose:
    "Calculates how much gravel, mulch, topsoil, sand or rock covers an area to a depth, in cubic yards or meters, tons and bags, and what it costs.",
  about: [
    "Garden centers sell mulch by the cubic yard, quarries sell gravel by the ton, and stores sell both in bags. Here you enter the area and the depth once, and get all three.",
    "Use it for driveways, paths, flower beds, lawns and sandboxes.",
  ],
  howToUse: [
    "Measure the area and choose its shape. For a curved bed, take the rectangle that comes closest, or enter an area that you know.",
    "For a ring of mulch around each tree, choose “Circle” and enter the number of trees under “More options”.",
    "Choose how your supplier sells the material and enter the price. To compare bulk and bags, calculate both.",
    "If your supplier gives a weight per cubic yard or cubic meter, enter it under “More options”.",
  ],
  methodology: [
    "Area times depth is the volume. A cubic yard is 27 cubic feet. Spread one inch deep, it covers 324 square feet.",
    "We add the extra to the volume. The weight is the volume times the density of the material.",
    "The number of bags is the volume divided by what a bag holds, rounded up. For bags sold by weight, it is the weight divided by the weight of a bag.",
  ],
  assumptions: [
    "Usual weights of a cubic yard are 2,600 lb for gravel or crushed stone, 2,400 lb for sand and 2,700 lb for stones of up to 8 inches. These are the figures of CalRecycle, an agency of the State of California, for loose and dry material.",
    "For topsoil we use 2,000 lb and for mulch 750 lb, which are the figures of a seller. We found no authority's table for these two.",
    "The weights vary. By the same table, gravel weighs 20% more when it is wet, and sand 30% more when it is wet and packed. Other sellers say 1,000 lb for mulch.",
    "The extra is 10% unless you change it. Sellers of bark and compost suggest this much, because the material settles.",
    "A US ton is 2,000 lb, and a metric ton is 1,000 kg.",
  ],
  limitations: [
    "We read the figures of CalRecycle and of the sellers in stored excerpts of their pages. The proof lists them as quoted.",
    "It doesn't subtract plants or stepping stones in the bed. Delivery isn't included in the cost.",
    "It says nothing about how deep the base of a driveway must be. That depends on the soil and the vehicles.",
  ],
  example: {
    story: "Dana covers a path 20 feet long and 10 feet wide with 3 inches of gravel. The quarry charges $38 a ton.",
    outcome: "Dana needs about 2.6 tons. That is too much for one trip with a pickup truck, so the quarry delivers it.",
    inputs: { material: "gravel", shape: "rectangle", length: 20, width: 10, depth: 3, sold_by: "us_ton", price: 38 },
  },
  mistakes: [
    "Multiplying feet by inches. A depth of 3 inches is a quarter of a foot, so 200 square feet take 50 cubic feet and not 600.",
    "Taking a ton for a cubic yard. A cubic yard of gravel weighs about 1.3 tons, and one of mulch less than half a ton.",
    "Loading a pickup to the brim. A cubic yard of topsoil, about a ton, is the limit of most half-ton pickups.",
    "Entering the radius of a round bed. We ask for the diameter, straight across.",
  ],
  questions: [
    {
      question: "How much does a cubic yard cover?",
      answer:
        "324 square feet at 1 inch deep, 162 at 2 inches, 108 at 3 inches and 81 at 4 inches. Divide 324 by the depth in inches.",
    },
    {
      question: "How many bags of mulch are in a cubic yard?",
      answer: "13.5 bags of 2 cubic feet, or 9 bags of 3 cubic feet. Divide 27 by the size of the bag.",
    },
    {
      question: "How many tons are in a cubic yard of gravel?",
      answer: "About 1.3 when it is loose and dry, and about 1.56 when it is wet.",
    },
    {
      question: "How deep should mulch be?",
      answer: "Sellers suggest 3 to 4 inches in a new bed. To refresh an old one, an inch is enough.",
    },
    {
      question: "How much does a bag cover?",
      answer: "A bag of 2 cubic feet covers 12 square feet at 2 inches deep, 8 at 3 inches and 6 at 4 inches.",
    },
  ],
  next: [
    { slug: "square-footage", why: "the area of an L-shaped bed or yard." },
    { slug: "concrete", why: "a slab or footing on top of the gravel." },
    { slug: "volume-units", why: "cubic feet, yards, meters and liters." },
  ],
  related: ["square-footage", "concrete", "volume"],
  sources: [
    {
      title: "CalRecycle, Calculations, approximate pounds per cubic yard",
      url: "http://www.calrecycle.ca.gov/SWFacilities/CDI/Tools/Calculations.htm",
      read: "2026-11-27",
    },
    {
      title: "Leontis Outdoor Supply, F.A.Q. (weights of topsoil and mulch, load of a pickup)",
      url: "http://www.leontisoutdoorsupply.com/f-a-q-2/",
      read: "2026-11-27",
    },
    {
      title: "Landscapers Depot, Mulch, soil and stone calculator (1,000 lb for a yard of mulch)",
      url: "https://landscapersdepot.com/mulch-soil-stone-calculator/",
      read: "2026-11-27",
    },
    {
      title: "Garden Clever, Need to work out how much to order? (10% extra for compaction)",
      url: "http://www.gardenclever.com/need-to-work-out-how-much-to-order-253-c.asp",
      read: "2026-11-27",
    },
    {
      title: "Galbraith's, Mulch calculator (3 to 4 inches of mulch)",
      url: "http://galbraithsinc.com/ProductSupport/Mulchcalculator.html",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "mulch",
    "gravel",
    "topsoil",
    "sand",
    "river rock",
    "crushed stone",
    "pea gravel",
    "wood chips",
    "compost",
    "aggregate",
    "yards of dirt",
  ],
  everydayWords: ["dirt", "soil", "flower bed", "driveway", "landscaping", "sandbox"],
  inputWords: {
    length: "Of the bed, path or driveway",
    depth: "Inches deep",
    area: "Square feet to cover",
    diameter: "Tree ring, round bed",
    density: "Tons per yard",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof gravelMulch>;
