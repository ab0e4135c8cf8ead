import type { Content } from "#engine";
import type freeFall from "./free-fall.ts";
import vectors from "./vectors.ts";

export default {
  title: "Free fall calculator: time, speed and height",
  purpose: "Calculates the time and impact speed of a fall without air, or its height from the time or the speed.",
  about: [
    "How long does a stone take to reach the bottom of a well? How fast is a dropped phone when it hits the floor? Enter the height of the fall and read both.",
    "If you timed the fall, choose “Time of the fall” to get the height. That is how to measure a cliff, a bridge or a well with a watch.",
  ],
  howToUse: [
    "For a deep well or a high cliff, you hear the stone late. Sound takes about 0.3 seconds for each 100 m: subtract that from the time.",
    "Thrown rather than dropped? Open “More options” and enter the initial speed, with a minus sign if it went up.",
    "Pick 1.62 for the Moon or 3.71 for Mars under the gravity field. There, things fall more slowly.",
  ],
  methodology: [
    "Without air, every object falls with the same acceleration, gravity. Its weight doesn't matter.",
    "The speed at impact is the square root of initial speed squared + 2 × gravity × height. The time is the gain in speed divided by gravity.",
    "From the time, the height is initial speed × time + gravity × time squared ÷ 2.",
    "If it is thrown upward, it first rises by initial speed squared ÷ (2 × gravity). The time includes the way up.",
  ],
  assumptions: [
    "Gravity on Earth is the standard value of 9.80665 m/s². Many textbooks use 9.80 or 9.81: enter the one from your book.",
    "The Moon has 1.62 m/s² and Mars 3.71 m/s², as OpenStax, University Physics prints them. Other tables differ in the last digit.",
    "There is no air, and gravity is the same all the way down.",
    "Height is measured from where it is let go to where it hits.",
  ],
  limitations: [
    "Air slows real falls. For a stone, a ball or a phone, the difference is small up to about 20 m. A feather or a sheet of paper falls far more slowly.",
    "A skydiver soon stops gaining speed, because the drag of the air grows. Then the formula no longer holds.",
    "From great heights, gravity is weaker: 1% at 32 km. The page takes it as constant.",
    "It can't say how bad an impact is. That depends on the mass and on what it hits.",
  ],
  example: {
    story: "Noor drops a stone from a bridge and counts 2.5 seconds until the splash. How high is the bridge?",
    outcome: "About 31 m. The stone hits the water at 88 km/h, so she checks that no boat is below.",
    inputs: { given: "time", time: 2.5 },
  },
  mistakes: [
    "Taking the average speed for the speed at impact. The average is half of it if the object is dropped.",
    "Doubling the height for twice the time. Twice the time is four times the height.",
    "Forgetting the square root. A fall from four times the height takes twice as long.",
    "Thinking that heavy things fall faster. Without air, a hammer and a feather land together.",
  ],
  questions: [
    {
      question: "How long does it take to fall 100 meters?",
      answer: "About 4.5 seconds without air, and the speed at impact is 44 m/s (159 km/h or 99 mph).",
    },
    {
      question: "How far does something fall in one second?",
      answer: "4.9 m (16 ft) in the first second. After two seconds it is 19.6 m, and after three seconds 44 m.",
    },
    {
      question: "What is the formula for free fall?",
      answer: "Dropped from rest, h = ½ g t² and v = g t, so v = √(2 g h) and t = √(2 h ÷ g).",
    },
    {
      question: "What is terminal velocity?",
      answer:
        "The speed at which the drag of the air is as large as the weight. For a skydiver it is about 44 m/s lying flat and 98 m/s headfirst, by College Physics.",
    },
    {
      question: "Does a heavier object fall faster?",
      answer: "Not without air. In air, a heavy object of the same shape and size is slowed down less.",
    },
  ],
  next: [
    { slug: "kinetic-energy", why: "how much energy the impact has." },
    { slug: "projectile", why: "a throw at an angle." },
    { slug: "speed-units", why: "the speed in other units." },
  ],
  related: ["projectile", "kinetic-energy", "force", "speed-distance-time"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 2.7, Falling Objects",
      url: "https://openstax.org/books/college-physics-2e/pages/2-7-falling-objects",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, College Physics 2e, section 5.2, Drag Forces (terminal velocity)",
      url: "https://openstax.org/books/college-physics-2e/pages/5-2-drag-forces",
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
  synonyms: ["falling object", "drop time", "impact velocity", "impact speed", "gravity calculator", "h = ½gt²"],
  everydayWords: ["fall", "drop", "dropped", "cliff", "well", "bridge"],
  inputWords: { height: "Falls from", time: "How long it falls", speed: "Hits the ground at", initial_speed: "Thrown" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof freeFall>;
