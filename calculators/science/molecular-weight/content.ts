import type { Content } from "#engine";
import type molecularWeight from "./molecular-weight.ts";
import vectors from "./vectors.ts";

export default {
  title: "Molecular weight calculator: molar mass of a formula",
  purpose:
    "Calculates the molar mass of any chemical formula, the mass percent of each element, and grams into moles and back.",
  about: [
    "A recipe in chemistry counts in moles, and a scale shows grams. The molar mass leads from one to the other: it is what a mole of a substance weighs.",
    "Type a formula with brackets, water of crystallization or a charge, and read its molar mass and what share each element has.",
  ],
  howToUse: [
    "Write each element with its capital letter: Co is cobalt, and CO is carbon monoxide.",
    "Write a hydrate with a raised dot, a period or an asterisk: CuSO4·5H2O, CuSO4.5H2O or CuSO4*5H2O.",
    "Write a charge behind ^, a space or a bracket: SO4^2-, Ca 2+ or [Fe(CN)6]4-. It doesn't change the weight that is shown.",
    "To weigh something, choose “Moles into grams”. To know how many moles you have, choose “Grams into moles”.",
  ],
  methodology: [
    "The molar mass is the sum over all elements: the number of atoms times the atomic weight. The share of an element is its part of that sum.",
    "Moles are grams divided by the molar mass. The number of molecules is moles times 6.02214076 × 10^23, the Avogadro constant.",
    "The weights are the standard atomic weights of 2024 by CIAAW, the commission of IUPAC for them. Fourteen elements, such as hydrogen, carbon and lead, aren't the same everywhere. For these we use the conventional weight, and show the lowest and highest from CIAAW's intervals.",
  ],
  factLines: [
    {
      what: "CIAAW standard atomic weights",
      line: "The weights are the standard atomic weights of 2024 by CIAAW, the commission of IUPAC for them. Fourteen elements, such as hydrogen, carbon and lead, aren't the same everywhere. For these we use the conventional weight, and show the lowest and highest from CIAAW's intervals.",
    },
  ],
  assumptions: [
    "The elements are as found in ordinary materials on Earth, not enriched or depleted.",
    "An electron more or less is left out: it weighs 0.00055 g/mol.",
    "The lowest and the highest value take all elements at their limits at once. The conventional weights of oxygen and thallium are rounded, and a little below their intervals.",
  ],
  limitations: [
    "Elements without a stable mixture, such as technetium, radium and plutonium, have no standard atomic weight, and get no answer.",
    "Isotopes such as deuterium aren't covered, and a number of atoms has to be whole.",
    "It doesn't check whether a substance exists, and it doesn't read names such as “acetic acid”.",
    "CIAAW's table was read in a public copy of it, and the proof lists those figures as quoted.",
  ],
  example: {
    story: "Noor has 500 mg of aspirin, C9H8O4. How many moles is that?",
    outcome: "So a tablet holds less than three thousandths of a mole, and still more than 10^21 molecules.",
    inputs: { formula: "C9H8O4", convert: "grams", mass: 500, mass_unit: "mg" },
  },
  mistakes: [
    "Writing CL or cl for chlorine. The second letter of a symbol is small, and the first is a capital.",
    "Forgetting what a bracket multiplies: Ca(OH)2 has two oxygen and two hydrogen atoms.",
    "Leaving out the water of a hydrate. Copper sulfate has 159.6 g/mol, and its blue crystals have 249.7.",
    "Using the weight of an atom for a gas of pairs: oxygen gas is O2, with 31.998 g/mol.",
  ],
  questions: [
    {
      question: "What is the difference between molecular weight and molar mass?",
      answer:
        "The figure is the same. Molecular weight is for one molecule, in units of a twelfth of a carbon-12 atom. Molar mass is for a mole, in grams.",
    },
    {
      question: "Why does a book have a slightly different value?",
      answer:
        "Books round each atomic weight first, or use an older table. For aspirin one has 180.15 in place of 180.159 g/mol.",
    },
    {
      question: "How do I find the mass percent of water in a hydrate?",
      answer: "Divide the weight of its water by the whole: 5 × 18.015 ÷ 249.677 is 36.1% for copper sulfate.",
    },
    {
      question: "Why do some weights have a range?",
      answer:
        "The mixture of isotopes differs from place to place. Lead is the widest: from 206.14 to 207.94, depending on the ore.",
    },
  ],
  next: [
    { slug: "molarity", why: "grams for a solution of this molar mass." },
    { slug: "ideal-gas", why: "the volume of so many moles of a gas." },
    { slug: "scientific-notation", why: "powers of ten." },
  ],
  related: ["molarity", "ideal-gas", "density", "scientific-notation"],
  feeds: { molarity: { molar_mass: "molar_mass" } },
  sources: [
    {
      title: "CIAAW, Standard Atomic Weights 2024",
      url: "https://www.ciaaw.org/atomic-weights.htm",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, Chemistry 2e, section 3.1, Formula Mass and the Mole Concept",
      url: "https://openstax.org/books/chemistry-2e/pages/3-1-formula-mass-and-the-mole-concept",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "molar mass",
    "formula weight",
    "molecular mass",
    "grams to moles",
    "moles to grams",
    "percent composition",
    "atomic weight",
    "g/mol",
  ],
  everydayWords: ["molecule", "compound", "element", "periodic table", "chemical"],
  inputWords: { mass: "Grams", amount: "Moles" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof molecularWeight>;
