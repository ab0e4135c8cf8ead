import type { Content } from "#engine";
import type percentError from "./percent-error.ts";
import vectors from "./vectors.ts";

export default {
  title: "Percent error calculator for measurements",
  purpose:
    "Compares a measurement with the true value: absolute, relative and percent error, the mean and spread of readings, and percent uncertainty.",
  about: [
    "You measured 63 inches and it should be 62. Is that a good measurement? The percent error says so in a way that can be compared: an inch matters more on a book than on a house.",
    "Lab reports ask for it in chemistry and physics. It also fits estimates, scales, thermometers and forecasts.",
  ],
  howToUse: [
    "Enter what you measured and the true value: the accepted one from a table, or what theory says.",
    "If you measured several times, choose “Several readings” and paste all of them. You get the error of their mean, and how far the readings scatter.",
    "If there is no true value, choose “A value with ± uncertainty”. You get the uncertainty in percent and the range.",
  ],
  methodology: [
    "The absolute error is the size of the difference between the measured and the true value. Divided by the size of the true value it is the relative error, and that times 100 the percent error.",
    "With its sign, the error is positive if you measured too much and negative if too little. Most textbooks drop the sign.",
    "Of several readings the mean is compared. Their standard deviation is that of a sample, with the number of readings less one below.",
    "The percent uncertainty is the ± part divided by the measured value, times 100.",
  ],
  assumptions: [
    "The true value is exact, or so much better known than yours that its own error doesn't matter.",
    "The error is a share of the true value, not of the measured one.",
    "All values have the same unit, and its zero means nothing at all. Kelvin does, °C and °F don't.",
  ],
  limitations: [
    "There is no percent error of a true value of 0. Use the absolute error.",
    "It doesn't carry errors through a formula, such as from a side to an area.",
    "A small error can be luck. Only several readings show how precise a method is.",
  ],
  example: {
    story:
      "Maya's five bottles should hold 296 mL each. The machine filled in 283.3, 284.1, 283.9, 284.0 and 284.1 mL.",
    outcome:
      "The mean is 283.88 mL, an error of about 4.1%. The readings scatter by only 0.33 mL: the machine is precise, but not accurate.",
    inputs: { of: "readings", readings: "283.3, 284.1, 283.9, 284, 284.1", true_value: 296 },
  },
  mistakes: [
    "Dividing by the measured value. The true value goes below.",
    "Forgetting to multiply by 100. 0.016 is 1.6%.",
    "Comparing temperatures in °C. 21 °C instead of 20 °C is no error of 5%: in kelvin it is 0.3%.",
    "Calling readings accurate because they agree. They can all be wrong by the same amount.",
  ],
  questions: [
    {
      question: "Can a percent error be negative?",
      answer:
        "By the usual definition no: it takes the size of the difference. Some teachers keep the sign to show whether the value is too low. Both are in the answer.",
    },
    {
      question: "What is a good percent error?",
      answer:
        "It depends on the field. In a school lab less than 5% is fine, and up to 10% is common. A kitchen scale should be within 1%, and a clock far below that.",
    },
    {
      question: "What is the difference between accuracy and precision?",
      answer:
        "Accurate readings are close to the true value, precise ones close to one another. The percent error shows the first, and the standard deviation the second.",
    },
    {
      question: "Is percent error the same as percent difference?",
      answer:
        "No. Percent error compares with a true value. Percent difference compares two values of equal rank, and divides by their average.",
    },
    {
      question: "What can I do without a true value?",
      answer: "Use the mean of many readings, and give its uncertainty instead of an error.",
    },
  ],
  next: [
    { slug: "percentage-change", why: "change or difference of two numbers." },
    { slug: "statistics", why: "more about a list of readings." },
    { slug: "rounding", why: "significant digits." },
  ],
  related: ["percentage-change", "statistics", "confidence-interval", "rounding"],
  sources: [
    {
      title: "OpenStax, Calculus Volume 1, section 4.2, Linear Approximations and Differentials",
      url: "https://openstax.org/books/calculus-volume-1/pages/4-2-linear-approximations-and-differentials",
    },
    {
      title: "OpenStax, College Physics 2e, section 1.3, Accuracy, Precision, and Significant Figures",
      url: "https://openstax.org/books/college-physics-2e/pages/1-3-accuracy-precision-and-significant-figures",
    },
  ],
  synonyms: [
    "percentage error",
    "relative error",
    "absolute error",
    "experimental error",
    "percent uncertainty",
    "accuracy and precision",
  ],
  everydayWords: ["off by", "measured", "lab report"],
  inputWords: { measured: "experimental, observed", true_value: "accepted, theoretical, actual", readings: "trials" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof percentError>;
