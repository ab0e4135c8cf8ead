import type { Content } from "#engine";
import type discount from "./discount.ts";
import vectors from "./vectors.ts";

export default {
  title: "Discount calculator: sale price and percent off",
  purpose:
    "Works out what you pay after a discount, a second discount and sales tax. It also finds the percentage off from two prices, and the original price behind a sale price.",
  about: [
    "Stores love stacking: 30% off, plus another 20% with the app. The second comes off a smaller price, so the total is never as large as it sounds. This page does the math, tax included.",
    "It also works backward. If the tag only shows the sale price and “25% off”, you can see what it cost before and judge whether the deal is real.",
  ],
  howToUse: [
    "Compare “You pay” between two stores, not the percentages. 40% off a high list price can be worse than 20% off a low one.",
    "If a coupon is an amount and the sale is a percentage, ask which comes off first. Taking the percentage first saves you more; the questions below show why.",
  ],
  methodology: [
    "A percentage discount leaves 100% minus that percentage of the price. In the formula, first and second are the two discounts in percent. The second comes off what the first one leaves. So multiply what each leaves, and don't add the discounts: 25% and then 10% off leaves 75% × 90%.",
    "Sales tax is added to the discounted price.",
    "To work backward, divide the sale price by the part you still pay: after 25% off, the original price is the sale price divided by 0.75.",
  ],
  assumptions: [
    "An amount off comes before a percentage off. The other order gives a different price.",
    "Two percentages can come in either order; the price is the same.",
    "Tax is charged on the discounted price. Leave it at 0 if your prices include it.",
    "Amounts are rounded only for display, with halves rounding up.",
  ],
  limitations: [
    "It doesn't know the store's rules: which discounts combine, in which order, and on what.",
    "A store may round after each discount, which can change the price slightly.",
    "A manufacturer's coupon often doesn't reduce the price that tax is charged on.",
  ],
  example: {
    story:
      "Lena finds an $80 coat at 25% off, and a newsletter coupon takes another 10% off at the register. The sign above the rack says “up to 35% off”.",
    outcome: "At 35% off it would be $52. She pays $54, because the coupon only applies to the $60 that was left.",
    inputs: { find: "percent_off", price: 80, discount_rate: 25, second_rate: 10 },
  },
  mistakes: [
    "Adding discounts. 30% and then 20% is 44% off, not 50%.",
    "Adding the percentage back to find the old price. $60 after 25% off was $80, but $60 plus 25% is only $75.",
    "Forgetting tax when you budget for a big purchase. 8% on a $900 sofa is $72.",
    "Judging a deal by the crossed-out price. It may never have been charged.",
  ],
  questions: [
    {
      question: "How do I work out 20% off in my head?",
      answer:
        "Take 10% by moving the decimal point, double it, and subtract. For $45, 10% is $4.50, so 20% is $9 and you pay $36.",
    },
    {
      question: "Why isn't 30% and then 20% off the same as 50% off?",
      answer:
        "The second 20% comes off what is left. Of $100, 30% off leaves $70, and 20% of $70 is $14. You pay $56, which is 44% off.",
    },
    {
      question: "Does the order of two discounts matter?",
      answer:
        "Not for two percentages. It does for an amount and a percentage: $20 off $80 and then 10% off is $54; 10% off first and then $20 is $52.",
    },
    {
      question: "How do I find the original price?",
      answer: "Divide by the part you paid. $60 after 25% off was $60 ÷ 0.75 = $80.",
    },
    {
      question: "What percentage is “buy two, get one free”?",
      answer: "You pay for two of three, so 33.33% off. “Second one half price” is 25% off both.",
    },
  ],
  next: [
    { slug: "percentage-change", why: "how much did a price rise or fall?" },
    { slug: "margin", why: "selling something? See what profit the sale price leaves." },
    { slug: "unit-price", why: "which package is the better buy?" },
  ],
  related: ["percentage", "sales-tax", "percentage-change", "unit-price", "vat"],
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
  everydayWords: [
    "coupon, promo code",
    "half price",
    "marked down, reduced",
    "clearance",
    "buy one get one",
    "jacket, jeans, shoes, couch, TV",
    "you save, pay",
    "paid",
    "before the sale",
    "final",
    "another, extra % off",
    "store",
  ],
  vectors,
} satisfies Content<typeof discount>;
