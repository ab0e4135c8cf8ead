import { PREALGEBRA_5_6 } from "#calculators/sources";
import type { Content } from "#engine";
import type unitPrice from "./unit-price.ts";
import vectors from "./vectors.ts";

export default {
  title: "Unit price calculator: find the better buy",
  purpose:
    "Calculates what each package costs per ounce, pound, liter or piece, and names the best buy, even when the sizes are in different units.",
  about: [
    "The big bottle must be cheaper, right? Not always. And package sizes are rarely easy to compare: 12 fluid ounces here, a liter there, a six-pack on sale.",
    "Compare unit prices instead. The unit price is what you pay for one ounce, one pound or one piece, whatever the package looks like.",
  ],
  howToUse: [
    "Enter each package with its price, its size and the unit on the label. Then choose the unit to compare by.",
    "For a multipack, enter the total size. Six cans of 12 fluid ounces add up to 72 fluid ounces.",
    "Buy one, get one free? Enter the price of one package and the size of both together.",
    "A few percent may not be worth a package that you won't finish.",
  ],
  methodology: [
    "Divide the price by the size. If the size is in another unit, we convert the size first. For example, a pound has 16 ounces and a US gallon has 128 fluid ounces.",
    "The savings are the difference between the highest and the lowest unit price, as a percentage of the highest.",
  ],
  assumptions: [
    "Gallons, quarts, pints and fluid ounces are US measures.",
    "“oz” is a weight and “fl oz” is a volume.",
    "Unit prices are shown to four decimals at most.",
  ],
  limitations: [
    "It doesn't judge quality. Cheap trash bags that tear are no bargain.",
    "Weights can't be compared with volumes or pieces.",
    "Deposits, sales tax and the trip to another store aren't included.",
    "Food that spoils before you use it isn't a bargain at any unit price.",
  ],
  example: {
    story:
      "Claudia's mouthwash comes in two sizes: 12 fluid ounces for $2.89 and 16 for $3.39. Another brand sells a liter for $7.10.",
    outcome:
      "The liter bottle is the best buy, but barely: 21.0 cents a fluid ounce, compared with 21.2 cents for the large bottle. If she won't use a liter, the large bottle is nearly as good.",
    inputs: {
      items: "Small bottle:2.89:12:fl oz; Large bottle:3.39:16:fl oz; Liter bottle:7.10:1:L",
      per: "floz",
    },
  },
  mistakes: [
    "Comparing prices instead of unit prices. A smaller package often looks cheaper.",
    "Mixing ounces of weight with fluid ounces. They aren't the same, even for water.",
    "Trusting a shelf label without looking at the unit. One label may be per ounce and the next per pound.",
    "Forgetting a coupon. Enter the price after the discount.",
  ],
  questions: [
    {
      question: "What is a unit price?",
      answer: "The price of one standard amount, such as an ounce, a pound, a liter or one piece.",
    },
    {
      question: "Is the larger package always cheaper per unit?",
      answer: "No. Sales and odd sizes often make a smaller package the better buy.",
    },
    {
      question: "How do I compare different units?",
      answer: "Enter each size with its own unit. The calculator converts all sizes to the unit you compare by.",
    },
    {
      question: "How do I compare toilet paper or paper towels?",
      answer:
        "By sheets, because rolls differ in length. Enter the number of sheets as the size and “each” as the unit.",
    },
  ],
  next: [
    { slug: "discount", why: "the price after a sale or coupon." },
    { slug: "weight", why: "convert pounds, ounces and kilograms." },
    { slug: "volume-units", why: "convert gallons, liters and fluid ounces." },
  ],
  related: ["discount", "percentage", "weight", "volume-units", "cooking"],
  sources: [
    PREALGEBRA_5_6,
    {
      title: "GCF Global, Money Basics, Price per unit",
      url: "https://www.gcflearnfree.org/moneybasics/shopping/5/",
    },
  ],
  synonyms: [
    "price per ounce",
    "price per pound",
    "price per unit",
    "better buy",
    "cost per unit",
    "compare package sizes",
    "price comparison",
  ],
  everydayWords: ["cheaper", "better deal", "value", "grocery", "bulk", "pack", "rolls"],
  inputWords: {
    items: "Two sizes to compare, which box, bag, cereal, toilet paper",
    per: "Oz, gallon, gram, sheet; what costs less",
  },
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-23",
      what: "Takes units as people spell them, such as pounds, L and pieces. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "Unit prices are printed with their currency sign. The figures are the same as before.",
    },
  ],
} satisfies Content<typeof unitPrice>;
