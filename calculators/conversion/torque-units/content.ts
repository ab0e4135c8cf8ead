import { NIST_811, NIST_811_B8 } from "#calculators/sources";
import type { Content } from "#engine";
import type torqueUnits from "./torque-units.ts";
import vectors from "./vectors.ts";

export default {
  title: "Torque converter: N·m, ft·lb, in·lb, kgf·m",
  purpose:
    "Converts torques between newton-meters, foot-pounds, inch-pounds, ounce-inches and kilogram-meters, all exactly.",
  about: [
    "The manual says 110 N·m, and the torque wrench shows foot-pounds. Or a motor's data sheet has kilogram-centimeters, and another one ounce-inches. Type the torque once, and you see it in every unit.",
  ],
  howToUse: [
    "Choose the unit of the torque you have and the unit you want. The table below the answer shows all the others.",
    "For a torque wrench, round to its marks. The wrench itself is rarely better than 4%.",
  ],
  methodology: [
    "A torque is a force on a lever: one newton on a lever of one meter is a newton-meter. Multiply the torque by the newton-meters in the unit you have, and divide by those in the unit you want.",
    "A pound of force is the weight of a pound in standard gravity, about 4.448 newtons. On a lever of a foot, 0.3048 meters, it is about 1.356 newton-meters. A kilogram-meter is exactly 9.80665 newton-meters.",
  ],
  assumptions: [
    "Foot-pounds and pound-feet are the same here: pounds of force on a lever of feet.",
    "Kilograms are kilograms of force, the weight of a kilogram in standard gravity. Many wrenches and data sheets leave out the letter f.",
  ],
  limitations: [
    "It converts units. Which torque a bolt needs is in the manual of the machine.",
    "A foot-pound of energy has the same name. Energies are converted on a page of their own.",
  ],
  example: {
    story: "The handbook of Ana's car asks for 120 N·m on the wheel bolts. Her torque wrench is in foot-pounds.",
    outcome: "She sets it to 88 or 89 foot-pounds.",
    inputs: { value: 120, from: "Nm", to: "lbf_ft" },
  },
  common: [
    { value: 1, from: "Nm", to: "lbf_ft" },
    { value: 1, from: "lbf_ft", to: "Nm" },
    { value: 1, from: "Nm", to: "lbf_in" },
    { value: 1, from: "lbf_ft", to: "lbf_in" },
    { value: 1, from: "kgf_m", to: "Nm" },
    { value: 1, from: "kgf_cm", to: "ozf_in" },
    { value: 100, from: "lbf_ft", to: "Nm" },
    { value: 100, from: "Nm", to: "lbf_ft" },
  ],
  mistakes: [
    "Mixing up foot-pounds and inch-pounds. A small bolt breaks at 12 times its torque.",
    "Reading kgf·cm as N·m. Ten kilogram-centimeters are about one newton-meter.",
    "Setting a wrench in newton-meters to the number of foot-pounds. It is 26% too little.",
  ],
  questions: [
    {
      question: "How many foot-pounds are in a newton-meter?",
      answer: "About 0.7376. For a quick estimate take three quarters.",
    },
    { question: "How many newton-meters are 100 foot-pounds?", answer: "About 135.6." },
    { question: "How many inch-pounds are in a foot-pound?", answer: "Exactly 12, as a foot has 12 inches." },
    {
      question: "Is a foot-pound the same as a pound-foot?",
      answer: "For torque, yes. Some write pound-foot for torque and foot-pound for energy to tell them apart.",
    },
    {
      question: "What is kgf·cm in N·m?",
      answer: "One kilogram-centimeter is exactly 0.0980665 newton-meters. Servo motors are often sold by it.",
    },
  ],
  next: [
    { slug: "force-units", why: "newtons and pounds of force." },
    { slug: "energy-units", why: "joules and foot-pounds of energy." },
    { slug: "pressure-units", why: "psi, bar and pascals." },
  ],
  related: ["force-units", "energy-units", "pressure-units", "length"],
  sources: [NIST_811, NIST_811_B8],
  synonyms: [
    "nm to ft lbs",
    "ft lbs to nm",
    "in lbs to ft lbs",
    "nm to in lbs",
    "kgf cm to nm",
    "kg cm to oz in",
    "newton meter",
    "torque wrench converter",
  ],
  everydayWords: ["newton-meter, nm", "ft-lb", "in-lb", "torque", "wrench"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof torqueUnits>;
