import type { Content } from "#engine";
import type projectile from "./projectile.ts";
import vectors from "./vectors.ts";

export default {
  title: "Projectile motion calculator: range and height",
  purpose: "Calculates range, highest point, time and path of a throw, or the speed or angle that reaches a distance.",
  about: [
    "How far does a ball fly if you throw it at 25 m/s and 45°? How steep must an arrow start to reach the target? Enter the speed and the angle, and read the whole flight.",
    "Is the distance fixed? Choose “Speed to reach a distance” or “Angle to reach a distance” instead.",
  ],
  howToUse: [
    "Measure the angle from the horizontal: 0° is level, and 90° is straight up. A negative angle points downward.",
    "Enter the initial height if it starts above where it lands, such as a ball that leaves your hand at 1.8 m.",
    "The chart shows the path. On level ground it is the same on both sides of its highest point.",
    "For an angle, you get the flatter one first. The steeper one reaches the same distance and takes longer.",
  ],
  methodology: [
    "Without air, the horizontal speed never changes: it is the initial speed times the cosine of the angle.",
    "The initial vertical speed is the initial speed times the sine of the angle. Gravity reduces it until the projectile stops rising, and then pulls it down.",
    "The time of flight is the initial vertical speed + the vertical speed at impact, divided by gravity. The range is the horizontal speed times that time.",
    "The highest point is initial height + initial vertical speed squared ÷ (2 × gravity).",
    "For the angle, a quadratic equation in its tangent has two solutions, a flat and a steep one.",
  ],
  assumptions: [
    "There is no air, wind or spin.",
    "It lands at height 0, and the ground is level.",
    "Gravity on Earth is the standard value of 9.80665 m/s². Many textbooks use 9.80 or 9.81: enter the one from your book.",
    "The Moon has 1.62 m/s² and Mars 3.71 m/s², as OpenStax, University Physics prints them. Other tables differ in the last digit.",
  ],
  limitations: [
    "Air shortens real flights. A baseball, a golf ball or a bullet flies only a part of the range shown here.",
    "With air, the best angle is below 45°.",
    "To land higher than the start, such as a ball in a basket, this page has no input.",
    "Over tens of kilometers, the curve of the Earth and weaker gravity matter.",
  ],
  example: {
    story: "Jo shoots an arrow at 35 m/s. The target is 75 m away, at the height of her bow. How steep must she aim?",
    outcome: "About 18°. She could also aim at 72°, but that arrow would be in the air three times as long.",
    inputs: { find: "angle", speed: 35, distance: 75 },
  },
  mistakes: [
    "Measuring the angle from the vertical. From there, 30° is 60° here.",
    "Taking the time to the highest point for the whole flight. On level ground, the flight takes twice as long.",
    "Using 45° for the longest throw from a height. The best angle is then below 45°.",
    "Setting a calculator to radians and typing degrees.",
  ],
  questions: [
    {
      question: "Which angle throws farthest?",
      answer:
        "45°, on level ground without air. Angles with the same difference from 45°, such as 30° and 60°, reach the same distance.",
    },
    {
      question: "What is the formula for the range?",
      answer:
        "On level ground, R = v² sin(2θ) ÷ g. From a height, multiply the horizontal speed by the time of flight.",
    },
    {
      question: "How do I find the maximum height?",
      answer: "Take the initial vertical speed, v sin θ, square it and divide by 2 g. Then add the initial height.",
    },
    {
      question: "Does a heavier projectile fly farther?",
      answer: "Not without air. In air, a heavy ball of the same size loses less speed and flies farther.",
    },
    {
      question: "How fast is it at impact?",
      answer:
        "On level ground, as fast as at the start. From a height, it is faster: the page shows the speed and the angle.",
    },
  ],
  next: [
    { slug: "free-fall", why: "something that falls straight down." },
    { slug: "kinetic-energy", why: "the energy at impact." },
    { slug: "quadratic", why: "the parabola as an equation." },
  ],
  related: ["free-fall", "kinetic-energy", "quadratic", "right-triangle"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 3.4, Projectile Motion",
      url: "https://openstax.org/books/college-physics-2e/pages/3-4-projectile-motion",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, University Physics Volume 1, section 4.3, Projectile Motion",
      url: "https://openstax.org/books/university-physics-volume-1/pages/4-3-projectile-motion",
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
  ],
  synonyms: ["trajectory", "parabola", "launch angle", "time of flight", "maximum height", "ballistics"],
  everydayWords: ["throw", "thrown", "ball", "arrow", "cannon", "launch"],
  inputWords: { speed: "Velocity, thrown at", angle: "Launch", distance: "Target", height: "Starts from, off a cliff" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof projectile>;
