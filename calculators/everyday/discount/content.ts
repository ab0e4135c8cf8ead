import { CONTEMPORARY_MATHEMATICS_6_2, PREALGEBRA_6_3 } from "#calculators/sources";
import type { Content } from "#engine";
import type discount from "./discount.ts";
import vectors from "./vectors.ts";

export default {
  title: "Discount calculator: sale price and percent off",
  purpose:
    "Works out what you pay after a discount, a second discount and sales tax. It also finds the percentage off from two prices, and the original price behind a sale price.",
  about: [
    "Stores often combine discounts: 30% off, plus another 20% with the app. The second discount comes off a smaller price, so you save less than 50%. This page does the math, with sales tax.",
    "It also works backward. If the tag only shows the sale price and “25% off”, you can see what the price was before and judge whether the deal is real.",
  ],
  howToUse: [
    "To compare two stores, compare what you pay, not the percentages. 40% off a high price can be worse than 20% off a low price.",
    "If one discount is an amount and the other is a percentage, ask which comes off first. You pay less if the percentage comes off first. The questions below show an example.",
  ],
  methodology: [
    "In the formula, “first” and “second” are the two discounts in percent. After 25% off, you pay 75% of the original price. If another 10% comes off, you pay 90% of the reduced price. Multiply the two: 75% × 90% = 67.5% of the original price.",
    "Sales tax is added to the discounted price.",
    "To find the original price, divide the sale price by the part you still pay. After 25% off you still pay 75%, so divide the sale price by 0.75.",
  ],
  assumptions: [
    "If you combine an amount off with a percentage off, the amount comes off first.",
    "Two percentages can come in either order. The price is the same.",
    "Sales tax is charged on the discounted price. If your prices already include tax, leave the tax at 0.",
    "Amounts are rounded only when they are shown.",
  ],
  limitations: [
    "It doesn't know the store's rules. Ask which discounts you can combine and which one comes off first.",
    "A store may round after each discount, which can change the price slightly.",
    "With a manufacturer's coupon, stores often charge tax on the price before the coupon. You then pay a little more than shown.",
  ],
  example: {
    story:
      "Lena finds an $80 coat at 25% off, and a newsletter coupon takes another 10% off at the register. The sign above the rack says “up to 35% off”.",
    outcome: "At 35% off, the coat would cost $52. Lena pays $54, because the coupon takes 10% off $60, not off $80.",
    inputs: { find: "percent_off", price: 80, discount_rate: 25, second_rate: 10 },
  },
  mistakes: [
    "Adding discounts. 30% off and then 20% off is 44% off, not 50%.",
    "Adding the percentage back to find the old price. An $80 coat at 25% off costs $60, but $60 plus 25% is only $75.",
    "Forgetting tax when you budget for a big purchase. Sales tax of 8% on a $900 sofa is $72.",
    "Judging a deal by the crossed-out price. The store may never have charged that price.",
  ],
  questions: [
    {
      question: "How do I work out 20% off in my head?",
      answer:
        "Move the decimal point one place to the left to find 10%. Double the result to find 20%, then subtract. For $45, 10% is $4.50 and 20% is $9, so you pay $36.",
    },
    {
      question: "Why isn't 30% and then 20% off the same as 50% off?",
      answer:
        "The 20% comes off a smaller price. After 30% off, a price of $100 is $70, and 20% of $70 is $14. You pay $56, which is 44% off.",
    },
    {
      question: "Does the order of two discounts matter?",
      answer:
        "Two percentages give the same price in either order. With an amount and a percentage, the order matters. $20 off $80 and then 10% off is $54. 10% off $80 and then $20 off is $52.",
    },
    {
      question: "How do I find the original price?",
      answer:
        "Divide the sale price by the part you still pay. If you pay $60 after 25% off, the original price is $60 ÷ 0.75 = $80.",
    },
    {
      question: "What percentage is “buy two, get one free”?",
      answer:
        "You pay for two of three items, which is 33.33% off. “Second one half price” is 25% off the price of two.",
    },
  ],
  next: [
    { slug: "percentage-change", why: "how much did a price rise or fall?" },
    { slug: "margin", why: "selling something? See what profit the sale price leaves." },
    { slug: "unit-price", why: "which package is the better buy?" },
  ],
  related: ["percentage", "sales-tax", "percentage-change", "unit-price", "vat"],
  feeds: { "sales-tax": { price: "total" } },
  sources: [CONTEMPORARY_MATHEMATICS_6_2, PREALGEBRA_6_3],
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
  everydayWords: ["coupon", "promo code", "marked down", "clearance", "half", "store"],
  inputWords: {
    price: "Regular, before sale: jacket, jeans, shoes, couch, TV",
    sale_price: "Final price you pay, paid",
    discount_rate: "% off, reduced, percent",
    discount_amount: "Dollars off, you save",
    second_rate: "Another, extra % off",
    tax_rate: "Added after the discount",
  },
  vectors,
  changes: [{ version: "1.0.1", date: "2026-11-26" }],
} satisfies Content<typeof discount>;
