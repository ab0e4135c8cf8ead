import type { Content } from "#engine";
import type statistics from "./statistics.ts";
import vectors from "./vectors.ts";

export default {
  title: "Statistics calculator: mean, median, deviation",
  purpose:
    "Describes a list of numbers: its centre (mean, median, modes), its spread (standard deviation, variance, range, quartiles), and the values that lie far from the others.",
  methodology: [
    "The mean is the sum divided by the count. The median is the middle value in order, or halfway between the middle two. The modes are all values that occur most often.",
    "The variance is the sum of the squared distances from the mean, divided by the count for a whole population and by one less for a sample. The standard deviation is its square root, and the standard error of the mean is the sample standard deviation divided by the square root of the count.",
    "Sums and sums of squares are exact, to the last digit, so large numbers that differ only a little lose nothing.",
    "An outlier is a value more than one and a half interquartile ranges below the lower quartile or above the upper one.",
  ],
  assumptions: [
    "Quartiles: inclusive unless you choose otherwise. This is what QUARTILE and QUARTILE.INC do in Excel, and what R and NumPy do by default. The smallest value stands at 0% and the largest at 100%, and what lies between two values is taken in proportion.",
    "Exclusive quartiles are those of QUARTILE.EXC, with the smallest and largest value inside 0% and 100%. Medians of the halves leave the middle value out of both halves, as many textbooks and TI calculators do; Tukey's hinges put it in both.",
    "Where no value occurs twice there is no mode. Where several occur equally often, and more than once, all of them are modes.",
    "Each value counts once. Figures are rounded only when they are shown, to 15 significant digits; no digit before the point is rounded away.",
  ],
  limitations: [
    "Up to 2,000 values in at most 4,000 characters.",
    "It describes the numbers that you give. Whether they are a fair sample of anything, it cannot tell.",
    "The rule of one and a half interquartile ranges points at values to look at. It does not say that they are wrong.",
    "The geometric and harmonic means are shown only where all values are above zero.",
  ],
  example: {
    story: "Eight marks are 2, 4, 4, 4, 5, 5, 7 and 9.",
    inputs: { values: "2, 4, 4, 4, 5, 5, 7, 9" },
  },
  questions: [
    {
      question: "Sample or population standard deviation?",
      answer:
        "If your numbers are everything that there is to measure, such as the marks of the whole class, take the population's. If they are a part from which you want to learn about the rest, take the sample's, which divides by one less. It is the usual choice.",
    },
    {
      question: "Why does my textbook give other quartiles than a spreadsheet?",
      answer:
        "There are several rules in use, and for short lists they differ. For the numbers 1 to 10 the lower quartile is 3.25 inclusive, 2.75 exclusive and 3 as the median of the lower half. Choose the rule that your course or program uses.",
    },
    {
      question: "What does it mean that there is no mode?",
      answer: "Every value occurs just once, so none is more frequent than the others.",
    },
    {
      question: "Is the mean or the median better?",
      answer:
        "The mean uses every value, so a single very large one pulls it up. The median does not move for that, which is why incomes and house prices are often given by it.",
    },
    {
      question: "How do I enter numbers with decimals?",
      answer:
        "With a point: 3.5. A comma, a space, a semicolon or a new line separates two numbers. You can paste a column from a spreadsheet.",
    },
  ],
  related: ["percentage", "rounding"],
  sources: [
    {
      title: "NIST/SEMATECH, e-Handbook of Statistical Methods, section 1.3.5, Quantitative Techniques",
      url: "https://www.itl.nist.gov/div898/handbook/eda/section3/eda35.htm",
    },
    {
      title: "OpenStax, Introductory Statistics 2e, chapter 2, Descriptive Statistics",
      url: "https://openstax.org/books/introductory-statistics-2e/pages/2-introduction",
    },
    {
      title:
        "Rob J. Hyndman and Yanan Fan, Sample Quantiles in Statistical Packages, The American Statistician 50 (1996)",
      url: "https://doi.org/10.1080/00031305.1996.10473566",
    },
  ],
  synonyms: [
    "average",
    "arithmetic mean",
    "mean median mode",
    "standard deviation",
    "variance",
    "quartile",
    "IQR",
    "outlier",
    "standard error",
    "geometric mean",
    "harmonic mean",
    "five-number summary",
    "spread",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Every digit before the decimal point is shown: a sum of 12,345,678,901,234,567 no longer ends in zeros.",
    },
  ],
} satisfies Content<typeof statistics>;
