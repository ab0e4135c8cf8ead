import type { Content } from "#engine";
import type percentage from "./percentage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Percentage calculator: percent of, plus and minus",
  purpose:
    "Answers the everyday percentage questions: 15% of a number, what percent 30 is of 200, the whole from a part, a number plus or minus a percentage, and the number before an increase or decrease.",
  about: [
    "Tips, grades, discounts, survey results, battery levels, taxes, commission: most of them come down to the same calculation. Pick the question in plain words, type two numbers, and read the steps to see how it was done.",
    "If you have an old and a new value and want to know how much it rose or fell, use the percentage change calculator instead.",
  ],
  howToUse: [
    "Read the sentence under the answer aloud. “15% of 200 is 30” either matches what you meant or shows you that two numbers are in the wrong boxes.",
    "When you report a percentage, say what it is a percentage of. “Sales are up 20%” means little until you add “from $40,000”.",
  ],
  methodology: [
    "Percent means “out of 100”. Everything here follows from one relation: the part equals the whole times the percentage, divided by 100. The whole is the full amount, such as a bill or a class of students. The part is the piece you are looking at.",
    "If you know two of the three, you can find the third. To find the percentage, divide the part by the whole and multiply by 100. To find the whole, divide the part by the percentage and multiply by 100.",
    "Adding a percentage means taking that percentage of the number and adding it on. Subtracting works the same way. To undo it, divide: by 1 plus the percentage for an increase, by 1 minus it for a decrease.",
  ],
  assumptions: [
    "Enter 15 for 15%.",
    "A percentage you add or subtract is a percentage of the number before the change, not of the result.",
    "Results show up to 15 significant digits.",
  ],
  limitations: [
    "To find what percent one number is of another, the whole can't be 0.",
    "It doesn't compare an old value with a new one. From 5% to 7% is a rise of two percentage points and also a 40% increase; the percentage change calculator explains both.",
  ],
  example: {
    story: "A jacket costs $200, and Jo can use a 15% staff discount. How much is that worth?",
    outcome:
      "Thirty dollars off, so Jo would pay $170. She could also ask for “a number minus a percentage” and get $170 in one step.",
    inputs: { find: "part", percentage: 15, whole: 200 },
  },
  mistakes: [
    "Adding percentages of different things. Two discounts of 20% and 10% are 28% off, not 30%, because the second applies to the lower price.",
    "Reversing a percentage by subtracting it. If a price with 20% tax is 120, the price without tax is 120 ÷ 1.2 = 100, not 96.",
    "Typing 0.15 for 15%. The field already means percent, so 0.15 is fifteen hundredths of one percent.",
    "Mixing up percent and percentage points. From 4% to 5%, an interest rate rises by one percentage point, which is an increase of 25%.",
  ],
  questions: [
    {
      question: "How do I work out a percentage in my head?",
      answer:
        "Move the decimal point one place left for 10%. Halve that for 5%. For 1%, move the point two places. Then add what you need: 15% of 80 is 8 + 4 = 12.",
    },
    {
      question: "Why don't 20% up and 20% down cancel out?",
      answer: "The second 20% is taken from a larger number. 100 plus 20% is 120, and 120 minus 20% is 96.",
    },
    {
      question: "How do I take tax out of a price?",
      answer:
        "Divide instead of subtracting. A price of 120 that includes 20% tax was 120 ÷ 1.2 = 100. Choose “The number before an increase”.",
    },
    {
      question: "Can a percentage be more than 100?",
      answer: "Yes. 144 is 150% of 96, because it is one and a half times as much.",
    },
    {
      question: "Is 8% of 25 the same as 25% of 8?",
      answer: "Yes, both are 2. Swapping the two numbers sometimes makes the mental arithmetic much easier.",
    },
  ],
  next: [
    { slug: "percentage-change", why: "how much did it rise or fall from old to new?" },
    { slug: "discount", why: "stack several discounts and add sales tax." },
    { slug: "tip", why: "a restaurant bill, split between friends." },
  ],
  related: ["percentage-change", "discount", "tip", "margin"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.1, Understanding Percent",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-1-understanding-percent",
    },
    {
      title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
      url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
    },
  ],
  synonyms: ["percent of", "percent off", "add percent", "subtract percent", "what percent", "per cent", "proportion"],
  everydayWords: [
    "what's 15% of",
    "how much is 20 percent of",
    "percent of",
    "passed",
    "people signed up, answers right",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "Two more questions: the number before an increase, and before a decrease, such as “75 is 20% less than what?”. Other answers stay the same.",
    },
  ],
} satisfies Content<typeof percentage>;
