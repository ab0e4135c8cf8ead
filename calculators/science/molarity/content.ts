import type { Content } from "#engine";
import type molarity from "./molarity.ts";
import vectors from "./vectors.ts";

export default {
  title: "Molarity calculator: grams, moles and liters",
  purpose:
    "Calculates molarity from grams or moles, or the mass, the volume or the molar mass that goes with a molarity.",
  about: [
    "Molarity is the number of moles of a substance in a liter of solution. Chemists and biologists make solutions by it, because equal volumes of equal molarity hold equally many particles.",
    "This calculator finds the molarity of what you have, or how many grams to weigh for the solution you want.",
  ],
  howToUse: [
    "To make a solution, choose “Mass to dissolve”. Weigh that mass, dissolve it in some of the water, and only then fill up to the volume.",
    "The molar mass is on the label of the bottle. For a hydrate, take that of the crystals with their water.",
    "If you begin with a concentrated solution in place of a solid, dilute it.",
  ],
  methodology: [
    "The amount in moles is the mass divided by the molar mass. Molarity is that amount divided by the liters of solution.",
    "The other questions are the same two equations, solved for the mass, the volume or the molar mass.",
    "1 mol/L is also written 1 M, and 1 mmol/L is 1 mM.",
  ],
  assumptions: [
    "The volume is that of the finished solution, not that of the water you add.",
    "The substance is pure and dissolves completely. If a label says 97%, divide the mass to dissolve by 0.97.",
    "The volume is measured at the temperature at which you use the solution.",
  ],
  limitations: [
    "It gives molarity, per liter of solution. Molality, per kilogram of solvent, is another figure.",
    "It doesn't know how much of a substance dissolves: no more than about 6 moles of table salt go into a liter of water.",
    "A salt that splits into ions gives more particles: a solution of 1 mol/L of CaCl₂ has 2 mol/L of chloride.",
  ],
  example: {
    story:
      "Ines needs 250 mL of a calcium chloride solution of 0.2 mol/L. The molar mass on the bottle is 110.98 g/mol.",
    outcome: "Ines weighs 5.55 g, dissolves it in about 200 mL of water, and fills the flask up to the mark of 250 mL.",
    inputs: { find: "mass", concentration: 0.2, volume: 250, molar_mass: 110.98 },
  },
  mistakes: [
    "Adding the powder to the full volume of water. The solution is then larger than planned, and weaker.",
    "Entering milliliters as liters. Choose the unit beside the field.",
    "Using the molar mass of the dry salt for a hydrate. Copper sulfate has 159.6 g/mol, and its blue crystals have 249.7 g/mol.",
    "Rounding the moles on the way. With 1.32 in place of 1.325 mol of NaCl, the mass comes out 0.3 g too small.",
  ],
  questions: [
    {
      question: "How many grams are in 1 liter of a 1 M solution?",
      answer: "As many as the molar mass says: 58.44 g for table salt, and 180.16 g for glucose.",
    },
    {
      question: "What is the difference between M and mol?",
      answer: "A mole counts particles. M, or mol/L, says how many moles there are in each liter.",
    },
    {
      question: "How do I get from percent to molarity?",
      answer:
        "A solution of 0.9% by mass and volume has 0.9 g in 100 mL. Enter that mass and that volume with the molar mass: for salt, it is 0.154 mol/L.",
    },
    {
      question: "Does temperature change the molarity?",
      answer: "A little. Liquids expand when they are warm, so the same moles are in more liters.",
    },
  ],
  next: [
    { slug: "density", why: "the mass of a volume of liquid." },
    { slug: "scientific-notation", why: "very small concentrations as powers of ten." },
    { slug: "volume-units", why: "milliliters, liters and gallons." },
  ],
  related: ["density", "scientific-notation", "volume-units"],
  sources: [
    {
      title: "OpenStax, Chemistry 2e, section 3.3, Molarity",
      url: "https://openstax.org/books/chemistry-2e/pages/3-3-molarity",
      read: "2026-11-27",
    },
  ],
  synonyms: ["molar concentration", "M = n/V", "moles per liter", "mol/L", "molar solution", "grams to molarity"],
  everydayWords: ["dissolve", "solution", "flask", "lab", "chemistry"],
  inputWords: { mass: "Grams, powder", moles: "mol", molar_mass: "Molecular weight", volume: "mL" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof molarity>;
