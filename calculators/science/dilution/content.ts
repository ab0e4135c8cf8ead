import type { Content } from "#engine";
import type dilution from "./dilution.ts";
import vectors from "./vectors.ts";

export default {
  title: "Dilution calculator: C₁V₁ = C₂V₂",
  purpose:
    "Calculates how much stock solution and solvent make a weaker solution, and every tube of a serial dilution.",
  about: [
    "A strong solution takes little room on a shelf and is diluted when it is needed: acid in a laboratory, a cleaner at home, a buffer of 10× in a freezer.",
    "Enter any three of the two concentrations and the two volumes. You get the fourth, and how much water to add.",
  ],
  howToUse: [
    "Measure the stock first, and then fill up to the final volume. The volumes of two liquids don't always add up exactly.",
    "With strong acids, pour the acid slowly into most of the water, never water into acid. Wear goggles and gloves.",
    "If the volume of stock is too small to measure well, choose “Serial dilution” and go in several steps.",
  ],
  methodology: [
    "Water adds nothing to what is dissolved. So the concentration times the volume is the same before and after: C₁ × V₁ = C₂ × V₂.",
    "The dilution factor is C₁ ÷ C₂, which is also V₂ ÷ V₁. A factor of 10 means 1 part of stock and 9 parts of water.",
    "In a serial dilution each tube takes its share from the tube before, so the factors are multiplied: six steps of 10 make a million.",
  ],
  assumptions: [
    "Both concentrations measure the same: moles, mass, percent or times. Within each, you can choose two units.",
    "A percentage by mass and volume, or by volume, goes with volumes. For a percentage by mass, enter grams in place of milliliters.",
    "1:10 means one part in ten parts altogether. Some people write it for one part and ten parts of water, which is a factor of 11.",
  ],
  limitations: [
    "It doesn't convert moles into grams or into percent. That needs a molar mass or a density.",
    "It leaves out that volumes shrink when alcohol and water mix. Fill up to the mark, and the concentration is right.",
    "Mixing two solutions of different strengths isn't covered: the solvent has none of the substance.",
  ],
  example: {
    story: "Tom needs 500 mL of hydrochloric acid of 2 mol/L. In the cupboard is acid of 12 mol/L.",
    outcome:
      "Tom measures about 83.3 mL of acid and pours it slowly into some 400 mL of water. Then he fills up to 500 mL.",
    inputs: { find: "stock_volume", stock_concentration: 12, final_concentration: 2, final_volume: 500 },
  },
  mistakes: [
    "Adding the final volume of water to the stock. The final volume includes the stock.",
    "Mixing units, such as mmol/L and mol/L. Choose the unit of each concentration.",
    "Reading 1:10 in two ways. A factor of 10 needs 9 parts of water.",
    "Forgetting to mix each tube before the next step of a serial dilution. An error is multiplied from tube to tube.",
  ],
  questions: [
    {
      question: "How do I dilute 70% alcohol to 20%?",
      answer:
        "Take 20 ÷ 70 of the final volume: for 1 liter, that is 285.7 mL of the alcohol, filled up with water to 1 liter.",
    },
    {
      question: "What does 10× stock mean?",
      answer: "It is ten times as strong as it is used. Take 1 part in 10: 50 mL for 500 mL.",
    },
    {
      question: "How strong is a 1:100 dilution of 5 g/L?",
      answer: "5 ÷ 100 = 0.05 g/L, which is 50 mg/L.",
    },
    {
      question: "Why is there no answer if the final concentration is higher?",
      answer:
        "Adding water can only make a solution weaker. To make it stronger, dissolve more or let water evaporate.",
    },
  ],
  next: [
    { slug: "molarity", why: "the grams for a stock solution." },
    { slug: "ratio", why: "parts of a cleaner and water." },
    { slug: "volume-units", why: "milliliters, liters and ounces." },
  ],
  related: ["molarity", "ratio", "volume-units", "scientific-notation"],
  sources: [
    {
      title: "OpenStax, Chemistry 2e, section 3.3, Molarity",
      url: "https://openstax.org/books/chemistry-2e/pages/3-3-molarity",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "C1V1=C2V2",
    "M1V1 = M2V2",
    "dilute",
    "serial dilution",
    "stock solution",
    "dilution factor",
    "working solution",
  ],
  everydayWords: ["bleach", "cleaner", "alcohol", "stronger", "weaker", "water down"],
  inputWords: { stock_volume: "Take, use", final_volume: "To make", fold: "1 in ten", steps: "Tubes" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof dilution>;
