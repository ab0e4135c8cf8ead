import type { Content } from "#engine";
import type statistics from "./statistics.ts";
import vectors from "./vectors.ts";

export default {
  title: "Statistics calculator: mean, median, deviation",
  purpose:
    "Describes a list of numbers: its center (mean, median, modes), its spread (standard deviation, variance, range, quartiles) and its outliers.",
  about: [
    "Test scores, delivery times, house prices, blood pressure readings: paste the list and see what is typical, how much it varies, and which values are far from the rest.",
    "It gives both the sample and the population versions, and four quartile methods, so the result matches your textbook or spreadsheet.",
  ],
  howToUse: [
    "Look at the mean and the median together. If they differ a lot, a few extreme values pull the mean up or down, and the median describes the typical case better.",
    "For a roughly bell-shaped list, about two thirds of values lie within one standard deviation of the mean.",
    "Check each outlier: is it a typing error, or the most interesting value in the list?",
  ],
  methodology: [
    "In the formula, x is each value, n is how many there are, Σ means “add up”, and s is the sample standard deviation. The mean is the sum divided by the count. The median is the middle value in order, or halfway between the middle two. Modes are the values that occur most often.",
    "The variance is the sum of squares (the squared distances from the mean) divided by n for a population, or by n − 1 for a sample. The standard deviation is its square root. The standard error is the sample standard deviation divided by the square root of n.",
    "The confidence interval is the mean plus and minus t times the standard error. t comes from Student's t distribution with n − 1 degrees of freedom: at 95%, 95% of that distribution lies between −t and t.",
    "An outlier lies more than one and a half interquartile ranges below the lower quartile or above the upper one.",
    "Sums and sums of squares are exact, even for large numbers that differ only a little.",
  ],
  assumptions: [
    "Quartiles are inclusive unless you choose otherwise, as in Excel's QUARTILE and QUARTILE.INC and by default in R and NumPy. The smallest value is at 0%, the largest at 100%. Position 2.75 is three quarters of the way from the 2nd value to the 3rd.",
    "Exclusive quartiles are those of QUARTILE.EXC. The median of halves leaves the middle value out of both halves, as many textbooks and TI calculators do; Tukey's hinges put it in both.",
    "If no value occurs twice, there is no mode. If several values tie for most often, all of them are modes.",
    "Percentiles follow Excel's PERCENTILE.EXC if you choose exclusive quartiles, and PERCENTILE.INC otherwise.",
    "Skewness says how lopsided the values are, excess kurtosis how heavy their tails. Both are for a sample, as in Excel's SKEW and KURT, and are 0 for a normal distribution.",
    "Figures are rounded only for display, to 15 significant digits.",
  ],
  limitations: [
    "It takes up to 2,000 values in at most 4,000 characters.",
    "It describes the numbers you enter. It can't tell whether they are a fair sample of anything.",
    "The confidence interval assumes a random sample that is large, or that comes from a roughly normal population.",
    "The outlier rule points at values to check. It doesn't mean they are wrong.",
    "The geometric and harmonic means are shown only if all values are above zero.",
  ],
  example: {
    story: "Ms. Ortiz grades a short quiz out of ten. Her eight students score 2, 4, 4, 4, 5, 5, 7 and 9.",
    outcome:
      "The class average is 5. Because these are all her students, the population standard deviation of 2 is the one to use. The 9 counts as an outlier: that student is ready for harder problems.",
    inputs: { values: "2, 4, 4, 4, 5, 5, 7, 9" },
  },
  mistakes: [
    "Using the population formula for a sample. It understates the spread.",
    "Averaging averages of groups of different sizes.",
    "Deleting outliers because they look untidy.",
    "Typing decimals with a comma. A comma separates two numbers here.",
  ],
  questions: [
    {
      question: "Sample or population standard deviation?",
      answer:
        "If your list is complete, such as the scores of the whole class, use the population figure. If it is a sample of something larger, use the sample figure, which divides by n − 1. That is the usual choice.",
    },
    {
      question: "Why do my textbook and my spreadsheet give different quartiles?",
      answer:
        "There are several rules in use, and for short lists they differ. For the numbers 1 to 10 the lower quartile is 3.25 inclusive, 2.75 exclusive and 3 as the median of the lower half. Choose the rule that your course or program uses.",
    },
    {
      question: "What does it mean if there is no mode?",
      answer: "Every value occurs just once, so none is more frequent than the others.",
    },
    {
      question: "Is the mean or the median better?",
      answer:
        "The mean uses every value, so a single very large one pulls it up. The median stays where it is. That is why incomes and house prices are usually reported as medians.",
    },
    {
      question: "How do I enter numbers with decimals?",
      answer:
        "With a point: 3.5. A comma, a space, a semicolon or a new line separates two numbers. You can paste a column from a spreadsheet.",
    },
  ],
  next: [
    { slug: "percentage-change", why: "compare two values." },
    { slug: "rounding", why: "round the result properly." },
  ],
  related: ["percentage", "rounding", "percentage-change"],
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
    "percentile",
    "skewness",
    "kurtosis",
    "IQR",
    "outlier",
    "standard error",
    "confidence interval",
    "margin of error",
    "geometric mean",
    "harmonic mean",
    "five-number summary",
    "spread",
  ],
  everydayWords: [
    "average, avg",
    "range",
    "std dev",
    "z-score",
    "data",
    "test scores",
    "blood pressure",
    "variance",
    "sample",
    "box plot",
    "outlier",
    "middle number, value",
    "spread",
  ],
  vectors,
  changes: [
    {
      version: "1.2.2",
      date: "2026-11-26",
      what: "The step for the quartiles gives their positions as numbers. All figures are the same as before.",
    },
    {
      version: "1.2.1",
      date: "2026-11-25",
      what: "The step for the quartiles is worded more clearly. All figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "It also gives a confidence interval of the mean, with the margin of error. The other figures stay as they were.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "It also gives skewness, excess kurtosis and the value at any percentile. The other figures stay as they were.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Every digit before the decimal point is shown: a sum of 12,345,678,901,234,567 no longer ends in zeros.",
    },
  ],
} satisfies Content<typeof statistics>;
