import type { Content } from "#engine";
import type halfLife from "./half-life.ts";
import vectors from "./vectors.ts";

export default {
  title: "Half-life calculator: decay, time and age",
  purpose:
    "Calculates what is left after a time, how long decay takes, a half-life, a starting amount, or an age by carbon-14.",
  about: [
    "A half-life is the time in which half of something is gone. The word comes from radioactive atoms, and it also fits medicines in the blood and many chemical reactions.",
    "Enter what you know, and find the rest: the remaining amount, the time, the half-life or the starting amount.",
  ],
  howToUse: [
    "Amounts may be grams, atoms, becquerels or percent. Use the same unit for both.",
    "For the age of wood, bone or cloth, choose “Age by carbon-14” and enter how much carbon-14 is left of what living things have.",
    "If a book gives a decay constant (λ) in place of a half-life, choose “Half-life, from the decay constant”.",
  ],
  methodology: [
    "The number of half-lives is the time divided by the half-life. The remaining amount is the starting amount, halved that many times: N = N₀ × (1/2)^(t ÷ T).",
    "Solved for the time, that is T × ln(N₀ ÷ N) ÷ ln 2. Here N₀ is the starting amount, N the remaining amount, t the time and T the half-life.",
    "The decay constant is λ = ln 2 ÷ T, and the mean lifetime is 1 ÷ λ, about 1.44 half-lives.",
  ],
  assumptions: [
    "Each atom decays by chance, with the same chance at any time. The formula is exact for large numbers of atoms.",
    "Nothing is added, and nothing is lost in another way.",
    "Carbon-14 has a half-life of 5,730 years. Radiocarbon laboratories by agreement use 5,568 years in their reports, and correct the difference later.",
    "A year is 365.2425 days, as in the calendar on average.",
  ],
  limitations: [
    "An age by carbon-14 is a raw one. The share in the air wasn't always the same, so laboratories correct it by tree rings. It reaches back about 50,000 years.",
    "For rocks that are dated by what a substance turns into, enter the sum of both as the starting amount.",
    "With a chain of radioactive products, the radiation can even rise at first. This calculator follows one substance.",
    "Don't use it to decide on a dose of medicine. Half-lives differ from person to person, and doses add up.",
  ],
  example: {
    story: "A hospital's cobalt-60 source has a half-life of 5.27 years. How much of it is left after 15 years?",
    outcome:
      "Less than 14% is left, so a treatment would take seven times as long. Hospitals replace such sources earlier.",
    inputs: { initial: 100, half_life: 5.27, time: 15 },
  },
  mistakes: [
    "Thinking that after two half-lives all is gone. A quarter is left, then an eighth, and so on.",
    "Entering the share that has decayed for the share that is left. If 10% has decayed, 90% is left.",
    "Mixing time units. Choose the unit of each time beside its field.",
    "Rounding the decay constant on the way. With 0.132 in place of 0.13153 per year, the figures of cobalt-60 are off by half a percent.",
  ],
  questions: [
    {
      question: "How much is left after 10 half-lives?",
      answer: "1 part in 1,024, a little less than 0.1%.",
    },
    {
      question: "What is the difference between half-life and mean lifetime?",
      answer:
        "The mean lifetime is the average over all atoms. It is longer, at 1.4427 half-lives, because a few atoms last very long.",
    },
    {
      question: "How do I date a rock?",
      answer:
        "Add the parent and what came of it for the starting amount. For 8.23 mg of rubidium-87 and 0.47 mg of strontium-87, begin with 8.70 mg.",
    },
    {
      question: "Does heat or pressure change a half-life?",
      answer:
        "Not that of an atomic nucleus, in practice. The half-life of a chemical reaction changes a lot with temperature.",
    },
    {
      question: "How do I find a half-life from two measurements?",
      answer: "Choose “Half-life”, and enter both amounts and the time between them.",
    },
  ],
  next: [
    { slug: "exponent", why: "powers of a half, with all digits." },
    { slug: "logarithm", why: "the logarithm in the formula." },
    { slug: "time-units", why: "years in days, hours or seconds." },
  ],
  related: ["exponent", "logarithm", "scientific-notation", "time-units"],
  sources: [
    {
      title: "OpenStax, Chemistry 2e, section 21.3, Radioactive Decay",
      url: "https://openstax.org/books/chemistry-2e/pages/21-3-radioactive-decay",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, College Physics 2e, section 31.5, Half-Life and Activity",
      url: "https://openstax.org/books/college-physics-2e/pages/31-5-half-life-and-activity",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "radioactive decay",
    "exponential decay",
    "carbon dating",
    "radiocarbon",
    "decay constant",
    "T1/2",
    "mean lifetime",
  ],
  everydayWords: ["how old", "decay", "left over", "medicine", "radiation"],
  inputWords: { remaining: "Left, still there", initial: "At first", carbon_left: "C-14" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof halfLife>;
