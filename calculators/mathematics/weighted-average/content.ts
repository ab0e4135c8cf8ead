import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type weightedAverage from "./weighted-average.ts";

export default {
  title: "Weighted average calculator: mean with weights",
  purpose:
    "Finds the average of values that don't all count the same, and the next value or weight that brings the average to where you want it.",
  about: [
    "You bought shares on three days at three prices. What did one cost you on average? A plain average of the prices is wrong unless you bought the same number each time. Weight each price by the number of shares.",
    "The same holds for the return of a portfolio, the rate on several loans, and ratings with different numbers of votes. Chemists weight the mass of each isotope.",
  ],
  howToUse: [
    "Enter each value with its weight, a row each, or paste two columns of a spreadsheet. The weight says how much the value counts: a percentage, a number of items, hours or dollars.",
    "A weight left blank counts as 1. If all weights are the same, you get the plain average.",
    "To plan ahead, choose what to find. “Next value needed” says at what price to buy 100 more for an average of $44. “Weight of the next value needed” says how many to buy at $40.",
  ],
  methodology: [
    "Multiply each value by its weight and add the results. Divide by the sum of the weights.",
    "The next value is (average you want × (sum of weights + its weight) − sum of value × weight) ÷ its weight. The weight needed is (average you want × sum of weights − sum of value × weight) ÷ (next value − average you want).",
  ],
  assumptions: [
    "Only the proportions of the weights matter: 1, 1 and 2 give the same average as 25, 25 and 50.",
    "If the weights are percentages that don't add up to 100, the average is that of what you entered. The rest is left out, not counted as 0.",
    "Nothing is rounded on the way.",
  ],
  limitations: [
    "Weights can't be negative.",
    "For an average speed over distances, or an average price where you spent the same sum each time, weight by time or by items, not by distance or dollars.",
    "It gives no letter grades. The grade calculator does.",
  ],
  example: {
    story:
      "Lena bought 100 shares at $40, 50 at $52 and 150 at $46. She wants to buy 100 more and bring her average cost down to $44.",
    outcome:
      "She needs a price of $41. A plain average of the three prices, $46, would have misled her: she has paid $45 on average so far.",
    inputs: { find: "value", values: "40:100; 52:50; 46:150", target: 44, next_weight: 100 },
  },
  mistakes: [
    "Averaging averages. Two classes of 30 and 10 students with averages of 70 and 90 have 75 together, not 80.",
    "Weighting rates by the wrong thing. A price per pound is weighted by pounds, and an interest rate by the amount of the loan.",
    "Leaving out a row. If weights in percent make 90, one may be missing.",
    "Mixing percentages and fractions, such as 20 in one row and 0.3 in the next.",
  ],
  questions: [
    {
      question: "How do I calculate a weighted average?",
      answer:
        "Multiply each value by its weight, add the products, and divide by the sum of the weights. For 90 with weight 3 and 70 with weight 1 it is (270 + 70) ÷ 4 = 85.",
    },
    {
      question: "Must the weights add up to 100%?",
      answer:
        "No. The sum is divided by whatever the weights add up to. If yours are percentages and make less, the page says so, because one may be missing.",
    },
    {
      question: "How do I do it in Excel or Google Sheets?",
      answer:
        "In Excel, SUMPRODUCT of the two columns divided by SUM of the weights. In Google Sheets, AVERAGE.WEIGHTED does it in one step.",
    },
    {
      question: "How many shares must I buy to average down?",
      answer:
        "Choose “Weight of the next value needed”. Enter what you hold, the average you want, and today's price. The price must be below that average.",
    },
  ],
  next: [
    { slug: "grade", why: "a weighted course grade with its letter." },
    { slug: "statistics", why: "mean, median and deviation of one list." },
  ],
  related: ["statistics", "grade", "gpa", "average-return"],
  sources: [
    {
      title: "OpenStax, Principles of Finance 2e, section 13.1, Measures of Center",
      url: "https://openstax.org/books/principles-finance-2e/pages/13-1-measures-of-center",
    },
    { title: "Google Docs Editors Help, AVERAGE.WEIGHTED", url: "https://support.google.com/docs/answer/9084098" },
  ],
  synonyms: [
    "weighted mean",
    "average cost per share",
    "average price",
    "SUMPRODUCT",
    "AVERAGE.WEIGHTED",
    "average down",
  ],
  everydayWords: ["weights", "shares", "average down", "counts double"],
  inputWords: {
    values: "prices and quantities",
    target: "goal, wanted average",
    next_weight: "more units",
    next_value: "new price",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof weightedAverage>;
