import type { Content } from "#engine";
import type bondPrice from "./bond-price.ts";
import vectors from "./vectors.ts";

export default {
  title: "Bond price calculator: price, yield and interest",
  purpose:
    "Calculates the price of a bond from its yield to maturity, or the yield from its price, for any settlement date, with accrued interest and modified duration.",
  about: [
    "A bond is quoted at 94.63 and pays a coupon of 5.75%, its yearly interest. What does the bond really yield if you hold it until the end? How much do you pay on the day you buy? The quoted price leaves out the interest that has built up since the last coupon. You pay that interest, too.",
    "Investors use this page to compare bonds with different coupons.",
  ],
  howToUse: [
    "To judge an offer, choose “Yield from price” and enter the quoted price. Compare the yield with the yields of bonds of the same quality and length.",
    "To find what you should pay, choose “Price from yield” and enter the yield that similar bonds offer.",
    "Look at the modified duration before you buy. A duration of 7 means that the price falls by about 7% if yields rise by one percentage point.",
    "“You pay” is the amount for your face value. It includes accrued interest but no fees.",
  ],
  methodology: [
    "The formula is for a face value of 100. The letter y is the yield, f is the number of coupons a year, and coupon is the amount of each coupon. The coupons still to come are numbered k = 1 to n. The letter d is the time from settlement to the next coupon, as a part of a coupon period.",
    "Each payment is discounted to the settlement date, and the sum is the full price. The full price minus the accrued interest is the clean price, the one that markets quote.",
    "Accrued interest is the coupon times the days since the last coupon, divided by the days in the period. How days are counted depends on the day count you choose.",
    "To find the yield from a price, we try one yield after another until the price fits. If you buy in the last coupon period, interest is simple: the final payment is divided by 1 + d × y ÷ f.",
    "Modified duration is given in years. The number is also the percentage by which the full price changes if the yield changes by one percentage point. It is a good estimate for small changes.",
  ],
  assumptions: [
    "Coupon dates are counted back from the maturity date. If a bond matures on the last day of a month, every coupon is paid on the last day of its month.",
    "The yield is a yearly rate. It compounds as often as coupons are paid, as is usual for bonds.",
    "The bond is repaid at its face value.",
  ],
  limitations: [
    "Bonds that can be repaid early, that pay a changing rate or that follow inflation need other methods.",
    "Bonds with a longer or shorter first or last coupon period aren't covered. Bonds of more than 50 years aren't covered, either.",
    "If months count as 30 days and a coupon falls on the last day of February, the price can differ from Excel's by a few cents.",
    "It assumes that every payment is made. A high yield may mean that investors expect the issuer to miss payments.",
    "Taxes and trading costs aren't included.",
  ],
  example: {
    story:
      "Iris wants to buy $10,000 of a US Treasury note with a coupon of 4.25% that matures on November 15, 2034. She pays on November 24, 2026, when similar notes yield 4.5%.",
    outcome:
      "The note's coupon of 4.25% is below the market's 4.5%, so the note costs less than its face value: 98.34%. With nine days of accrued interest, she pays $9,844.48.",
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
    "Choosing the wrong day count. US Treasuries use actual days. US corporate and municipal bonds use months of 30 days.",
    "Confusing the current yield with the yield to maturity. The current yield is a year's coupons divided by the price. It leaves out what you gain or lose when the bond is repaid.",
  ],
  questions: [
    {
      question: "Why do bond prices fall when yields rise?",
      answer: "A bond's payments are fixed. If new bonds pay more, people buy an old bond only at a lower price.",
    },
    {
      question: "What is the difference between clean and dirty price?",
      answer:
        "The clean price leaves out accrued interest and is the price you see quoted. The dirty price, or full price, includes accrued interest and is the price you pay.",
    },
    {
      question: "What is yield to maturity?",
      answer:
        "The yearly rate at which the remaining payments, valued on the day you buy, equal the full price. You earn this rate if you hold the bond until it is repaid and every payment arrives.",
    },
    {
      question: "How do I price a zero-coupon bond?",
      answer:
        "Enter a coupon rate of 0. Keep the coupon frequency at “Twice a year” if the bond's yield compounds twice a year.",
    },
    {
      question: "What does 94.63 mean?",
      answer:
        "It is the price as a percentage of face value. A bond with a face value of $1,000 costs $946.30, plus accrued interest.",
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
  everydayWords: ["YTM", "treasury", "muni", "corporate", "zero coupon", "note", "par"],
  inputWords: {
    face_value: "What the bond is worth at maturity",
    coupon_rate: "Yearly, 0 without coupons",
    settlement: "Day you buy, pay",
    maturity: "Day it matures, is due",
    day_count: "30/360 or actual",
    annual_yield: "Return the market wants, yields",
    clean_price: "Premium, par or discount",
  },
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.1.4",
      date: "2026-11-26",
      what: "Bonds of more than 50 years are always refused, not only from the next calendar year on. In the last days of a bond, a day count of 360 days can have no days left: it got a negative duration, and now we say so. A price that can hardly be for 100 of face value is named in a warning.",
    },
    {
      version: "1.1.3",
      date: "2026-11-24",
    },
    {
      version: "1.1.2",
      date: "2026-11-24",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
    },
    {
      version: "1.1.0",
      date: "2026-11-23",
      what: "If you choose actual days ÷ 360 or ÷ 365, the days to the next coupon are counted as in Excel's PRICE. Other day counts give the same answers as before.",
    },
  ],
} satisfies Content<typeof bondPrice>;
