import type { Content } from "#engine";
import type currency from "./currency.ts";
import vectors from "./vectors.ts";

const HMRC = "https://www.trade-tariff.service.gov.uk/exchange_rates/average";

export default {
  title: "Currency calculator: your own or an average rate",
  purpose:
    "Converts an amount from one currency to another. Use the rate that you were offered, or the average rate of a past year or month that a tax authority or central bank publishes.",
  about: [
    "For a payment today, you need the rate of your own bank or card. Enter it, with the fee, and see what arrives.",
    "For a tax return or yearly accounts, you need something else: a rate that an authority published and that everyone can look up. Here you find averages from the European Central Bank (ECB) and from HMRC, the UK's tax authority.",
    "There are no live rates here. Each rate shows its period and source, so the same question has the same answer next year.",
  ],
  howToUse: [
    "Choose both currencies. The rate says how much of the second you get for one of the first.",
    "If your bank quotes the rate the other way, divide 1 by it. “Rate the other way” shows both.",
    "Add the fee under “More options”. Many cards charge about 3% abroad, and airport exchange counters often more.",
    "For a UK Self Assessment return, choose the HMRC average of the year to March 31, which is close to the tax year.",
  ],
  methodology: [
    "The amount is multiplied by the exchange rate. A markup is taken off the result as a percentage.",
    "HMRC prints how many units of each currency one pound bought, as an average of the year. We use these figures as printed.",
    "The ECB publishes a rate against the euro on each working day. We take the plain average of all days of the month or year, rounded to six digits.",
    "Between two other currencies, the rate is worked out through the euro or the pound: units of the second ÷ units of the first. Such a cross rate can differ a little from an average of daily cross rates.",
  ],
  assumptions: [
    "The markup is a percentage of the amount. Fixed fees are not included: take them off the amount first.",
    "Results are rounded to two decimals, also for currencies without cents such as the yen.",
  ],
  limitations: [
    "The IRS table of yearly averages is not included: we could read it only second-hand, and not for all years. The IRS says that it accepts any posted rate that you use consistently.",
    "ECB months run from January 2025 to March 2026, and years from 2020 to 2025. HMRC years end in March 2026.",
    "HMRC's monthly rates for customs and VAT are set in advance and are not averages, so they are not here.",
    "We read HMRC's and the ECB's files in public repositories that keep copies of them, not at the authorities themselves.",
    "Only the 30 currencies that the ECB quotes and HMRC lists are here.",
  ],
  example: {
    story:
      "Hannah lives in Ohio and earned €24,000 in 2025 from a client in Munich, spread over the year. She needs the amount in dollars and wants one rate for the whole year.",
    outcome:
      "She writes the rate and its source next to the amount, and uses the same source again next year. The average differs from the rate on any single day of 2025.",
    inputs: { value: 24000, from: "EUR", to: "USD", by: "ecb_year", year: "2025" },
  },
  mistakes: [
    "Multiplying when the rate is quoted the other way. 100 dollars at 1.17 dollars per euro is 85.47 euros, not 117.",
    "Using a yearly average for one large payment. For a sale on a single day, use the rate of that day.",
    "Taking the rate in the news for the rate you get. The difference is what the bank earns.",
    "Changing the source from year to year to get a better rate. Tax offices expect you to keep to one.",
  ],
  questions: [
    {
      question: "Is this today's exchange rate?",
      answer:
        "No. It's your own rate or an average of the past. For a payment today, ask your bank and enter its rate.",
    },
    {
      question: "Which rate do I use on a US tax return?",
      answer:
        "The IRS has no official rate. It accepts any posted rate used consistently, such as a yearly average for income that came in evenly.",
    },
    {
      question: "How does HMRC make its averages?",
      answer:
        "It averages the monthly rates of the twelve months, and publishes them at the end of March and December.",
    },
    {
      question: "How do I find the markup my card charged?",
      answer:
        "Divide what you were charged by the amount at the published rate of that day, and subtract 1. For example, 103 ÷ 100 - 1 is 3%.",
    },
  ],
  next: [
    { slug: "inflation", why: "what a past amount is worth today." },
    { slug: "percentage-change", why: "how much a rate has moved." },
    { slug: "vat", why: "take the tax off a price abroad." },
  ],
  related: ["inflation", "percentage-change", "vat", "sales-tax"],
  sources: [
    { title: "HMRC average exchange rates", url: HMRC },
    {
      title: "European Central Bank, euro foreign exchange reference rates",
      url: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html",
    },
    {
      title: "IRS, Yearly average currency exchange rates",
      url: "https://www.irs.gov/individuals/international-taxpayers/yearly-average-currency-exchange-rates",
    },
  ],
  synonyms: ["currency converter", "exchange rate", "foreign exchange", "average exchange rate", "forex"],
  everydayWords: ["euros", "pounds", "yen", "abroad", "travel money", "exchange"],
  inputWords: { rate: "Bank's rate", markup: "Card fee" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof currency>;
