import type { Content } from "#engine";
import type rentalProperty from "./rental-property.ts";
import vectors from "./vectors.ts";

export default {
  title: "Rental property calculator: cash flow, cap rate and IRR",
  purpose:
    "Finds the monthly cash flow, NOI, cap rate and cash-on-cash return of a rental property, and your return per year when you sell it.",
  about: [
    "A house is for sale at $250,000 and would rent for $2,400 a month. Is it a good investment? The rent looks like 11.5% a year. Vacancy, taxes, repairs, a manager and the mortgage take most of it.",
    "The calculator shows what is left each month in the first year. Then it follows rent, costs, value and loan for 30 years, and shows your gain if you sell at the end of each year.",
  ],
  howToUse: [
    "Start with a rent you have seen for similar homes nearby, not with the rent you need.",
    "Look at the monthly cash flow first: you have to be able to afford it. Compare properties by cap rate, because it ignores the loan. Judge your own money by the cash-on-cash return and the IRR.",
    "Paying cash? Set the down payment to 100%.",
    "Then set the growth of the value to 0%. If the property still pays, you don't depend on rising prices.",
  ],
  methodology: [
    "Income is the rent and other income of twelve months, less the share lost to vacancy. Operating costs are property tax, insurance and other costs, plus maintenance and management as shares of that income.",
    "Net operating income (NOI) is income minus operating costs. The cap rate is NOI divided by the purchase price.",
    "Cash flow is NOI minus the loan payments. The cash-on-cash return is the first year's cash flow divided by the cash you put in: down payment, closing costs and repairs before renting.",
    "The mortgage payment is the loan × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n is the number of months.",
    "The cash from the sale is the value in that year less the cost of selling and the loan left. The gain adds up all cash flows and the cash from the sale, and subtracts the cash you put in.",
    "The IRR is the yearly rate at which all these amounts together are worth exactly the cash you put in. Cash flows count at the end of each year.",
  ],
  assumptions: [
    "The form starts with 5% vacancy, 10% of the rent for maintenance, 8% for a manager, 3% growth and 6% to sell. These are common rules of thumb, not forecasts. Enter your own figures.",
    "The cap rate is based on the purchase price alone. Some people add closing costs and repairs to the price.",
    "Maintenance and management are shares of the rent collected, so they rise with the rent. Tax, insurance and other costs rise by their own rate.",
    "All rates stay the same every year, and the mortgage rate is fixed.",
  ],
  limitations: [
    "Income tax, depreciation and the tax on the sale aren't included. They can change the result a lot.",
    "A large repair in one year isn't shown. Maintenance spreads such costs evenly over the years.",
    "If cash flows change between negative and positive more than once, several rates may fit. Then no IRR is shown.",
  ],
  example: {
    story:
      "Nora finds a house for $250,000 that would rent for $2,400. She puts 25% down at 7% over 30 years and pays $7,500 in closing costs. Tax is $2,500 and insurance $1,500 a year. A manager takes 8%.",
    outcome:
      "The cap rate looks good, and a little cash is left each month. Most of her return comes later, from the growing value and the shrinking loan. She checks the result again with 0% growth before she makes an offer.",
    inputs: {
      price: 250000,
      down_payment_rate: 25,
      annual_rate: 7,
      closing_costs: 7500,
      rent: 2400,
      property_tax: 2500,
      insurance: 1500,
      management_rate: 8,
    },
  },
  mistakes: [
    "Leaving out vacancy and repairs. Sellers' figures often do.",
    "Counting the mortgage as an operating cost. NOI and cap rate ignore the loan.",
    "Using the seller's property tax. In many places a sale raises the assessment.",
    "Treating your own work as free. If you stop managing the property, a manager costs about a tenth of the rent.",
  ],
  questions: [
    {
      question: "What is a good cap rate?",
      answer:
        "It depends on the place and the risk. Compare it with similar properties nearby and with your mortgage rate. A cap rate below the mortgage rate means that the loan lowers your cash flow.",
    },
    {
      question: "What is the difference between cap rate and cash-on-cash return?",
      answer:
        "The cap rate divides NOI by the price, as if you paid cash. The cash-on-cash return divides what is left after the loan by the cash you put in.",
    },
    {
      question: "Why is the IRR higher than the cash-on-cash return?",
      answer:
        "The IRR also counts the sale: the growth of the value and the part of the loan that tenants have paid down.",
    },
    {
      question: "How much should I set aside for repairs?",
      answer:
        "Common rules are a tenth of the rent, or 1% of the value a year. An old house needs more. A new one needs less at first.",
    },
    {
      question: "Is negative cash flow always bad?",
      answer:
        "It means you pay every month and depend on growth. Be sure that you can afford it, also in a year with a vacancy and a new roof.",
    },
  ],
  next: [
    { slug: "irr", why: "the rate of return of any list of cash flows." },
    { slug: "mortgage", why: "the loan month by month." },
    { slug: "depreciation", why: "yearly depreciation for taxes." },
  ],
  related: ["mortgage", "irr", "rent-vs-buy", "roi", "depreciation"],
  sources: [
    {
      title: "The Balance, A Rental Property Cash Flow Example",
      url: "https://www.thebalance.com/cashflow-of-a-rental-property-an-example-2866811",
    },
    {
      title: "BiggerPockets, Apartment Investing – A Look at Five Year Investment Returns",
      url: "https://www.biggerpockets.com/blog/2008/08/12/apartment-investing-a-look-at-five-year-investment-returns/",
    },
  ],
  synonyms: [
    "investment property calculator",
    "cap rate calculator",
    "cash-on-cash return calculator",
    "NOI calculator",
    "buy to let",
    "landlord calculator",
    "rental yield",
  ],
  everydayWords: ["landlord", "tenants", "duplex", "rent out", "investment property"],
  inputWords: {
    rent: "Monthly rent, rents for",
    vacancy_rate: "Of the rent, lost while empty",
    maintenance_rate: "Of the rent",
    management_rate: "Of the rent",
    hold: "Keep it for",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof rentalProperty>;
