import type { Content } from "#engine";
import type circle from "./circle.ts";
import vectors from "./vectors.ts";

export default {
  title: "Circle calculator: radius, area, circumference",
  purpose: "Finds the radius, diameter, circumference and area of a circle when any one of the four is known.",
  methodology: [
    "Whatever is known gives the radius: half of the diameter, the circumference divided by 2π, or the square root of the area divided by π.",
    "The radius gives the rest: the diameter is twice the radius, the circumference 2π times the radius, the area π times the radius squared.",
  ],
  assumptions: [
    "π is taken to 40 digits, 3.14159265358979…, and not as 3.14 or 22/7. School books that use 3.14 print slightly smaller figures.",
    "Lengths are in any one unit, and the area is in squares of it: metres give square metres.",
    "Nothing is rounded on the way. Answers are shown to ten significant digits.",
  ],
  limitations: [
    "It is for whole circles. A sector, a ring or an ellipse is measured in another way.",
    "A measured length is never exact, so not all of the digits shown mean something for a real thing.",
  ],
  example: { story: "A round table is 120 cm across.", inputs: { known: "diameter", diameter: 120 } },
  questions: [
    {
      question: "Why does my book give a slightly different answer?",
      answer:
        "It probably takes π as 3.14 or 22/7. For a radius of 6 the area is 113.04 with 3.14 and 113.097… with π itself.",
    },
    {
      question: "How do I measure a tree or a pipe?",
      answer:
        "Put a tape around it and choose the circumference. The diameter is the circumference divided by π, about a third of it.",
    },
    {
      question: "If a pizza is twice as wide, how much more is it?",
      answer:
        "Four times as much. The area grows with the square of the diameter, so a 16 inch pizza is four 8 inch ones.",
    },
  ],
  related: ["area", "volume", "triangle"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 10.6, Area",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
    },
    {
      title: "The On-Line Encyclopedia of Integer Sequences, A000796, the digits of π",
      url: "https://oeis.org/A000796",
    },
  ],
  synonyms: ["pi", "radius", "diameter", "circumference", "perimeter of a circle", "round", "disc"],
  vectors,
} satisfies Content<typeof circle>;
