import type { Content } from "#engine";
import type rounding from "./rounding.ts";
import vectors from "./vectors.ts";

export default {
  title: "Rounding calculator: decimals, figures, multiples",
  purpose:
    "Rounds a number to decimal places, significant figures or a multiple, by any of seven common rules. It uses the digits exactly as you type them.",
  about: [
    "Rounding sounds simple until two programs disagree about 2.675. It lies exactly halfway between 2.67 and 2.68, so the result depends on the rule. It also depends on how a program stores decimals. Here you choose the rule, and your digits stay as you typed them.",
    "Cash registers in some countries round to 5 cents, engineers round to significant figures, and statisticians round half to even. This calculator does all three.",
  ],
  howToUse: [
    "Round once, at the end. If you round between steps, errors add up.",
    "Use the usual rule for prices and for school. Round up for materials you have to buy, and round down for what you can afford. Use half to even for long columns of numbers that you add up.",
    "Keep only as many significant figures as your least exact measurement has.",
  ],
  methodology: [
    "In the formula, “unit” is the step you round to. For two decimal places, it is 0.01. A number lies between two neighboring multiples of the unit, such as 2.67 and 2.68. The rule picks one of the two.",
    "The rules named “Nearest” pick the closer multiple. They differ only for a number exactly halfway. “Up” always goes away from zero, and “Down” always goes toward zero, even if the other multiple is closer.",
  ],
  assumptions: [
    "If a number lies exactly halfway, the usual rule rounds it away from zero: 2.5 becomes 3 and -2.5 becomes -3. Schools teach this rule, and ROUND in spreadsheets uses it.",
    "Half to even, also called bankers' rounding, picks the even neighbor: 2.5 becomes 2 and 3.5 becomes 4. Many programs and some sciences use this rule.",
    "The answer shows every decimal place you want: 2.5 to two decimal places is 2.50.",
  ],
  limitations: [
    "A number may have up to 60 digits on each side of the decimal point.",
    "The number 1500 doesn't show whether its zeros are significant. Scientific notation does: 1.50 × 10^3 has three significant figures.",
  ],
  example: {
    story: "Sofie sells tea by weight, and the scale shows a price of 2.675. The register has to print cents.",
    outcome:
      "The usual rule gives 2.68. Her old register printed 2.67, because it stored the number as slightly less than 2.675.",
    inputs: { number: "2.675", places: 2 },
  },
  mistakes: [
    "Rounding twice. To one decimal place, 2.449 is 2.4. If you first round it to 2.45, you get 2.5.",
    "Rounding up the number of boxes you can afford. If you have money for 3.8 boxes, you can buy 3.",
    "Counting leading zeros as significant. 0.0045 has two significant figures.",
    "Dropping the last zero of a measurement: 2.50 is more exact than 2.5.",
  ],
  questions: [
    {
      question: "Why does my program round 1.005 to 1.00?",
      answer:
        "Many programs store 1.005 as a number that is a little smaller, about 1.0049999999999999. That number rounds to 1.00. The number 1.005 itself is exactly halfway and rounds to 1.01.",
    },
    {
      question: "What is a significant figure?",
      answer:
        "A digit that says how exact a number is. Start counting at the first digit that isn't zero. 0.00450 has three significant figures: the 4, the 5 and the last zero.",
    },
    {
      question: "How do I round to tens, hundreds or thousands?",
      answer: "Choose “Multiple of a number” and enter 10, 100 or 1000.",
    },
    {
      question: "When is half rounded to even?",
      answer:
        "When you add up many rounded numbers. If every half goes up, the sum gets too large. With half to even, a half goes up about as often as down.",
    },
    {
      question: "What is the difference between “up” and “ceiling”?",
      answer:
        "They differ only for negative numbers. “Up” rounds -2.5 away from zero, to -3. “Ceiling” rounds -2.5 to the next higher number, -2.",
    },
  ],
  next: [
    { slug: "percentage", why: "calculate first, then round." },
    { slug: "statistics", why: "mean and standard deviation of a list." },
  ],
  related: ["percentage", "fraction", "statistics", "number-base"],
  sources: [
    {
      title: "IEEE 754-2019, Standard for Floating-Point Arithmetic, section 4.3, Rounding-direction attributes",
      url: "https://doi.org/10.1109/IEEESTD.2019.8766229",
    },
    {
      title: "Java SE 21 documentation, java.math.RoundingMode",
      url: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/math/RoundingMode.html",
    },
    {
      title: "OpenStax, Chemistry 2e, section 1.5, Measurement Uncertainty, Accuracy, and Precision",
      url: "https://openstax.org/books/chemistry-2e/pages/1-5-measurement-uncertainty-accuracy-and-precision",
    },
  ],
  synonyms: [
    "round off",
    "decimal places",
    "significant figures",
    "sig figs",
    "bankers rounding",
    "round half even",
    "ceiling",
    "floor",
    "truncate",
    "nearest 10",
  ],
  everydayWords: ["nearest tenth", "hundred", "thousand", "sig figs", "bankers", "cents"],
  inputWords: {
    to: "Next whole number, quarter, decimals",
    places: "Two decimals is 2",
    figures: "Sig figs",
    multiple: "Nearest 5, half is 0.5",
    mode: "Up, down, half to even, estimate",
  },
  vectors,
  changes: [
    { version: "1.0.2", date: "2026-11-26" },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof rounding>;
