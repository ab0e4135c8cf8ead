import { NIST_HANDBOOK_44, PREALGEBRA_7_5_PAGE } from "#calculators/sources";
import type { Content } from "#engine";
import type feetInches from "./feet-inches.ts";
import vectors from "./vectors.ts";

export default {
  title: "Feet and inches calculator with fractions",
  purpose:
    "Adds, subtracts, multiplies and divides lengths in feet, inches and fractions of an inch. It also shows each result in inches, feet, meters and centimeters.",
  about: [
    "Feet have twelve inches, and tape measures divide an inch into halves, quarters, eighths and sixteenths. An ordinary calculator knows neither. Here you type a length as you read it off the tape, such as 8' 7 1/2\".",
    "The calculation is exact. Only the result in feet and inches is rounded, to the nearest sixteenth of an inch unless you choose another fraction.",
  ],
  howToUse: [
    "Type both lengths with their marks or units: 5' 3\", 5 ft 3 in, 63 in or 160 cm. You can mix feet and centimeters.",
    "To cut a board into equal pieces, divide by a number. To see how many pieces of a certain length a board gives, divide by a length.",
    "For the area of a room, choose to multiply two lengths. The result is in square feet.",
  ],
  methodology: [
    "Both lengths are converted to inches, then added or subtracted. A foot is 12 inches, and an inch is exactly 2.54 cm.",
    "For feet and inches, the result is rounded to the nearest fraction of an inch that you choose. Every 12 inches make a foot, and the fraction is written in lowest terms: 8/16 becomes 1/2.",
    "An area is the product of both lengths in feet, because a square foot is 12 × 12 = 144 square inches.",
  ],
  assumptions: [
    "A length halfway between two marks is rounded up. The figures in inches and meters aren't rounded to a fraction.",
    "If the second length is longer, the difference has a minus sign.",
  ],
  limitations: [
    "It doesn't subtract the width of the saw cut. Each cut of a circular saw takes about 1/8 inch.",
    "It combines two lengths at a time. For more, enter the result as the next first length.",
  ],
  example: {
    story: "Priya needs two pieces of crown molding, 8 feet 7 1/2 inches and 12 feet 11 inches long.",
    outcome:
      "Both together are a little over 21 and a half feet. Priya buys two lengths of 16 feet, so that each wall gets one piece.",
    inputs: { operation: "add", first: "8 ft 7 1/2 in", second: "12 ft 11 in" },
  },
  mistakes: [
    "Typing 5.6 for 5 feet 6 inches. Six inches is half a foot, so it is 5.5 feet.",
    "Carrying at ten. 7 inches plus 8 inches is 15 inches, which is 1 foot 3 inches.",
    "Multiplying feet and inches separately and forgetting to carry: 4 times 6 ft 4 in is 24 ft 16 in, which is 25 ft 4 in.",
    "Reading 3/8 as 0.38. It is 0.375 inches.",
  ],
  questions: [
    {
      question: "How do I add feet and inches?",
      answer: "Add the inches and the feet separately. If there are 12 inches or more, subtract 12 and add one foot.",
    },
    {
      question: "How do I convert inches to decimal feet?",
      answer: "Divide the inches by 12. For 5 feet 3 inches: 3 ÷ 12 = 0.25, so it is 5.25 feet.",
    },
    {
      question: "How do I write a decimal inch as a fraction?",
      answer:
        "Multiply the part after the decimal point by 16 and round. 0.44 × 16 is about 7, so 0.44 inches is about 7/16.",
    },
    {
      question: "How many centimeters are in a foot?",
      answer: "Exactly 30.48. An inch is 2.54 cm by an agreement of 1959.",
    },
    {
      question: "How do I divide a board into equal pieces?",
      answer:
        "Convert it to inches and divide. An 8-foot board has 96 inches, and three pieces have 32 inches each, before the saw cuts.",
    },
  ],
  next: [
    { slug: "square-footage", why: "the area and cost of a room." },
    { slug: "length", why: "any other unit of length." },
    { slug: "fraction", why: "fractions without units." },
  ],
  related: ["length", "square-footage", "fraction"],
  sources: [NIST_HANDBOOK_44, PREALGEBRA_7_5_PAGE],
  synonyms: [
    "feet and inches",
    "tape measure",
    "construction calculator",
    "fractions of an inch",
    "ft in",
    "decimal feet",
  ],
  everydayWords: ["feet inches", "tape", "sixteenths", "board", "cut"],
  inputWords: { first: "8 ft 7 in", second: "12 ft 11 in", factor: "Pieces, times" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof feetInches>;
