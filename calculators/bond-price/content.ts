import type { Content } from "#engine";
import type bondPrice from "./bond-price.ts";
import vectors from "./vectors.ts";

export default {
  title: "Bond price calculator: price, yield and interest",
  purpose:
    "Calculates the price of a bond from its yield to maturity, or the yield from its price, for any settlement date, with accrued interest and modified duration.",
  about: [
    "A bond is quoted at 94.63 and pays a coupon of 5.75%. What does it really yield if you hold it until the end, and how much leaves your account on the day you buy? The quoted price leaves out the interest that has built up since the last coupon, and you pay that too.",
    "Investors use it to compare bonds with different coupons. Students use it to check homework, and accountants to value holdings.",
  ],
  howToUse: [
    "To judge an offer, choose “Yield from price” and enter the quoted price. Compare the yield with bonds of the same quality and length.",
    "To find what you should pay, choose “Price from yield” and enter the yield that similar bonds offer.",
    "Look at the modified duration before you buy. A duration of 7 means that the price falls by about 7% if yields rise by one percentage point.",
    "“You pay” is the amount for your face value. It includes accrued interest but no fees.",
  ],
  methodology: [
    "The formula is for a face value of 100. In it, y is the yield, f the number of coupons a year, and coupon the amount of one. The n coupons left are numbered k = 1 to n. The letter d is the part of a coupon period from settlement to the next coupon.",
    "Each payment is discounted to the settlement date, and the sum is the full price. Subtract the accrued interest and you get the clean price, which is what markets quote.",
    "Accrued interest is the coupon times the days since the last coupon, divided by the days in the period. How days are counted depends on the convention.",
    "In the last coupon period, interest is simple: the payment is divided by 1 + y ÷ f × d. To find the yield of a price, we try one yield after another until the price fits.",
    "Modified duration says by what percentage the full price changes for each percentage point that the yield changes, if the change is small.",
  ],
  assumptions: [
    "Coupon dates are counted back from the maturity date. If that is the last day of a month, every coupon is paid on the last day of its month.",
    "The yield is a yearly rate compounded as often as coupons are paid each year, as is usual for bonds.",
    "The bond is repaid at its face value.",
    "With “Actual days ÷ 360” or “÷ 365”, a coupon period counts as 360 or 365 days divided by the number of coupons a year, as in spreadsheets.",
    "In the last coupon period we use simple interest for the modified duration, too. Excel's MDURATION makes no exception for that period.",
    "Nothing is rounded along the way. Markets often round accrued interest to the cent.",
  ],
  limitations: [
    "Bonds that can be repaid early, that pay a changing rate or that follow inflation need other methods.",
    "Odd first or last coupon periods aren't covered, and neither are bonds of more than 50 years.",
    "With months of 30 days, Excel counts the last day of February as the 30th. We don't, so a price can differ by a few cents where a coupon falls on that day.",
    "It assumes that every payment is made. A high yield may mean that investors expect the issuer to miss some.",
    "Taxes and trading costs aren't included.",
  ],
  example: {
    story:
      "Iris wants to buy $10,000 of a US Treasury note with a coupon of 4.25% that matures on November 15, 2034. She pays on November 24, 2026, when similar notes yield 4.5%.",
    outcome:
      "The note pays less than the market, so it costs less than its face value: 98.34%. With nine days of accrued interest she pays $9,844.48.",
    inputs: {
      coupon_rate: 4.25,
      annual_yield: 4.5,
      settlement: "2026-11-24",
      maturity: "2034-11-15",
      day_count: "actual_actual",
      face_value: 10000,
    },
  },
  mistakes: [
    "Comparing coupons instead of yields. A high coupon often comes with a high price.",
    "Forgetting accrued interest. You pay it now and get it back with the next coupon.",
    "Choosing the wrong day count. Treasuries use actual days; US corporate and municipal bonds use months of 30 days.",
    "Confusing the current yield with the yield to maturity. The current yield is a year's coupons divided by the price, without what you gain or lose when the bond is repaid.",
  ],
  questions: [
    {
      question: "Why do bond prices fall when yields rise?",
      answer: "The payments are fixed. If new bonds offer more, an old one only sells at a price that makes up for it.",
    },
    {
      question: "What is the difference between clean and dirty price?",
      answer:
        "The clean price leaves out accrued interest and is what you see quoted. The dirty or full price includes it and is what you pay.",
    },
    {
      question: "What is yield to maturity?",
      answer:
        "The one rate at which all remaining payments are worth the full price. You earn it if you hold the bond and every payment arrives.",
    },
    {
      question: "How do I price a zero-coupon bond?",
      answer: "Enter a coupon of 0. Leave the coupon frequency at “Twice a year” if its yield is quoted that way.",
    },
    {
      question: "What does 94.63 mean?",
      answer: "The price as a percentage of face value. $1,000 of the bond costs $946.30, plus accrued interest.",
    },
  ],
  next: [
    { slug: "present-value", why: "the value today of any other payments." },
    { slug: "irr", why: "the return of uneven cash flows." },
    { slug: "apy", why: "compare with a savings account." },
  ],
  related: ["present-value", "irr", "npv", "apy"],
  sources: [
    {
      title: "HP 12C Platinum, User's Guide, Bond Calculations",
      url: "https://www.manualslib.com/manual/1582109/Hp-12c-Platinum.html?page=82",
    },
    {
      title: "Microsoft Learn, DAX reference, PRICE function",
      url: "https://learn.microsoft.com/en-us/dax/price-function-dax",
    },
    {
      title: "OpenStax, Principles of Finance, section 10.2, Bond Valuation",
      url: "https://openstax.org/books/principles-finance/pages/10-2-bond-valuation",
    },
  ],
  synonyms: [
    "yield to maturity",
    "YTM",
    "accrued interest",
    "clean price",
    "dirty price",
    "bond yield",
    "modified duration",
    "day count",
  ],
  everydayWords: [
    "YTM",
    "treasury",
    "muni",
    "corporate",
    "zero coupon",
    "note due, matures",
    "par, premium, discount",
    "twice a year",
    "bonds",
    "worth",
    "pay for",
    "market",
    "broker",
  ],
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.1.3",
      date: "2026-11-24",
      what: "The steps show the price as a plain percentage. All figures are the same as before.",
    },
    {
      version: "1.1.2",
      date: "2026-11-24",
      what: "The first question has a clearer name, and the example uses a current date. All figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
      what: "The day count of US Treasuries now has its proper name: the actual days in each coupon period. Steps show the coupon with up to four decimals. All answers are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-23",
      what: "With actual days ÷ 360 or ÷ 365, days to the next coupon are counted as in Excel's PRICE. With other day counts, all answers are the same as before.",
    },
  ],
} satisfies Content<typeof bondPrice>;
