import type { Content } from "#engine";
import type vat from "./vat.ts";
import vectors from "./vectors.ts";

export default {
  title: "VAT calculator by country: add it or take it out",
  purpose:
    "Adds value added tax (VAT), also called goods and services tax (GST), to a price, takes it out of one, or finds the prices or the rate behind it. It knows the rates of the European Union, the United Kingdom, Norway, Switzerland, Canada, Australia and New Zealand.",
  methodology: [
    "VAT is the rate times the price without it. The price with VAT is both together.",
    "In a price with VAT, the VAT is the rate divided by 100 and the rate: at 20% it is 20 ÷ 120, a sixth; at 15% it is 3/23; at 10% it is an eleventh; at 5% it is a twenty-first.",
    "The VAT is rounded as you choose before it is added or taken off, so that net, VAT and gross always add up.",
  ],
  assumptions: [
    "Choose a country for its rates of 2026, or enter a rate of your own, which always comes first. Programs that send neither are asked for one.",
    "Canadian rates are the federal GST and the province's tax together, both on the price before tax, or the HST.",
    "Where a country has several reduced rates, they are listed from the highest to the lowest.",
    "Rates are from the European Commission's Taxes in Europe Database (as listed in March 2026), the national tax offices, and for Canada TaxTips.ca, all read on 22 November 2026.",
    "The VAT is rounded once, on the whole invoice, to the nearest cent, and half a cent goes up. Some tax offices allow it to be rounded down on an invoice (in Britain not to retailers), or to be rounded on each line: choose that where your rules have it.",
    "A cent is a hundredth of your money. “Not at all” keeps every digit and rounds only what is shown.",
    "Prices from an amount of VAT, and a rate from two prices, are not rounded until they are shown.",
  ],
  limitations: [
    "It does not know what is taxed at which rate, or not at all: the lists differ by country.",
    "Zero rates, and the rates of regions such as Madeira, Corsica and the Canary Islands, are not included. Enter those yourself.",
    "An invoice with several rates is worked out a rate at a time.",
    "A rate that is found from two rounded prices is only as exact as they are.",
  ],
  example: {
    story:
      "A chair is sold for 120.00 with 20% VAT in it, the standard rate of the United Kingdom since 2011. What was it without?",
    inputs: { find: "net", price_with: 120, vat_rate: 20 },
  },
  questions: [
    {
      question: "How do I take VAT out of a price?",
      answer:
        "Divide by 1 and the rate: a price of 120 with 20% VAT is 120 ÷ 1.2 = 100 without. Taking 20% off would give 96, because the 20% are of the price without VAT.",
    },
    {
      question: "What is the VAT fraction?",
      answer:
        "The part of a price with VAT that is VAT: the rate divided by 100 and the rate. For 20% it is 1/6, for 15% 3/23, for 10% 1/11 and for 5% 1/21.",
    },
    {
      question: "Is GST the same as VAT?",
      answer:
        "For this calculation, yes: both are a percentage of the price without tax, paid at each stage of trade. Australia, New Zealand, India, Singapore and Canada call it GST.",
    },
    {
      question: "Why does my invoice differ by a cent?",
      answer:
        "VAT that is rounded on each line and then added is not always VAT that is rounded once at the end. Both are usual. Try “each article”, or rounding down.",
    },
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
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Knows the rates of 45 countries and provinces in 2026. Answers with a rate of your own are the same as before.",
    },
  ],
  vectors,
} satisfies Content<typeof vat>;
