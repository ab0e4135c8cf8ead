import { NIST_811 } from "#calculators/sources";
import type { Content } from "#engine";
import type kineticEnergy from "./kinetic-energy.ts";
import vectors from "./vectors.ts";

export default {
  title: "Kinetic energy calculator: energy, mass and speed",
  purpose: "Calculates kinetic energy from mass and speed, or finds the mass or speed, with momentum.",
  about: [
    "How hard does a car hit at 60 mph? What is the muzzle energy of a bullet? Kinetic energy is the energy of motion: half of the mass times the square of the speed.",
    "If you know the energy, choose “Speed” or “Mass” to work backward.",
  ],
  howToUse: [
    "Twice the speed is four times the energy. That is why the stopping distance of a car grows so fast.",
    "For a bullet, choose grains for the mass, ft/s for the speed and foot-pounds for the answer.",
    "“Fall that ends at this speed” makes a crash easier to picture: 30 mph is like a fall from 9.2 m (30 ft).",
  ],
  methodology: [
    "Kinetic energy is mass times speed squared, divided by 2. With kilograms and meters per second, the result is in joules.",
    "Speed is the square root of twice the energy divided by the mass. Mass is twice the energy divided by the speed squared.",
    "Momentum is mass times speed.",
    "The fall is the height from which anything reaches the speed without air: speed squared ÷ (2 × 9.80665 m/s²).",
  ],
  assumptions: [
    "Speed is relative to what you compare with, usually the ground. A passenger at rest in a train has no kinetic energy relative to the train.",
    "The fall takes gravity as the same at every height. High above the ground, it is a little less.",
    "Nothing spins. Wheels, balls and tops have extra energy from their rotation.",
    "A foot-pound is the work of a pound of force over a foot, about 1.356 J. A grain is 1/7,000 of a pound.",
  ],
  limitations: [
    "Above a tenth of the speed of light, the theory of relativity gives more energy. The page warns you.",
    "It doesn't give the force of an impact. The force also depends on how far the thing moves while it stops.",
    "It leaves out air resistance. A bullet loses much of its energy on the way.",
  ],
  example: {
    story: "Sam drives a car of 1,500 kg at 25 m/s, which is 90 km/h. How much energy must the brakes take away?",
    outcome: "Almost 470 kJ turn into heat. At half the speed it would be a quarter, because the speed counts twice.",
    inputs: { mass: 1500, speed: 25 },
  },
  mistakes: [
    "Forgetting to square the speed, or squaring the mass as well.",
    "Entering km/h as m/s. The energy is then almost 13 times too large.",
    "Using the weight in newtons as the mass. Divide it by 9.81 first.",
    "Taking momentum for energy. Momentum doubles with the speed, and energy goes up four times.",
  ],
  questions: [
    {
      question: "What is the formula for kinetic energy?",
      answer: "KE = ½ m v². With m in kilograms and v in meters per second, the energy is in joules.",
    },
    {
      question: "What is the kinetic energy of a car at 60 mph?",
      answer: "A car of 1,500 kg has about 540 kJ at 60 mph, as much as 0.15 kWh of electricity.",
    },
    {
      question: "How do I calculate muzzle energy?",
      answer:
        "Grains times ft/s squared, divided by 450,437, gives foot-pounds. 180 grains at 2,700 ft/s have 2,913 foot-pounds.",
    },
    {
      question: "Can kinetic energy be negative?",
      answer: "No. Mass is positive, and so is any speed squared. At rest, the energy is zero.",
    },
    {
      question: "How do I find the speed from the energy?",
      answer: "Double the energy, divide by the mass and take the square root. 500 J and 10 kg give 10 m/s.",
    },
  ],
  next: [
    { slug: "energy-units", why: "joules in kilowatt-hours, calories or Btu." },
    { slug: "speed-distance-time", why: "a speed from distance and time." },
    { slug: "force", why: "the force that gives a mass its speed." },
  ],
  related: ["energy-units", "force", "speed-units", "horsepower"],
  sources: [
    {
      title: "OpenStax, University Physics Volume 1, section 7.2, Kinetic Energy",
      url: "https://openstax.org/books/university-physics-volume-1/pages/7-2-kinetic-energy",
      read: "2026-11-27",
    },
    NIST_811,
  ],
  synonyms: ["KE", "½mv²", "1/2 mv^2", "muzzle energy", "energy of motion", "impact energy", "momentum"],
  everydayWords: ["bullet", "muzzle", "crash", "impact", "momentum"],
  inputWords: { mass: "Weighs, grains", speed: "Velocity, moving at", energy: "Joules" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof kineticEnergy>;
