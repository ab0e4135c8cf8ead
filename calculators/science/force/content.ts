import { NIST_811 } from "#calculators/sources";
import type { Content } from "#engine";
import type force from "./force.ts";
import vectors from "./vectors.ts";

export default {
  title: "Force calculator: F = ma, mass and acceleration",
  purpose:
    "Calculates force, mass or acceleration by Newton's second law from the other two, and the weight of a mass.",
  about: [
    "How hard must an engine push to get a car moving? What does a 75 kg person weigh in newtons? Newton's second law answers both: force is mass times acceleration.",
    "Enter any two of force, mass and acceleration. For a weight, enter the mass alone: gravity is that of Earth until you pick the Moon, Mars or a value of your own.",
  ],
  howToUse: [
    "Use the net force: add the forces that push forward, and subtract friction and drag.",
    "For an acceleration from 0 to 60 mph, divide the speed by the time first. 60 mph in 6 seconds is 26.8 m/s ÷ 6 s = 4.5 m/s².",
    "Engineers often want a weight in kilonewtons. 1,000 N are 1 kN, about the weight of 102 kg.",
  ],
  methodology: [
    "Force is mass times acceleration. So mass is force divided by acceleration, and acceleration is force divided by mass.",
    "Weight is the same law with gravity as the acceleration: weight = mass × gravity.",
    "Units are converted into newtons, kilograms and meters per second squared first. A newton is the force that accelerates 1 kg by 1 m/s².",
    "A pound of force is the weight of a pound in standard gravity: 0.45359237 × 9.80665 N, or about 4.448 N.",
  ],
  assumptions: [
    "Gravity on Earth is the standard value of 9.80665 m/s². Many textbooks use 9.80 or 9.81: enter the one from your book.",
    "The Moon has 1.62 m/s² and Mars 3.71 m/s², as OpenStax, University Physics prints them. Other tables differ in the last digit.",
    "The mass stays the same. A rocket loses mass as it burns fuel, so its acceleration grows.",
  ],
  limitations: [
    "It gives sizes only. The acceleration points the same way as the net force. To add forces in several directions, use components.",
    "It doesn't include friction, drag or slopes. Subtract them from the push yourself.",
    "Near the speed of light, the law needs the theory of relativity.",
    "Real gravity on Earth varies from about 9.78 m/s² at the equator to 9.83 m/s² at the poles.",
  ],
  example: {
    story:
      "Lena pushes a lawn mower of 24 kg. Her push is 51 N more than the friction. How fast does it pick up speed?",
    outcome: "Each second, the mower gets about 2.1 m/s faster. After one second it moves at a jogging pace.",
    inputs: { find: "acceleration", force: 51, mass: 24 },
  },
  mistakes: [
    "Using a weight in newtons or pounds of force as the mass. Divide it by gravity first.",
    "Taking the force of the engine for the net force. Friction and drag come off.",
    "Multiplying pounds by ft/s² and calling the result pounds of force. That gives poundals: divide by 32.174.",
    "Entering grams as kilograms. 250 g is 0.25 kg.",
  ],
  questions: [
    {
      question: "How many newtons is 1 kg?",
      answer: "A mass of 1 kg weighs about 9.81 N on Earth. On the Moon, the same mass weighs 1.62 N.",
    },
    {
      question: "What is a newton?",
      answer:
        "It is the force that makes 1 kg faster by 1 m/s each second. A small apple, about 102 g, weighs one newton.",
    },
    {
      question: "What is the difference between mass and weight?",
      answer:
        "Mass is the amount of matter, in kilograms, and is the same everywhere. Weight is the pull of gravity on it, in newtons, and depends on where you are.",
    },
    {
      question: "What are g-forces?",
      answer:
        "An acceleration in units of Earth's gravity, g₀. At three of them, the seat pushes on you with three times your weight. Choose the unit g₀ to enter one.",
    },
    {
      question: "What is a slug?",
      answer:
        "A US unit of mass: a pound of force accelerates it by 1 ft/s². It is 32.174 lb. Multiply slugs by 32.174 and enter pounds.",
    },
  ],
  next: [
    { slug: "force-units", why: "a force in other units." },
    { slug: "speed-distance-time", why: "the speed before you work out an acceleration." },
    { slug: "weight", why: "a mass in other units." },
  ],
  related: ["force-units", "weight", "density", "horsepower"],
  sources: [
    {
      title: "OpenStax, University Physics Volume 1, section 5.3, Newton's Second Law",
      url: "https://openstax.org/books/university-physics-volume-1/pages/5-3-newtons-second-law",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, University Physics Volume 1, section 13.2, Gravitation Near Earth's Surface (the Moon)",
      url: "https://openstax.org/books/university-physics-volume-1/pages/13-2-gravitation-near-earths-surface",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, University Physics Volume 1, section 11.1, Rolling Motion (Mars)",
      url: "https://openstax.org/books/university-physics-volume-1/pages/11-1-rolling-motion",
      read: "2026-11-27",
    },
    NIST_811,
  ],
  synonyms: ["F = ma", "Newton's second law", "newtons", "net force", "g-force", "thrust", "mass times acceleration"],
  everydayWords: ["push", "pull", "accelerate", "newtons", "thrust"],
  inputWords: {
    force: "Push, pull, thrust",
    mass: "Weighs",
    acceleration: "Speeds up by",
    gravity: "On the Moon, Mars",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof force>;
