import type { Content } from "#engine";
import type ukStampDuty from "./uk-stamp-duty.ts";
import vectors from "./vectors.ts";

export default {
  title: "UK stamp duty calculator: SDLT, LBTT and LTT",
  purpose:
    "Calculates the tax on buying a home in the UK: Stamp Duty Land Tax in England and Northern Ireland, Land and Buildings Transaction Tax in Scotland, and Land Transaction Tax in Wales. It shows the tax in each band, first-time buyer relief, and the surcharges for additional homes and buyers from abroad.",
  about: [
    "Everyone who buys a home in the UK above a certain price pays a tax on it. Most people still call it stamp duty, but Scotland and Wales have their own taxes with their own rates.",
    "You pay it with your own money: a mortgage doesn't cover it. So it belongs in your budget beside the deposit, the survey and the solicitor.",
  ],
  howToUse: [
    "Try a price just below and just above the first-time buyer limit in England. A pound more can cost you the whole relief.",
    "If you buy before you sell your old home, choose an additional home. You pay the surcharge first and claim it back when you sell.",
    "The rates are those of the day you complete, not of the day you agreed the price. Change the date under “More options” if your purchase is older.",
  ],
  methodology: [
    "The price is cut into bands. Each rate applies only to the part of the price in its own band, and the tax is the sum.",
    "England and Northern Ireland: a first-time buyer pays nothing up to a threshold and 5% above it, as long as the whole price is within the limit of the relief. An additional home adds 5 percentage points to every band, and a buyer from abroad 2 more.",
    "Scotland: a first-time buyer starts to pay at £175,000 instead of £145,000, at any price. The Additional Dwelling Supplement is 8% of the whole price, which we show as 8 points on every band.",
    "Wales: an additional home has a scale of its own, with other bands. There is no relief for first-time buyers and no surcharge for buyers from abroad.",
    "The surcharge shown is the tax less what someone who moves home would pay. The relief is the same the other way round.",
  ],
  assumptions: [
    "You are an individual, and you buy a freehold, or a lease for a premium, to live in or to let.",
    "A first-time buyer has never owned a home anywhere, nor has anyone who buys with them.",
    "An additional home counts from £40,000 on in all three countries.",
    "Tax offices round down to whole pounds. We show the pence.",
  ],
  limitations: [
    "Companies, trusts, shared ownership, several homes at once, leases with high rent, and shops or farms have other rules.",
    "Contracts signed before a rate changed sometimes keep the old rate.",
    "We have rates from September 23, 2022 for England and Northern Ireland, from December 16, 2022 for Scotland and from October 10, 2022 for Wales.",
    "We read GOV.UK's, Revenue Scotland's and Wales's rates in copies by tax advisers and in public source code, not in the acts themselves.",
  ],
  example: {
    story:
      "Tom and Aisha both buy their first home, a terraced house in Bristol for £350,000. They have £40,000 of savings and wonder how much of it the tax will take.",
    outcome:
      "Only the part above £300,000 is taxed. Had one of them owned a flat before, they would have paid three times as much.",
    inputs: { place: "england", price: 350000, buyer: "first" },
  },
  mistakes: [
    "Taking the highest rate for the whole price. Only the part in that band is taxed at it.",
    "Counting as a first-time buyer after inheriting a share of a home. Any earlier ownership, anywhere, ends the relief.",
    "Using England's rates in Scotland or Wales.",
    "Forgetting that a couple counts as one: if either owns another home, the surcharge is due.",
  ],
  questions: [
    {
      question: "When is stamp duty due?",
      answer:
        "Within 14 days of completion in England and Northern Ireland, and within 30 days in Scotland and Wales. Your solicitor usually pays it for you.",
    },
    {
      question: "At what price does stamp duty begin?",
      answer:
        "For a main home, above £125,000 in England and Northern Ireland, £145,000 in Scotland and £225,000 in Wales.",
    },
    {
      question: "Who pays it, the buyer or the seller?",
      answer: "The buyer. If you sell one home and buy another, you pay only on the one you buy.",
    },
    {
      question: "Do I pay the surcharge if I replace my main home?",
      answer:
        "No, if you sell the old one on the same day or earlier. If you sell it later, you can usually claim the surcharge back within a time limit.",
    },
  ],
  next: [
    { slug: "mortgage", why: "your monthly payment on the rest of the price." },
    { slug: "savings-goal", why: "how long to save for the deposit and the tax." },
    { slug: "rent-vs-buy", why: "whether buying beats renting with all costs counted." },
  ],
  related: ["mortgage", "house-affordability", "rent-vs-buy", "savings-goal"],
  sources: [
    {
      title: "GOV.UK, Stamp Duty Land Tax: residential property rates",
      url: "https://www.gov.uk/stamp-duty-land-tax/residential-property-rates",
    },
    {
      title: "Finance Act 2003, schedules 4ZA and 6ZA",
      url: "https://www.legislation.gov.uk/ukpga/2003/14/schedule/4ZA",
    },
    {
      title: "Land and Buildings Transaction Tax (Scotland) Act 2013, schedule 2A",
      url: "https://www.legislation.gov.uk/asp/2013/11/schedule/2A",
    },
    {
      title: "ICAEW, Residential land tax hike in Wales",
      url: "https://www.icaew.com/insights/tax-news/2024/dec-2024/residential-land-tax-hike-in-wales",
    },
  ],
  synonyms: ["SDLT calculator", "LBTT calculator", "LTT calculator", "property tax UK", "land transaction tax"],
  everydayWords: ["buy a flat", "buy-to-let", "second home", "Scotland", "Wales"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof ukStampDuty>;
