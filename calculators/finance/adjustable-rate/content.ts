import type { Content } from "#engine";
import type adjustableRate from "./adjustable-rate.ts";
import vectors from "./vectors.ts";

export default {
  title: "Adjustable-rate mortgage calculator: ARM payments",
  purpose:
    "Shows the payments of an adjustable-rate mortgage as its index moves, the highest payment that the caps allow, and a fixed loan beside it.",
  about: [
    "An adjustable-rate mortgage, or ARM, starts with a rate that is fixed for some years. Then the rate follows an index, plus a margin that never changes. Caps limit how far it can move each time and over the whole loan.",
    "The first payment is only half of the answer. The other half is the payment you could face later, and whether you could still pay it.",
  ],
  howToUse: [
    "Take the initial rate, margin, index and caps from your Loan Estimate. Caps written as 2/2/5 are the first change, later changes and the lifetime.",
    "Leave the index where it is, or let it rise or fall by some points at each change.",
    "Look at the worst case first. If you couldn't pay it, the loan works only as long as you can sell or refinance in time.",
    "Enter the rate of a fixed loan to see what the lower start is worth each month.",
  ],
  methodology: [
    "The first payment clears the loan over its whole term at the initial rate.",
    "At each change, the new rate is the index plus the margin. It may not differ from the rate before by more than the cap of that change, or from the initial rate by more than the lifetime cap. It never falls below the lowest rate allowed.",
    "The payment is then worked out again from what is still owed, over the months that are left.",
    "In the worst case the index is so high that every cap binds: the rate rises as fast and as far as the contract lets it.",
  ],
  assumptions: [
    "Caps limit falls as well as rises, as in the sample form of US Regulation Z.",
    "Index plus margin isn't rounded. Many contracts round it to the nearest 0.125%.",
    "Taxes and insurance come on top of these payments.",
  ],
  limitations: [
    "Interest-only years, payment caps and loans whose balance can grow work differently.",
    "You can't know the path of an index. Try several, not one.",
    "The sample form H-14 was read in a collection of the Federal Reserve's rules, not in the printed regulation.",
  ],
  example: {
    story:
      "Dana and Luis are offered a 5/1 ARM of $400,000 at 5.75%, with caps of 2/2/5. The index is 4.25% and the margin 2.75%. A fixed loan would be 6.5%.",
    outcome:
      "They save about $190 a month for five years. Then the payment rises even if the index doesn't, because index and margin are already above the initial rate.",
    inputs: { amount: 400000, initial_rate: 5.75, index: 4.25, margin: 2.75, fixed_rate: 6.5 },
  },
  mistakes: [
    "Looking only at the first payment.",
    "Taking the initial rate for index plus margin. It is often discounted.",
    "Reading 5/1 as five changes. It is five fixed years, then a change each year. In a 5/6 ARM it changes every six months.",
    "Counting on a refinance. Rates may be higher and the home worth less when you need it.",
  ],
  questions: [
    {
      question: "What do caps of 2/2/5 mean?",
      answer:
        "The first change can be at most 2 points, each later one at most 2, and the rate never more than 5 points above the initial rate.",
    },
    {
      question: "When does an ARM make sense?",
      answer: "If you are likely to sell or pay it off before the first change, or if you could afford the worst case.",
    },
    {
      question: "Can my payment go down?",
      answer:
        "Yes, if index and margin fall below your rate. The caps and the lowest rate in your contract limit that too.",
    },
    {
      question: "Which index does my loan use?",
      answer: "New US loans mostly use SOFR, older ones a Treasury yield. Your note and your Loan Estimate name it.",
    },
  ],
  next: [
    { slug: "mortgage", why: "a fixed loan with taxes and insurance." },
    { slug: "refinance", why: "whether changing to a fixed loan pays." },
    { slug: "loan-comparison", why: "several offers side by side." },
  ],
  related: ["mortgage", "refinance", "loan-comparison", "amortization"],
  sources: [
    {
      title: "US Consumer Financial Protection Bureau, 12 CFR part 1026, appendix H",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
    },
  ],
  synonyms: ["ARM calculator", "5/1 ARM", "variable-rate mortgage", "7/1 ARM", "tracker mortgage"],
  everydayWords: ["ARM", "rate resets", "worst case", "adjusts"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof adjustableRate>;
