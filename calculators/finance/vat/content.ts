import type { Content } from "#engine";
import type vat from "./vat.ts";
import vectors from "./vectors.ts";

export default {
  title: "VAT calculator by country: add or remove VAT",
  purpose:
    "Adds value added tax (VAT), also called goods and services tax (GST), to a price or takes it out of a price. It knows the newest published rates of the European Union, the United Kingdom, Norway, Switzerland, Canada, Australia and New Zealand.",
  about: [
    "If you write invoices, you add VAT. If you claim VAT back, you take it out of the price you paid. If you travel, you can see how much of a price is tax.",
    "You can find four things: the price with VAT, the price without VAT, both prices from the VAT amount, or the VAT rate from both prices.",
  ],
  howToUse: [
    "On an invoice, show all three figures: the price without VAT, the VAT amount and the price with VAT.",
    "To claim VAT back, choose “Price without VAT” and enter the price on the receipt. The VAT amount is what you claim.",
    "If your invoice has several rates, work out each rate separately and add the results.",
  ],
  methodology: [
    "In the formula, rate is the VAT rate in percent. The VAT is the price without VAT × rate ÷ 100. Add the VAT to get the price with VAT.",
    "To take VAT out, divide: price without VAT = price with VAT ÷ (1 + rate ÷ 100). To get the VAT in a price, multiply the price with VAT by rate ÷ (100 + rate). At 20% that is 20 ÷ 120, or one sixth.",
  ],
  assumptions: [
    "Choose a country for its newest published rates. The answer names their year. If you enter your own rate, we use yours instead.",
    "Some Canadian provinces charge one combined tax (HST). The other provinces charge the federal GST plus their own tax, if any. Each of these taxes is a percentage of the price before tax.",
    "Rates come from a list of the European Commission's Taxes in Europe Database of March 2026, and from pages on the laws of single countries. Canada's rates come from TaxTips.ca.",
    "Austria's 4.9% on basic food began on July 1, 2026.",
    "Enter the price of one item. We multiply the price by the quantity.",
    "The VAT is rounded once, on the whole invoice, to the nearest cent. Half a cent rounds up. Some tax offices let you round each line, or round down. British retailers aren't allowed to round down.",
    "A cent means the smallest unit of your currency, such as a whole yen.",
    "With “Don't round”, we calculate with every digit. You still see amounts in cents.",
  ],
  limitations: [
    "It doesn't know which goods get which rate, because the lists differ by country. Check with your tax office.",
    "A country may have more reduced rates than we know, for a few goods. Zero rates aren't included, nor are the rates of regions such as Madeira, Corsica and the Canary Islands. Enter such a rate as your own.",
    "A rate found from two rounded prices may be slightly off.",
  ],
  example: {
    story:
      "Imran runs a studio in Sydney and buys a desk chair. The receipt says $110.00, including Australia's GST of 10%. His company can claim the tax back.",
    outcome:
      "He claims $10, one eleventh of the price. His first guess was 10% of $110, or $11. That would have been too much.",
    inputs: { find: "net", price_with: 110, country: "au" },
  },
  mistakes: [
    "Taking 20% off a price that includes 20% VAT. 120 minus 20% is 96, but the price without VAT is 100.",
    "Quoting a price without VAT to a private customer. Private customers expect the price they will pay.",
    "Charging your own country's rate to customers abroad without checking. Often their country's rate applies, or no VAT at all.",
  ],
  questions: [
    {
      question: "How do I take VAT out of a price?",
      answer: "Divide by 1 plus the rate as a decimal. At 20%, 120 ÷ 1.2 is 100, so the VAT is 20.",
    },
    {
      question: "What is the VAT fraction?",
      answer:
        "The share of a price with VAT that is tax: rate ÷ (100 + rate). For 20% it is 1/6, for 15% 3/23, for 10% 1/11 and for 5% 1/21.",
    },
    {
      question: "Is GST the same as VAT?",
      answer:
        "For this calculation, yes. Both are a percentage of the price without tax. Australia, New Zealand, India, Singapore and Canada say GST.",
    },
    {
      question: "Is sales tax the same as VAT?",
      answer:
        "No. US sales tax is charged once, at the final sale, and added to the price on the tag. VAT is charged each time goods are sold, from maker to store to customer. The price on the tag usually includes VAT.",
    },
    {
      question: "Why does my invoice differ by a cent?",
      answer:
        "Your invoice may round the VAT on each line. This page rounds once for the whole invoice. Set “Round the VAT on” to “Each item”, or try rounding down.",
    },
  ],
  next: [
    { slug: "sales-tax", why: "US sales tax by state." },
    { slug: "margin", why: "set your price before VAT from your cost." },
    { slug: "discount", why: "take a discount off first." },
  ],
  related: ["sales-tax", "discount", "percentage"],
  sources: [
    {
      title: "European Commission, Taxes in Europe Database, as listed by vatnode",
      url: "https://vatnode.dev/blog/eu-vat-rates-2026",
    },
    { title: "HM Revenue & Customs, VAT guide (Notice 700)", url: "https://www.gov.uk/guidance/vat-guide-notice-700" },
    {
      title: "Inland Revenue New Zealand, Tax changes 2010, Calculating GST",
      url: "http://www.ird.govt.nz/changes-2010/gst/businesses/calculating/",
    },
  ],
  synonyms: [
    "value added tax",
    "GST",
    "goods and services tax",
    "HST",
    "IVA",
    "TVA",
    "Mehrwertsteuer",
    "reverse VAT",
    "remove VAT",
    "net and gross",
    "ex VAT",
  ],
  everydayWords: ["HST Ontario", "MwSt", "TVA", "IVA", "Ireland", "Germany", "UK"],
  inputWords: {
    price_without: "Net, ex, excluding, add to, plus",
    price_with: "Gross, inc, including, remove, take off",
    vat_paid: "Tax on the invoice",
    country: "Pounds, euro; sets the rate",
    category: "Standard or reduced",
    vat_rate: "Percent, instead of country's",
  },
  changes: [
    {
      version: "1.2.1",
      date: "2026-11-26",
    },
    {
      version: "1.2.0",
      date: "2026-11-26",
      what: "Knows 4.9% in Austria, 3% in Cyprus, 4.8% in Ireland, 12% in Malta and 11.11% in Norway, and says that a country may have others. “Reduced” is now 10% in Austria (it was 13%) and 2.6% in Switzerland (it was 3.8%). Amounts are in the country's currency unless you chose one.",
    },
    {
      version: "1.1.2",
      date: "2026-11-25",
      what: "In a currency without cents, such as yen, or with three decimals, the VAT is rounded to that currency's smallest unit. Where a currency has cents, all figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Knows the rates of 45 countries and provinces in 2026. Answers with a rate of your own are the same as before.",
    },
  ],
  vectors,
} satisfies Content<typeof vat>;
