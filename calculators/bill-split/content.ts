import type { Content } from "#engine";
import type billSplit from "./bill-split.ts";
import vectors from "./vectors.ts";

export default {
  title: "Bill split calculator with tax and tip",
  purpose:
    "Splits a bill with its tax and tip between people, evenly or by what each had, into amounts of whole cents that add up to exactly what is to pay.",
  methodology: [
    "Bill, tax and tip together are rounded to the cent once. That is what has to be paid.",
    "Everyone's share of it is cut down to the cent. The cents that are left over go, one each, to those of whom most was cut off, and of equals to the first. This is the method of largest remainders, which parliaments use for seats.",
    "By what each had, tax and tip are spread in the same proportion: who had a third of the food pays a third of everything.",
  ],
  assumptions: [
    "Tax is 0 unless you give it, for in many countries it is in the bill already. The tip is 0% unless you give it, and is reckoned on the bill without that tax unless you choose otherwise.",
    "When the amounts that people had do not make up the bill, the rest is spread in proportion too. So parts such as 2 and 1 do as well as amounts.",
    "A cent is a hundredth of your money.",
  ],
  limitations: [
    "A dish that some share has to be divided between them by hand first.",
    "Where cash is rounded to five cents, what each hands over differs a little.",
    "It does not keep track of who has paid for whom.",
  ],
  example: {
    story: "Three friends share a bill of $100.00 evenly, without a tip.",
    inputs: { bill: 100, split: "evenly", people: 3 },
  },
  questions: [
    {
      question: "Why does one of us pay a cent more?",
      answer:
        "A third of $100.00 is $33.333…, and three times $33.33 is $99.99. Someone has to pay the last cent, so it is $33.34, $33.33 and $33.33.",
    },
    {
      question: "How do I split by what each had?",
      answer:
        "Give a row for each person, a name and an amount, such as Anna:24.50. Put tax that is not in the prices and the tip beside the bill, and they are shared in the same proportion.",
    },
    {
      question: "What if two of us are a couple and pay together?",
      answer: "Split by shares and give them 2 and the others 1 each, such as Kim and Lee:2; Max:1; Zoe:1.",
    },
    {
      question: "Should the tip be on the tax?",
      answer: "That is up to you. Choose whether the tip is on the bill without the tax or with it.",
    },
  ],
  related: ["tip", "percentage", "discount", "sales-tax"],
  sources: [
    {
      title: "Money for PHP, documentation, Allocation",
      url: "https://github.com/moneyphp/money/blob/d49ee625c6ba79b9d7a228ce153b02fc1032152b/doc/features/allocation.rst",
    },
    { title: "M. L. Balinski and H. P. Young, Fair Representation, second edition (2001), the method of Hamilton" },
  ],
  synonyms: [
    "split the bill",
    "split the cheque",
    "split the check",
    "share costs",
    "restaurant",
    "group dinner",
    "who owes what",
    "divide money",
    "rent split",
  ],
  vectors,
} satisfies Content<typeof billSplit>;
