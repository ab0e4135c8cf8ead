import type { Content } from "#engine";
import type statistics from "./statistics.ts";
import vectors from "./vectors.ts";

export default {
  title: "Statistics calculator: mean, median, deviation",
  purpose:
    "Describes a list of numbers: its center (mean, median, modes), its spread (standard deviation, variance, range, quartiles) and its outliers.",
  about: [
    "Test scores, delivery times, house prices, blood pressure readings: paste the list and see what is typical, how much it varies, and which values are far from the rest.",
    "You get the standard deviation for a sample and for a population. Choose one of four quartile methods to match your textbook or spreadsheet.",
  ],
  howToUse: [
    "Look at the mean and the median together. If they differ a lot, a few extreme values pull the mean up or down. The median then describes the typical case better.",
    "If the values form a rough bell shape, about two thirds of the values lie within one standard deviation of the mean.",
    "Check each outlier: is it a typing error, or the most interesting value in the list?",
  ],
  methodology: [
    "In the formula, x is each value, n is how many values there are, Σ means “add up”, and s is the sample standard deviation. The mean is the sum divided by the count. The median is the middle value in order, or halfway between the middle two. Modes are the values that occur most often.",
    "The sum of squares adds up the squared distances from the mean. The variance is the sum of squares divided by n for a population, or by n − 1 for a sample. The standard deviation is the square root of the variance. The standard error is the sample standard deviation divided by the square root of n.",
    "The margin of error is t times the standard error. t comes from Student's t distribution with n − 1 degrees of freedom. The confidence interval is the mean plus and minus the margin of error.",
    "The interquartile range is the upper quartile minus the lower quartile. An outlier lies more than 1.5 interquartile ranges below the lower quartile or above the upper quartile.",
  ],
  assumptions: [
    "Quartiles are inclusive unless you choose another method. Inclusive quartiles match Excel's QUARTILE and QUARTILE.INC, and the usual quartiles of R and NumPy. In the steps, position 2.75 is three quarters of the way from the 2nd value to the 3rd.",
    "Exclusive quartiles match Excel's QUARTILE.EXC. “Median of halves” leaves the middle value out of both halves, as many textbooks and TI calculators do. Tukey's hinges include the middle value in both halves.",
    "If several values tie for most often, all of them are modes. If every value occurs just once, there is no mode.",
    "Percentiles match Excel's PERCENTILE.INC. If you choose exclusive quartiles, percentiles match PERCENTILE.EXC.",
    "Skewness shows how lopsided the values are. Excess kurtosis shows how heavy the tails are. Both are 0 for a normal distribution. Both treat your list as a sample, as Excel's SKEW and KURT do.",
  ],
  limitations: [
    "You can enter up to 2,000 values, in at most 4,000 characters.",
    "It can't tell whether your values are a fair sample. If they aren't, the results describe only your list.",
    "The confidence interval assumes a random sample. If the sample is small, it also assumes a roughly normal population.",
    "The geometric and harmonic means are shown only if all values are above zero.",
  ],
  example: {
    story: "Ms. Ortiz grades a short quiz out of ten. Her eight students score 2, 4, 4, 4, 5, 5, 7 and 9.",
    outcome:
      "The class average is 5. Because these are all her students, the population standard deviation of 2 is the one to use. The 9 counts as an outlier: that student is ready for harder problems.",
    inputs: { values: "2, 4, 4, 4, 5, 5, 7, 9" },
  },
  mistakes: [
    "Using the population standard deviation for a sample. The result is too small.",
    "Averaging the averages of groups of different sizes. The larger groups should count more.",
    "Deleting outliers because they look untidy.",
    "Typing decimals with a comma. A comma separates two numbers here.",
  ],
  questions: [
    {
      question: "Sample or population standard deviation?",
      answer:
        "If your list is complete, such as the scores of the whole class, use the population figure. If your list is only part of a larger group, use the sample figure. Most lists are samples.",
    },
    {
      question: "Why do my textbook and my spreadsheet give different quartiles?",
      answer:
        "There are several rules, and for short lists they give different results. For the numbers 1 to 10, the lower quartile is 3.25 inclusive, 2.75 exclusive and 3 with the median of halves. Choose the rule that your course or program uses.",
    },
    {
      question: "What does it mean if there is no mode?",
      answer: "Every value occurs just once, so no value is more frequent than the others.",
    },
    {
      question: "Is the mean or the median better?",
      answer:
        "The mean uses every value, so a single very large value pulls it up. The median hardly changes. That is why incomes and house prices are usually reported as medians.",
    },
  ],
  next: [
    { slug: "percentage-change", why: "compare two values." },
    { slug: "rounding", why: "round the result." },
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
  everydayWords: ["average", "avg", "std dev", "range", "variance", "spread", "data"],
  inputWords: {
    values: "Data, test scores, blood pressure, outlier, box plot",
    quartile_method: "How quartiles are cut",
    percentile: "Value below which, middle number",
    confidence: "Interval of the mean, sample, numbers",
  },
  vectors,
  changes: [
    { version: "1.2.4", date: "2026-11-26" },
    {
      version: "1.2.3",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.2.2",
      date: "2026-11-26",
    },
    {
      version: "1.2.1",
      date: "2026-11-25",
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
