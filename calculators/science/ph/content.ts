import type { Content } from "#engine";
import type ph from "./ph.ts";
import vectors from "./vectors.ts";

export default {
  title: "pH calculator: pH, pOH, weak acids and buffers",
  purpose:
    "Calculates pH, pOH and the concentrations of H⁺ and OH⁻ from one another, for strong and weak acids and bases, and for buffers.",
  about: [
    "pH says how acidic or basic a solution is. Lemon juice has about 2, pure water 7 and a strong drain cleaner 14. Each step is a factor of ten.",
    "Enter what you know: a concentration, a pH or pOH, an acid or a base with its constant, or a buffer.",
  ],
  howToUse: [
    "For a strong acid, such as HCl or HNO₃, enter its concentration as [H⁺]. For a strong base, such as NaOH or KOH, enter it as [OH⁻]. For Ca(OH)₂, which has two OH⁻, enter twice its concentration.",
    "For a weak acid or base, enter its concentration and its Ka or Kb from a table. You may write 1.8e-5 for 0.000018.",
    "For a buffer, enter the pKa of the acid, and the concentrations of the acid and of its salt after mixing.",
  ],
  methodology: [
    "pH is minus the decimal logarithm of [H⁺], the concentration of hydrogen ions in moles per liter. In water they are hydronium ions, H₃O⁺. pOH is the same for hydroxide ions.",
    "The product of both concentrations is Kw, which is 10^-14 at 25 °C. So pH and pOH add up to 14, the pKw.",
    "Of a weak acid of concentration C, the part x that splits follows from Ka = x² ÷ (C - x). We solve this quadratic equation, so no approximation is needed. A weak base is treated the same way, for [OH⁻].",
    "A buffer follows the equation of Henderson and Hasselbalch: pH = pKa + log₁₀([base] ÷ [acid]).",
  ],
  assumptions: [
    "The water has 25 °C, unless you change pKw. At 80 °C, pKw is 12.6, and pure water has a pH of 6.3 and is still neutral.",
    "Strong acids and bases split completely.",
    "Concentrations are taken for activities. Above about 0.1 mol/L, a pH meter shows something a little different.",
  ],
  limitations: [
    "In very dilute acids, below about 0.000001 mol/L, the ions of water count too. Those are left out: an acid never makes water basic.",
    "Acids that give several H⁺ are treated as giving one. For sulfuric acid, the second one needs its own Ka.",
    "It doesn't follow a titration. Work out what is left after the reaction, and enter that.",
  ],
  example: {
    story: "Vinegar diluted for cleaning has 0.1 mol/L of acetic acid. Its Ka is 0.000018. How acidic is it?",
    outcome: "Only 1.3% of the acid splits. Hydrochloric acid of the same concentration would have a pH of 1.",
    inputs: { from: "weak_acid", concentration: 0.1, ka: 0.000018 },
  },
  mistakes: [
    "Treating a weak acid as a strong one. Acetic acid of 0.1 mol/L has a pH of 2.9, not 1.",
    "Forgetting that a lower pH is more acidic. From 5 to 4, there is ten times as much H⁺.",
    "Mixing up Ka and pKa. A pKa of 4.74 is a Ka of 0.000018.",
    "Averaging pH values. Average the concentrations and then take the logarithm.",
  ],
  questions: [
    {
      question: "Can pH be negative or above 14?",
      answer: "Yes. At 12 mol/L of H⁺ the pH is -1.08. Such solutions are far from ideal, so a measured value differs.",
    },
    {
      question: "How do I get Ka from pKa?",
      answer: "Ka is 10 to the power of minus pKa: for 4.74, it is 10^-4.74, which is 0.0000182.",
    },
    {
      question: "Why is a solution with pH 7 not always neutral?",
      answer: "Neutral means as much H⁺ as OH⁻, and that is at half of pKw. In warm water, pKw is smaller.",
    },
    {
      question: "What makes a good buffer?",
      answer:
        "About equal amounts of acid and salt, so the pH is near the pKa. With a ratio beyond 10 to 1, little is left of the effect.",
    },
  ],
  next: [
    { slug: "molarity", why: "the concentration of an acid or a base." },
    { slug: "dilution", why: "a weaker acid from a stronger one." },
    { slug: "logarithm", why: "logarithms of any base." },
  ],
  related: ["molarity", "dilution", "logarithm", "scientific-notation"],
  sources: [
    {
      title: "OpenStax, Chemistry 2e, section 14.2, pH and pOH",
      url: "https://openstax.org/books/chemistry-2e/pages/14-2-ph-and-poh",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, Chemistry 2e, section 14.6, Buffers",
      url: "https://openstax.org/books/chemistry-2e/pages/14-6-buffers",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "pOH",
    "acidity",
    "hydrogen ion concentration",
    "hydronium",
    "Henderson-Hasselbalch",
    "pKa",
    "weak acid",
    "buffer solution",
  ],
  everydayWords: ["acid", "acidic", "base", "vinegar", "alkaline", "pool water"],
  inputWords: { hydrogen: "H+, hydronium, HCl", hydroxide: "OH-, NaOH", base: "Salt, conjugate base" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof ph>;
