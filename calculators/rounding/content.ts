import type { Content } from "#engine";
import type rounding from "./rounding.ts";
import vectors from "./vectors.ts";

export default {
  title: "Rounding calculator: decimals, figures, multiples",
  purpose:
    "Rounds a number exactly as it is written, to decimal places, to significant figures or to a multiple, by any of seven rules that are in use.",
  methodology: [
    "The number lies between two neighbouring multiples of a step: 0.01 for two decimal places, the last figure that counts for significant figures, or the multiple that you give. The rule says which of the two is taken.",
    "“Nearest” takes the closer one, and only a number exactly halfway needs a further rule. “Up” and “down” always go the same way.",
    "The digits are taken as you type them and never turned into binary, so 1.005 is exactly halfway between 1.00 and 1.01.",
  ],
  assumptions: [
    "Half goes away from zero unless you choose otherwise: 2.5 becomes 3 and -2.5 becomes -3. It is what schools teach and what ROUND does in spreadsheets.",
    "Half to even, also called bankers' rounding, makes 2.5 into 2 and 3.5 into 4. Some sciences teach it, and many programs use it.",
    "Zeros at the end are kept where they are part of the answer: 2.5 to two places is 2.50.",
  ],
  limitations: [
    "Up to 60 digits on each side of the point.",
    "A number that was rounded before cannot be rounded again without risk: 2.449 is 2.4, but by way of 2.45 it would become 2.5.",
    "The zeros of 1500 do not show how many of them are significant. The scientific notation does.",
  ],
  example: { story: "A price of 2.675 is rounded to the cent.", inputs: { number: "2.675", places: 2 } },
  questions: [
    {
      question: "Why does my program round 1.005 to 1.00?",
      answer:
        "Because it keeps 1.005 as the nearest binary fraction, which is a little less: 1.00499999999999989…. The decimal number itself is exactly halfway, and rounds to 1.01.",
    },
    {
      question: "What is a significant figure?",
      answer:
        "Every digit from the first that is not zero. 0.00450 has three: the 4, the 5, and the last zero, which says how exact the number is.",
    },
    {
      question: "How do I round to tens, hundreds or thousands?",
      answer: "With -1, -2 or -3 decimal places, or to a multiple of 10, 100 or 1000.",
    },
    {
      question: "When is half rounded to even?",
      answer:
        "When many rounded numbers are added up. Always rounding half away from zero makes the sum of positive numbers drift upwards; to even, it goes up as often as down.",
    },
    {
      question: "What is the difference between “up” and “towards plus infinity”?",
      answer: "Only negative numbers show it. Up from -2.5 is away from zero, -3. Towards plus infinity it is -2.",
    },
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
  vectors,
} satisfies Content<typeof rounding>;
