import type { Content } from "#engine";
import type discount from "./discount.ts";
import vectors from "./vectors.ts";

export default {
  title: "Discount calculator: sale price and percent off",
  purpose:
    "Works out what to pay after a discount, a second one on top and tax, how many percent a reduced price is off, and the price before a sale.",
  methodology: [
    "A percentage off leaves 100% less that percentage of the price. A second discount is taken off what the first one leaves, so the two are multiplied and not added.",
    "Tax is added to the reduced price.",
    "Backwards, the sale price is divided by what is left of 100%: after 25% off, the price before is the sale price divided by 0.75.",
  ],
  assumptions: [
    "An amount off comes before a percentage off. The other order gives another price.",
    "Two percentages can be given in either order: the price is the same.",
    "Tax is on the reduced price. Without a rate there is none, or it is in the prices already.",
    "Amounts are rounded to the cent only when they are shown, half a cent upwards.",
  ],
  limitations: [
    "It does not know the shop's rules: which discounts may be combined, in which order, and on what.",
    "A shop may round after each discount. Then the price can differ by a cent.",
    "A coupon of the manufacturer often does not lower the price that tax is on.",
  ],
  example: {
    story: "A coat of $80.00 is 25% off, and a coupon takes 10% more off what is left.",
    inputs: { find: "percent_off", price: 80, discount_rate: 25, second_rate: 10 },
  },
  questions: [
    {
      question: "Why are 30% and then 20% off not 50% off?",
      answer:
        "The second 20% is of what is left. Of 100, 30% off leaves 70, and 20% of 70 is 14, which leaves 56. That is 44% off.",
    },
    {
      question: "Does the order of two discounts matter?",
      answer:
        "Not for two percentages. It does for an amount and a percentage: $20 off $80 and then 10% off is $54, and 10% off first and then $20 is $52.",
    },
    {
      question: "How do I find the price before the sale?",
      answer:
        "Divide by what is left. $60 after 25% off was $60 ÷ 0.75 = $80. Adding 25% to $60 would give $75, which is wrong.",
    },
    {
      question: "How many percent is “buy two, get one free”?",
      answer: "You pay for two of three, so a third off, 33.33%. The second at half price is 25% off both.",
    },
  ],
  related: ["percentage", "sales-tax", "percentage-change", "vat"],
  feeds: { "sales-tax": { price: "total" } },
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
    },
    {
      title: "OpenStax, Prealgebra 2e, section 6.3, Solve Sales Tax, Commission, and Discount Applications",
      url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
    },
  ],
  synonyms: [
    "percent off",
    "sale price",
    "coupon",
    "rebate",
    "double discount",
    "stacked discount",
    "successive discounts",
    "original price",
    "reduced price",
    "Black Friday",
  ],
  vectors,
} satisfies Content<typeof discount>;
