import type { Content } from "#engine";
import type rounding from "./rounding.ts";
import vectors from "./vectors.ts";

export default {
  title: "Rounding calculator: decimals, figures, multiples",
  purpose:
    "Rounds a number to decimal places, significant figures or a multiple, by any of seven common rules. It uses the digits exactly as you type them.",
  about: [
    "Rounding sounds simple until two programs disagree about 2.675. The rule for a number exactly halfway decides, and so does the way a computer stores decimals. Here you choose the rule, and the digits are taken as you typed them.",
    "Cash registers in some countries round to 5 cents, engineers round to significant figures, and statisticians round half to even. All of them are here.",
  ],
  howToUse: [
    "Round once, at the end. If you round in between, errors add up.",
    "Match the rule to the purpose: usual rounding for prices and school, half to even for long columns of figures, up for materials, down for what you can afford.",
    "Give as many significant figures as your least exact measurement.",
  ],
  methodology: [
    "In the formula, unit is the step you round to, such as 0.01. The number lies between two neighboring multiples of it, and the rule says which one is taken.",
    "“Nearest” takes the closer one; only a number exactly halfway needs a rule. “Up” always goes away from zero and “down” always toward it, even if the other value is closer.",
    "Your digits are never turned into binary, so 1.005 is exactly halfway between 1.00 and 1.01.",
  ],
  assumptions: [
    "Half goes up, away from zero, unless you choose otherwise: 2.5 becomes 3 and -2.5 becomes -3. Schools teach it, and ROUND does it in spreadsheets.",
    "Half to even, also called bankers' rounding, makes 2.5 into 2 and 3.5 into 4. Many programs and some sciences use it.",
    "Zeros at the end are kept where they are part of the answer: 2.5 to two places is 2.50.",
  ],
  limitations: [
    "A number may have up to 60 digits on each side of the decimal point.",
    "1500 doesn't show how many of its zeros are significant. Scientific notation does.",
  ],
  example: {
    story: "Sofie sells tea by weight, and the scale shows a price of 2.675. The register has to print cents.",
    outcome:
      "2.68 by the usual rule. Her old register printed 2.67, because it stored the number as slightly less than 2.675.",
    inputs: { number: "2.675", places: 2 },
  },
  mistakes: [
    "Rounding twice. 2.449 is 2.4, but by way of 2.45 it would become 2.5.",
    "Rounding up what should be rounded down, such as the number of whole boxes you can afford.",
    "Counting leading zeros as significant. 0.0045 has two significant figures.",
    "Dropping final zeros that mean something: 2.50 is more exact than 2.5.",
  ],
  questions: [
    {
      question: "Why does my program round 1.005 to 1.00?",
      answer:
        "Because it keeps 1.005 as the nearest binary fraction, which is a little less: 1.00499999999999989…. The decimal number itself is exactly halfway, and rounds to 1.01.",
    },
    {
      question: "What is a significant figure?",
      answer:
        "Every digit from the first nonzero one on, except that zeros at the end of a whole number may not count. 0.00450 has three: the 4, the 5, and the last zero, which says how exact the number is.",
    },
    {
      question: "How do I round to tens, hundreds or thousands?",
      answer: "With -1, -2 or -3 decimal places, or to a multiple of 10, 100 or 1000.",
    },
    {
      question: "When is half rounded to even?",
      answer:
        "When many rounded numbers are added up. Always rounding half away from zero makes the sum of positive numbers drift upward. Half to even goes up as often as down.",
    },
    {
      question: "What is the difference between “up” and “ceiling”?",
      answer: "They differ only for negative numbers. “Up” takes -2.5 away from zero, to -3. Its ceiling is -2.",
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
  everydayWords: [
    "nearest tenth, hundred, thousand, half, quarter",
    "cents",
    "up, down",
    "half to even, bankers",
    "sig figs",
    "two decimals",
    "next",
    "whole number",
    "estimate",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "Worded the steps more clearly. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof rounding>;
