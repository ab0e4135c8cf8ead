import type { Content } from "#engine";
import type houseAffordability from "./house-affordability.ts";
import vectors from "./vectors.ts";

export default {
  title: "House affordability calculator: the highest price",
  purpose:
    "Works out the highest home price that an income allows beside its debts, by the two ratios that lenders use, with property tax, insurance and mortgage insurance that grow with the price.",
  methodology: [
    "Housing costs may take a share of the income before tax, 28% unless you say otherwise, and housing costs with all debts another, 36%. The smaller of the two amounts is what you may spend on housing.",
    "Housing costs are the loan payment, property tax, home insurance, mortgage insurance and fees. Tax and insurance depend on the price, and mortgage insurance on the loan, so the price is on both sides. The equation is solved exactly; nothing is guessed.",
    "Mortgage insurance begins where the loan is more than 80% of the price, and there the cost jumps. If the price would lie in that jump, it stops at five times the down payment, and you are told so.",
  ],
  assumptions: [
    "Income is before tax, of everyone who will sign for the loan. Using take-home pay instead gives a price that is too low.",
    "The rate is fixed, compounded monthly, over 30 years unless you choose another length.",
    "Property tax and home insurance are a percentage of the price each year. Put a fixed cost among the fees.",
    "The form begins with US figures: property tax of 0.89% of the price, the average of 2024; home insurance of 0.4%, which is about the average premium of $1,569 in 2022 on a $400,000 home; and mortgage insurance of 0.61%, as in the Consumer Financial Protection Bureau's sample form. They vary widely by place: enter your own.",
    "Mortgage insurance is a yearly percentage of the loan, with every payment. Programs that leave its rate out get none.",
    "At exactly 80% of the price there is no mortgage insurance.",
  ],
  limitations: [
    "It is what the ratios allow, and not what is comfortable. Food, children, savings and repairs are not in it.",
    "Closing costs and moving are not included; keep money for them apart from the down payment.",
    "The published figures we check against come from calculator manuals. We check the limit set by mortgage insurance by hand.",
    "A lender also looks at credit history, work and savings. Some programmes allow more: 31% and 43% for many FHA loans.",
  ],
  example: {
    story:
      "You earn $90,000 a year before tax, pay $500 a month on other debts, and have $40,000 for a down payment at 6.5%.",
    inputs: {
      income: 90000,
      monthly_debts: 500,
      down_payment: 40000,
      annual_rate: 6.5,
      property_tax_rate: 1.1,
      home_insurance_rate: 0.4,
      mortgage_insurance_rate: 0.6,
    },
  },
  questions: [
    {
      question: "What is the 28/36 rule?",
      answer:
        "Housing costs at most 28% of income before tax, and housing costs with all other debt payments at most 36%. Whichever is reached first sets the limit. It is a custom of lenders, not a law.",
    },
    {
      question: "What counts as a debt?",
      answer:
        "What you must pay each month: loans for cars and studies, card minimums, support payments. Not food, power or insurance for a car.",
    },
    {
      question: "Would paying off a debt let me buy more?",
      answer:
        "If the debts are the limit, yes, and often by much: at 6.5% over 30 years each $100 a month less is about $13,000 more of home, after taxes and insurance. If housing alone is the limit, not at all.",
    },
    {
      question: "How much more could I afford with a larger down payment?",
      answer:
        "A little more than the extra itself, because less has to be borrowed on the rest. The price can jump where the down payment reaches 20% and mortgage insurance ends.",
    },
    {
      question: "Why do other calculators give a different price?",
      answer:
        "They use other ratios, leave out taxes or mortgage insurance, or guess them from a first price instead of the final one. Compare what each counts.",
    },
  ],
  related: ["mortgage", "mortgage-payoff", "loan", "amortization"],
  feeds: { mortgage: { price: "price" } },
  sources: [
    {
      title: "US Consumer Financial Protection Bureau, What is a debt-to-income ratio?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/",
    },
    {
      title: "US Consumer Financial Protection Bureau, What is private mortgage insurance?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-private-mortgage-insurance-en-122/",
    },
    {
      title:
        "National Association of Home Builders, Property taxes by state in 2024, from the American Community Survey",
      url: "https://www.bcaswi.org/?p=3873",
    },
    {
      title: "Insurance Information Institute, Average premiums for homeowners insurance by state, 2022",
      url: "https://www.iii.org/table-archive/21407/file",
    },
    {
      title: "Calculated Industries, Qualifier Plus 4x user's guide, Qualifying",
      url: "https://www.manualsdir.com/manuals/585139/calculated-industries-3423.html?page=71",
    },
  ],
  synonyms: [
    "how much house can I afford",
    "home affordability",
    "28/36 rule",
    "debt-to-income",
    "DTI",
    "mortgage qualification",
    "how much mortgage",
    "front-end ratio",
    "back-end ratio",
  ],
  vectors,
  changes: [
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "The form begins with the average US property tax (0.89%, before 1.1%) and with mortgage insurance of 0.61% where the loan is more than 80% of the price (before none), each with its source. Answers to the same inputs are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Where the loan is more than 80% of the price and no mortgage insurance is included, the answer gives the share and says that the price would be lower.",
    },
  ],
} satisfies Content<typeof houseAffordability>;
