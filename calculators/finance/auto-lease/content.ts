import { CONTEMPORARY_MATHEMATICS_6_11 } from "#calculators/sources";
import type { Content } from "#engine";
import type autoLease from "./auto-lease.ts";
import vectors from "./vectors.ts";

export default {
  title: "Auto lease calculator: payment and total cost",
  purpose:
    "Calculates the monthly payment of a car lease, what is due at signing and the total cost. It works from a money factor, from a rate, or backward from the dealer's quote.",
  about: [
    "A lease quote is one number: $399 a month. That payment depends on the price of the car, what the car will be worth at the end, the money factor, fees and tax. The quote rarely shows these parts. With this calculator you can check each of them.",
  ],
  howToUse: [
    "Negotiate the price first, as if you were buying the car. Every $1,000 off lowers a 36-month payment by about $30.",
    "Ask for the money factor and multiply it by 2,400. The result is a yearly rate in percent that you can compare with the rate of a car loan.",
    "If the dealer won't give you the money factor, choose “Only the monthly payment”. The calculator then finds the money factor and the rate.",
    "Compare offers by total cost, not by the monthly payment. A large down payment makes any monthly payment look small.",
  ],
  methodology: [
    "In the formula, “cost” is the adjusted capitalized cost: the negotiated price, plus the fees added to the lease, minus cash down, trade-in and rebates. “Residual” is the residual value in the contract: what the car is worth at the end.",
    "Each month you pay the depreciation, which is the cost minus the residual, divided by the number of months. You also pay the rent charge, which is the interest: (cost + residual) × money factor. If you know the yearly rate, divide it by 2,400 to get the money factor. At 6%, that is 6 ÷ 2,400 = 0.0025.",
    "Sales tax is added to each payment. The total cost is all payments, plus cash down, trade-in and rebates, plus the fees not in the payments. If you entered a rebate from the maker, subtract the rebate from the total cost.",
    "The exact lease rate (APR) treats the lease as a loan. You borrow the cost, make the lease payments at the beginning of each month, and owe the residual at the end.",
  ],
  assumptions: [
    "The first payment is due at signing. After that, one payment is due each month.",
    "Sales tax is charged on each payment, as in most US states. A few states charge it on the full price. If yours does, set the sales tax to 0% and enter the tax amount under “Fees not in the payments”.",
    "We add no tax on cash down, trade-in or rebates. If your state does, add that tax to “Fees not in the payments”.",
    "A refundable security deposit isn't included, because you get it back.",
    "Amounts are rounded only for display. The total cost uses payments before they are rounded.",
  ],
  limitations: [
    "It doesn't include charges at the end for damage or extra miles. Each extra mile often costs 10 to 25 cents.",
    "Insurance, fuel and maintenance aren't included.",
    "It doesn't include the cost of ending a lease early, which is high. Look for it in the contract.",
  ],
  example: {
    story:
      "Leo has negotiated a car down to $35,000. The leasing company sets a residual of $18,900 after 36 months and a money factor of 0.00333. His state charges 6% tax on each payment.",
    outcome:
      "He pays $664.31 a month. The money factor equals about 8% a year. He asks his credit union whether a loan would be cheaper.",
    inputs: { price: 35000, residual: 18900, months: 36, money_factor: 0.00333, sales_tax_rate: 6 },
  },
  mistakes: [
    "Reading the money factor as a percentage. A money factor of 0.00333 equals about 8% a year, not 0.333%.",
    "Putting a lot of money down. If the car is stolen or totaled early, that money is usually gone.",
    "Basing the residual on the negotiated price. The residual is a percentage of the sticker price.",
    "Comparing a lease for 10,000 miles a year with one for 15,000 miles a year.",
  ],
  questions: [
    {
      question: "What is a good money factor?",
      answer:
        "One that equals a low interest rate. Multiply the money factor by 2,400 and compare the result with car loan rates. For example, 0.0025 × 2,400 is 6%.",
    },
    {
      question: "Why do two rates appear?",
      answer:
        "The money factor × 2,400 is a simple estimate of the rate. The exact lease rate takes into account that you pay at the beginning of each month.",
    },
    {
      question: "Is it better to lease or to buy?",
      answer:
        "Buying is usually cheaper if you keep a car for many years. Leasing suits people who want a new car every few years and stay within the mileage limit.",
    },
    {
      question: "What is due at signing?",
      answer:
        "The first payment and your cash down. The amount shown includes your trade-in and rebates, so subtract them to see what you pay in cash. Registration fees and a deposit may come on top.",
    },
    {
      question: "Can I buy the car at the end?",
      answer:
        "Usually, at the residual value plus a fee. If the car is worth more than that price, buying it is a good deal.",
    },
  ],
  next: [
    { slug: "auto-loan", why: "what the same car costs with a loan." },
    { slug: "fuel-cost", why: "what you'll spend on gas." },
    { slug: "loan", why: "payments for any other loan." },
  ],
  related: ["auto-loan", "loan", "apr", "fuel-cost"],
  sources: [
    {
      title: "US Federal Reserve Board, Vehicle Leasing, example of the constant yield (actuarial) method",
      url: "https://www.federalreserve.gov/pubs/leasing/resource/different/early_exp1.htm",
    },
    {
      title: "US Consumer Leasing (Regulation M), 12 CFR 213.2, gross capitalized cost",
      url: "https://www.law.cornell.edu/definitions/index.php?width=840&height=800&iframe=true&def_id=c1f98e074ef8495c72b778423ffd4fe9&term_occur=999&term_src=Title:12:Chapter:II:Subchapter:A:Part:213:213.4",
    },
    CONTEMPORARY_MATHEMATICS_6_11,
  ],
  synonyms: [
    "car lease",
    "lease payment",
    "money factor",
    "residual value",
    "cap cost",
    "leasing a car",
    "rent charge",
  ],
  everydayWords: ["leasing a car", "SUV", "truck", "MSRP", "give back"],
  inputWords: {
    price: "Cap cost, below MSRP",
    fees: "Acquisition fee, in the payment",
    down_payment: "Cash due, trade-in, rebates",
    residual: "Car's value at the end",
    months: "Lease runs, years times 12",
    money_factor: "Like 0.0021",
    annual_rate: "Instead of money factor",
    base_payment: "Quote a month",
    sales_tax_rate: "On each payment",
    other_fees: "Registration, return fee",
  },
  vectors,
  changes: [
    {
      version: "1.0.4",
      date: "2026-11-26",
      what: "A residual value of $100 or less is named in a warning, because it may be the percentage that dealers quote.",
    },
    {
      version: "1.0.3",
      date: "2026-11-25",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
  released: "2026-11-22",
} satisfies Content<typeof autoLease>;
