import type { Content } from "#engine";
import type capitalGains from "./capital-gains.ts";
import vectors from "./vectors.ts";

export default {
  title: "Capital gains tax calculator: US and UK",
  purpose:
    "Calculates the tax on a gain from shares, funds, crypto, property or your home. In the US, it covers short-term and long-term rates, the net investment income tax and the exclusion for a home. In the UK, it covers the annual exempt amount and the rates of 18% and 24%.",
  about: [
    "A capital gain is what you sell something for, less what you paid. It is taxed in the year of the sale, on top of your other income.",
    "Use it before you sell. The day you sell, the year you sell in and your other income can change the tax by thousands.",
  ],
  howToUse: [
    "In the US, compare an investment owned for a year or less with one owned for over a year. If you are a few weeks short of a year, waiting can cut the tax by a third or more.",
    "Look at the table. If part of the gain is taxed at 0%, you can sell a little more this year without tax.",
    "If you also sold something at a loss, enter it under “More options”.",
  ],
  methodology: [
    "The gain is the sale price less what you paid and what it cost to sell.",
    "US, long-term: the gain lies on top of your other taxable income, and each part is taxed at 0%, 15% or 20%. If the rates for income would give less, they are used, as the worksheet of Form 1040 says.",
    "US, short-term: the gain is taxed as income, in your brackets. The tax shown is what the gain adds.",
    "US deductions: we use the standard deduction, or your itemized deductions if they are larger. What your other income leaves unused is taken off the gain.",
    "Net investment income tax: 3.8% of the gain, or of the part of your total income above $200,000 (single), $250,000 (joint) or $125,000 (separate) if that is smaller.",
    "Home in the US: $250,000 of the gain is free, or $500,000 for a couple filing jointly. In the UK, the gain on your only home is free.",
    "UK: losses and the annual exempt amount come off first. The rest is taxed at 18% as far as your basic band reaches, and at 24% above.",
  ],
  assumptions: [
    "You are a resident, and an individual or a couple filing a joint return.",
    "Other income is pay or a pension. It has no dividends, interest or gains of its own.",
    "You are under 65, so the standard deduction is the usual one.",
    "In the UK, everyone has the full personal allowance, and the basic band is that of the whole UK, also for people in Scotland.",
    "Losses are of the same year and the same kind as the gain.",
  ],
  limitations: [
    "State taxes, collectibles (28%), depreciation of rentals (25%), small business stock and the alternative minimum tax are not included.",
    "The exclusion for a home can be smaller if you rented it out or moved early. UK relief for part of the time, and Business Asset Disposal Relief, are not included.",
    "We have US figures for 2024 to 2026 and UK figures for 2025–26 and 2026–27. Australia and Canada are not included.",
    "Only one figure here was worked out by an authority. The others come from public tax programs or are worked by hand. The rates were read in those programs, which name the law.",
  ],
  example: {
    story:
      "Dana is single and earns $90,000. Three years ago she bought shares for $20,000, and now they are worth $50,000. She wants to know what a sale would leave her.",
    outcome: "The whole gain is in the 15% band. Had she sold within a year, it would have been taxed at 22% and more.",
    inputs: { country: "us", cost: 20000, sale_price: 50000, asset: "long", income: 90000 },
  },
  mistakes: [
    "Taxing the whole sale price. Only the gain is taxed.",
    "Thinking that a large gain pushes your salary into a higher bracket. It lies on top of your income, so your salary is taxed as before.",
    "Selling on the anniversary. More than a year means at least a year and a day.",
    "Forgetting fees and improvements. They raise the cost and lower the gain.",
  ],
  questions: [
    {
      question: "What is the capital gains tax rate?",
      answer:
        "In the US, 0%, 15% or 20% after more than a year, and your income tax rate before. In the UK, 18% or 24%.",
    },
    {
      question: "Can a long-term gain really be taxed at 0%?",
      answer:
        "Yes. In 2026, a single person pays nothing on the part of a gain that lies below $49,450 of taxable income, and a couple filing jointly below $98,900.",
    },
    {
      question: "Do I pay tax when I sell my house?",
      answer:
        "Often not. In the US, you need to have owned it and lived in it for two of the five years before, and the gain must be within the exclusion. In the UK, the gain on a home you always lived in is free.",
    },
    {
      question: "What if I sell at a loss?",
      answer:
        "You owe nothing. In the US, the loss first reduces other gains, then up to $3,000 of other income a year. In the UK, you can carry it forward.",
    },
  ],
  next: [
    { slug: "income-tax", why: "the tax on your other income." },
    { slug: "roi", why: "the return before tax, in total and per year." },
    { slug: "investment-growth", why: "what the rest can grow to." },
  ],
  related: ["income-tax", "roi", "investment-growth", "cagr"],
  sources: [
    { title: "IRS Topic 409, Capital gains and losses", url: "https://www.irs.gov/taxtopics/tc409" },
    { title: "26 U.S.C. 1(h), 121 and 1411", url: "https://www.law.cornell.edu/uscode/text/26/1" },
    { title: "GOV.UK, Capital Gains Tax rates", url: "https://www.gov.uk/capital-gains-tax/rates" },
  ],
  synonyms: ["CGT", "long-term capital gains", "short-term capital gains", "NIIT", "stock sale tax"],
  everydayWords: ["sold my house", "bought for", "profit on bitcoin", "sell stock"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof capitalGains>;
