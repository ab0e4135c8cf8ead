import { NIST_811, NIST_811_B8 } from "#calculators/sources";
import type { Content } from "#engine";
import type forceUnits from "./force-units.ts";
import vectors from "./vectors.ts";

export default {
  title: "Force converter: newtons, lbf, kgf, kips",
  purpose:
    "Converts forces between newtons, pounds, kilograms and tons of force, kips, poundals and dynes, all exactly.",
  about: [
    "A bolt's strength is in kilonewtons, the rope's in pounds, and the spring scale shows kilograms. Type the force once, and you see it in every unit.",
    "A pound or a kilogram of force is the weight of that mass in standard gravity. Masses themselves are converted on the page for weights.",
  ],
  howToUse: [
    "Choose the unit of the force you have and the unit you want. The table below the answer shows all the others.",
    "If you have a mass and want its weight on Earth, enter the mass as pounds or kilograms of force, and choose newtons.",
  ],
  methodology: [
    "Every unit is defined as a number of newtons. A newton accelerates one kilogram by one meter per second, each second. Multiply the force by the newtons in the unit you have, and divide by those in the unit you want.",
    "A kilogram of force is exactly 9.80665 newtons, and a pound of force is 0.45359237 times as much, about 4.448 newtons. A poundal accelerates one pound by one foot per second, each second.",
  ],
  assumptions: [
    "Standard gravity is 9.80665 m/s². Real gravity differs by up to 0.3% from place to place, but the units don't.",
    "A kip is 1,000 pounds of force. A US ton of force has 2,000 pounds, a UK ton 2,240 and a metric ton 1,000 kilograms.",
  ],
  limitations: [
    "It converts units. Which force acts on something, and whether it holds, is another question.",
    "Weights on the Moon or on a mountain aren't weights in standard gravity.",
  ],
  example: {
    story: "Maya's climbing sling is marked 22 kN. Her American friend asks how many pounds that is.",
    outcome: "It holds almost 5,000 pounds of force.",
    inputs: { value: 22, from: "kN", to: "lbf" },
  },
  common: [
    { value: 1, from: "N", to: "lbf" },
    { value: 1, from: "lbf", to: "N" },
    { value: 1, from: "kgf", to: "N" },
    { value: 1, from: "kN", to: "lbf" },
    { value: 1, from: "kN", to: "kgf" },
    { value: 1, from: "kip", to: "kN" },
    { value: 1, from: "N", to: "dyn" },
    { value: 1, from: "tf", to: "kN" },
  ],
  mistakes: [
    "Taking kilograms for newtons. One kilogram of force is almost ten newtons.",
    "Reading kN as kilograms. A carabiner with 22 kN holds about 2,243 kilograms of force.",
    "Mixing up US, UK and metric tons. They differ by up to 12%.",
  ],
  questions: [
    {
      question: "How many newtons are in a pound?",
      answer: "A pound of force is about 4.448 newtons. For a quick estimate multiply pounds by 4.5.",
    },
    {
      question: "How many newtons are in a kilogram?",
      answer: "A kilogram of mass weighs 9.80665 newtons in standard gravity. For a quick estimate multiply by 10.",
    },
    {
      question: "What is a kip?",
      answer:
        "A thousand pounds of force. Structural engineers in the US use it for loads, 1 kip being about 4.45 kilonewtons.",
    },
    {
      question: "What is a kilopond?",
      answer: "An older name for the kilogram of force, used in Europe. A pond is a gram of force.",
    },
    {
      question: "Is a pound a unit of mass or of force?",
      answer:
        "In law it is a mass of 0.45359237 kilograms. In daily life and engineering it is also the weight of that mass, which is then written lbf.",
    },
  ],
  next: [
    { slug: "torque-units", why: "newton-meters and foot-pounds." },
    { slug: "pressure-units", why: "psi, bar and pascals." },
    { slug: "weight", why: "kilograms and pounds of mass." },
  ],
  related: ["torque-units", "pressure-units", "weight", "energy-units"],
  sources: [NIST_811, NIST_811_B8],
  synonyms: [
    "newton to lbf",
    "lbf to newton",
    "kgf to newton",
    "newtons to pounds",
    "kn to lbf",
    "kn to kgf",
    "kilonewton converter",
    "dyne to newton",
  ],
  everydayWords: ["newton", "kilonewton, kn", "lbf", "kgf", "kip"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof forceUnits>;
