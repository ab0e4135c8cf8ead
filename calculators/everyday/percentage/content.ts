import { PREALGEBRA_6_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type percentage from "./percentage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Percentage calculator: percent of, plus and minus",
  purpose:
    "Answers everyday percentage questions, such as “What is 15% of 200?” and “What percent of 200 is 30?” It also adds or subtracts a percentage, and finds the number before an increase or decrease.",
  about: [
    "Use it for tips, grades, discounts, taxes, commissions and survey results. Choose your question and enter two numbers. The steps show how the answer was found.",
    "Do you have an old value and a new value? The percentage change calculator tells you by what percentage the value rose or fell.",
  ],
  howToUse: [
    "Read the sentence under the answer, such as “15% of 200 is 30”. If it doesn't match your question, check that each number is in the right box.",
    "When you report a percentage, say what it is a percentage of. “Sales are up 20%” means little until you add “from $40,000”.",
  ],
  methodology: [
    "Percent means “out of 100”. The part equals the whole times the percentage, divided by 100. The whole is the full amount, such as a class of 200 students. The part is some of the whole, such as the 30 students who ride a bike.",
    "If you know two of these three numbers, you can find the third. To find the percentage, divide the part by the whole and multiply by 100. To find the whole, divide the part by the percentage and multiply by 100.",
    "To add 20% to 100, take 20% of 100, which is 20, and add it to 100. To find the number before an increase of 20%, divide by 1.2. To find the number before a decrease of 20%, divide by 0.8.",
  ],
  assumptions: [
    "Enter 15 for 15%.",
    "A percentage you add or subtract is a percentage of the number before the change.",
    "Results that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  limitations: [
    "It doesn't compare an old value with a new value. Use the percentage change calculator to find how much a value rose or fell.",
  ],
  example: {
    story: "A jacket costs $200, and Jo can use a 15% staff discount. How much does Jo save?",
    outcome: "Jo saves $30 and pays $170. With “A number minus a percentage”, she would get $170 in one step.",
    inputs: { find: "part", percentage: 15, whole: 200 },
  },
  mistakes: [
    "Adding two discounts. First 20% off and then 10% off is 28% off, not 30%. The second discount applies to the lower price.",
    "Undoing an increase by subtracting the same percentage. If a price with 20% tax is 120, the price without tax is 120 ÷ 1.2 = 100. Subtracting 20% would give 96.",
    "Typing 0.15 for 15%. Type 15, because the field is already in percent.",
    "Mixing up percent and percentage points. An interest rate that goes from 4% to 5% rises by one percentage point. The new rate is 25% higher than the old rate.",
  ],
  questions: [
    {
      question: "How do I work out a percentage in my head?",
      answer:
        "For 10%, move the decimal point one place to the left. For 5%, take half of the 10%. For 15%, add the two results. 10% of 80 is 8, and 5% of 80 is 4, so 15% of 80 is 8 + 4 = 12.",
    },
    {
      question: "Why don't 20% up and 20% down cancel out?",
      answer:
        "The second 20% is taken from a larger number. 100 plus 20% is 120. Then 20% of 120 is 24, so 120 minus 20% is 96.",
    },
    {
      question: "How do I take tax out of a price?",
      answer:
        "Choose “The number before an increase”, and enter the tax rate as the percentage. If a price with 20% tax is 120, the price without tax is 120 ÷ 1.2 = 100.",
    },
    {
      question: "Can a percentage be more than 100?",
      answer: "Yes. 144 is 150% of 96, because 144 is one and a half times as much as 96.",
    },
    {
      question: "Is 8% of 25 the same as 25% of 8?",
      answer: "Yes, both are 2. If one is hard to work out in your head, try the other.",
    },
  ],
  next: [
    { slug: "percentage-change", why: "how much did it rise or fall from old to new?" },
    { slug: "discount", why: "stack several discounts and add sales tax." },
    { slug: "tip", why: "add a tip to a bill and split the total." },
  ],
  related: ["percentage-change", "discount", "tip", "margin"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.1, Understanding Percent",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-1-understanding-percent",
    },
    PREALGEBRA_6_2,
  ],
  synonyms: ["percent of", "percent off", "add percent", "subtract percent", "what percent", "per cent", "proportion"],
  everydayWords: ["what's 15% of", "passed", "signed up", "answers right"],
  inputWords: {
    percentage: "Percent of",
    part: "How many out of the whole",
    whole: "Total, out of, all of them",
    result: "After the increase or decrease",
  },
  vectors,
  changes: [
    {
      version: "1.1.1",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "Two more questions: the number before an increase, and before a decrease, such as “75 is 20% less than what?”. Other answers stay the same.",
    },
  ],
} satisfies Content<typeof percentage>;
