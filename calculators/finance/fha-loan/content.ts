import type { Content } from "#engine";
import type fhaLoan from "./fha-loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "FHA loan calculator: payment with MIP",
  purpose:
    "Calculates the monthly payment on an FHA loan. It finances the upfront premium, adds the annual mortgage insurance premium (MIP), and shows what the insurance costs and when it ends.",
  about: [
    "An FHA loan is a mortgage that the US Federal Housing Administration insures. You can get one with 3.5% down and a credit score of 580. In return, you pay for the insurance.",
    "There are two premiums. The upfront premium is 1.75% of the loan, and most buyers add it to the loan. The annual premium is collected every month, for 11 years or for as long as the loan lasts.",
  ],
  howToUse: [
    "Compare the monthly payment with that of a conventional loan in the mortgage calculator. There, mortgage insurance ends when you owe 78% of the price.",
    "Try 10% down. Then the insurance ends after 11 years. With less, it's charged for the whole term, and most borrowers get rid of it only by refinancing.",
    "Add property tax, home insurance and HOA fees. Lenders collect most of these with the payment.",
    "Look up the FHA limit of your county before you make an offer.",
  ],
  methodology: [
    "The base loan is the price minus the down payment. The upfront premium is 1.75% of it and is added to the loan, unless you pay it at closing. In the formula, r is the yearly rate divided by 12, and n is the number of months.",
    "The annual premium is a percentage of the base loan. For terms above 15 years, it is 0.50% up to a loan-to-value ratio of 95%, and 0.55% above. For shorter terms, it is 0.15% up to 90%, and 0.40% above. Base loans above $726,200 pay more.",
    "With a loan-to-value ratio of 90% or less, the premium is charged for 11 years. Otherwise it's charged for the whole term, up to 30 years.",
    "Each year's premium is based on what you owe at the start of that year, without the upfront premium that was added.",
  ],
  assumptions: [
    "The rate is fixed, and the first payment is due a month after the loan starts.",
    "The price is the value of the home. If the appraisal is lower, FHA uses the appraisal.",
    "Property tax, insurance and fees stay the same.",
    "The annual premium is based on the balance at the start of each year. HUD uses the average balance of the year, so the true premium is a little lower.",
  ],
  limitations: [
    "We could not read HUD's letters themselves. We read their tables as they are quoted in three independent public programs, which agree.",
    "It's for purchases. Streamline refinances, Hawaiian home lands and loans from before March 20, 2023 have other premiums.",
    "It can't tell whether you qualify. Lenders look at your credit score, your income and your debts.",
    "Closing costs other than the premium aren't included.",
  ],
  example: {
    story:
      "Denise has saved $14,000 and finds a home for $400,000. That is 3.5% down, just enough for an FHA loan. Her lender quotes 6.5% for 30 years. Property tax is $4,800 a year and home insurance $1,800.",
    outcome:
      "The insurance alone takes $176.92 of each month's payment, and it won't end by itself. Denise plans to refinance into a conventional loan once she owes less than 80% of the home's value.",
    inputs: {
      price: 400000,
      down_payment_rate: 3.5,
      annual_rate: 6.5,
      years: 30,
      property_tax: 4800,
      home_insurance: 1800,
    },
  },
  mistakes: [
    "Thinking the insurance ends when you own 20% of the home. That is the rule for conventional loans.",
    "Leaving out the upfront premium. It adds 1.75% to what you borrow, and you pay interest on it.",
    "Putting down 9.5%. With half a percent more, the insurance ends after 11 years instead of 30.",
    "Comparing the FHA rate alone with a conventional rate. Compare the whole payments.",
  ],
  questions: [
    {
      question: "How long do I pay FHA mortgage insurance?",
      answer:
        "For 11 years if you put at least 10% down. Otherwise for the whole term, up to 30 years. Selling the home or refinancing ends it too.",
    },
    {
      question: "How much is the upfront premium?",
      answer: "1.75% of the base loan. On $386,000, that is $6,755. You can add it to the loan or pay it at closing.",
    },
    {
      question: "Is an FHA loan better than a conventional loan?",
      answer:
        "It's easier to get with a low credit score or a small down payment. With good credit and 5% or more down, a conventional loan is often cheaper, because its insurance ends.",
    },
    {
      question: "What is the least I can put down?",
      answer: "3.5% with a credit score of 580 or more, and 10% with a score from 500 to 579.",
    },
    {
      question: "What is the most I can borrow?",
      answer:
        "The limit depends on the county. For a one-family home in 2026 it runs from $541,287 to $1,249,125. New limits come out each November.",
    },
  ],
  next: [
    { slug: "mortgage", why: "the same home with a conventional loan." },
    { slug: "house-affordability", why: "the price you can afford." },
    { slug: "refinance", why: "whether leaving the FHA loan pays off." },
  ],
  related: ["mortgage", "house-affordability", "refinance", "rent-vs-buy", "debt-to-income"],
  sources: [
    {
      title: "HUD Mortgagee Letter 2023-05, Reduction of FHA Annual Mortgage Insurance Premium Rates",
      url: "https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf",
    },
    {
      title: "HUD Mortgagee Letter 2013-04, Revision of FHA policies concerning cancellation of the annual premium",
      url: "https://www.hud.gov/sites/documents/13-04ml.pdf",
    },
    {
      title: "HUD Mortgagee Letter 2025-23, 2026 forward mortgage limits",
      url: "https://www.hud.gov/sites/dfiles/hudclips/documents/2025-23hsgml.pdf",
    },
  ],
  synonyms: ["FHA mortgage", "MIP", "UFMIP", "mortgage insurance premium", "government loan", "low down payment"],
  everydayWords: ["first home", "3.5 down", "first-time buyer", "bad credit"],
  inputWords: { down_payment: "Paid up front", annual_rate: "Mortgage rate", fees: "Monthly HOA dues" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof fhaLoan>;
