import type { Content } from "#engine";
import type vat from "./vat.ts";
import vectors from "./vectors.ts";

export default {
  title: "VAT calculator by country: add or remove VAT",
  purpose:
    "Adds value added tax (VAT), also called goods and services tax (GST), to a price or takes it out. It knows the 2026 rates of the European Union, the United Kingdom, Norway, Switzerland, Canada, Australia and New Zealand.",
  about: [
    "If you write invoices, you add VAT. If you claim it back, you take it out. And if you travel, you may want to know how much of that camera's price is tax.",
    "It finds four things: the price with VAT, the price without, both prices from the VAT amount, and the rate from two prices.",
  ],
  howToUse: [
    "On an invoice, show all three figures: the price without VAT, the VAT amount and the price with VAT. They add up here, to the cent.",
    "To claim VAT back, enter the price on the receipt and choose “Price without VAT”. The VAT amount is what you claim.",
    "If your invoice has several rates, work out each rate separately and add the results.",
  ],
  methodology: [
    "In the formula, rate is the VAT rate in percent. The VAT is the price without VAT × rate ÷ 100, and both together make the price with VAT.",
    "To take it out, divide: price without VAT = price with VAT ÷ (1 + rate ÷ 100). To get the VAT in a price, multiply the price by rate ÷ (100 + rate). At 20% that is 20 ÷ 120, or one sixth.",
    "The VAT is rounded the way you choose before it is added or subtracted.",
  ],
  assumptions: [
    "Choose a country for its 2026 rates. A rate of your own replaces them.",
    "Some Canadian provinces charge one combined tax (HST). The others charge the federal GST plus their own tax, if any, both on the price before tax.",
    "If a country has several reduced rates, they are listed from the highest to the lowest.",
    "Rates come from the European Commission's Taxes in Europe Database of March 2026, the national tax offices, and for Canada TaxTips.ca.",
    "The quantity multiplies the price, so enter the price of one item.",
    "The VAT is rounded once, on the whole invoice, to the nearest cent, with half a cent rounding up. Some tax offices let you round each line, or round down. British retailers may not round down.",
    "A cent means the smallest unit of your currency: a whole yen, or a thousandth of a Kuwaiti dinar. “Don't round” keeps every digit in the sums, although you still see cents.",
    "Prices worked out from a VAT amount, and a rate worked out from two prices, are rounded only for display.",
  ],
  limitations: [
    "It doesn't know which goods get which rate: the lists differ by country.",
    "Zero rates, and the rates of regions such as Madeira, Corsica and the Canary Islands, aren't included. Enter those yourself.",
    "A rate found from two rounded prices is only as exact as they are.",
  ],
  example: {
    story:
      "Imran runs a studio in Sydney and buys a desk chair. The receipt says $110.00, including Australia's GST of 10%. His company can claim the tax back.",
    outcome:
      "He claims $10, one eleventh of the price. His first guess was 10% of $110, or $11, and the tax office would have rejected that.",
    inputs: { find: "net", price_with: 110, country: "au" },
  },
  mistakes: [
    "Taking 20% off a price that includes 20% VAT. 120 minus 20% is 96; the price without VAT is 100.",
    "Quoting a price without VAT to a private customer, who expects the price they will pay.",
    "Charging your own country's rate to customers abroad without checking. Often theirs applies, or none.",
    "Rounding each line and then comparing with a total that was rounded once. 12 items at 10.03 with 20% VAT come to 144.48 one way and 144.43 the other.",
  ],
  questions: [
    {
      question: "How do I take VAT out of a price?",
      answer: "Divide by 1 plus the rate as a decimal. At 20%, 120 ÷ 1.2 is 100, so the VAT is 20.",
    },
    {
      question: "What is the VAT fraction?",
      answer:
        "The part of a price with VAT that is VAT: the rate divided by (100 + the rate). For 20% it is 1/6, for 15% 3/23, for 10% 1/11 and for 5% 1/21.",
    },
    {
      question: "Is GST the same as VAT?",
      answer:
        "For this calculation, yes. Both are a percentage of the price without tax, paid at each stage of trade. Australia, New Zealand, India, Singapore and Canada call it GST.",
    },
    {
      question: "Is sales tax the same as VAT?",
      answer:
        "To the buyer they look alike. US sales tax is charged once, at the final sale, and added to the price on the tag. VAT is charged at every stage and is usually inside the price on the tag.",
    },
    {
      question: "Why does my invoice differ by a cent?",
      answer:
        "It may round the VAT on each line, and this page rounds once for the whole invoice. Try “Each item”, or rounding down.",
    },
  ],
  next: [
    { slug: "sales-tax", why: "US sales tax by state." },
    { slug: "margin", why: "set the price before VAT from your cost." },
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
  everydayWords: [
    "net",
    "gross",
    "ex, inc, excluding, including",
    "remove, add tax",
    "percent",
    "HST Ontario",
    "MwSt",
    "TVA",
    "IVA",
    "Ireland, Germany",
    "euro",
    "pounds",
    "bought",
    "invoice",
    "UK",
  ],
  changes: [
    {
      version: "1.1.2",
      date: "2026-11-25",
      what: "In a currency without cents, such as yen, or with three decimals, the VAT is rounded to that currency's smallest unit. Where a currency has cents, all figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
      what: "Notes name places as people do: the Netherlands, Ontario. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Knows the rates of 45 countries and provinces in 2026. Answers with a rate of your own are the same as before.",
    },
  ],
  vectors,
} satisfies Content<typeof vat>;
