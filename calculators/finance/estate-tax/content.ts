import type { Content } from "#engine";
import type estateTax from "./estate-tax.ts";
import vectors from "./vectors.ts";

export default {
  title: "Estate tax calculator: US estate tax and UK IHT",
  purpose:
    "Calculates US federal estate tax or UK Inheritance Tax on what someone leaves at death, with what is free of tax and what is left for the heirs.",
  about: [
    "Most estates owe no tax at death. In the US, the first 15 million dollars are free in 2026, and twice as much for a couple. In the UK, tax begins at £325,000, or at £500,000 if a home goes to children.",
    "The calculator shows where the line is for one estate, and what lies above it.",
  ],
  howToUse: [
    "Add up everything at its market value: the home, savings, investments, a business, and life insurance that pays into the estate.",
    "Enter what goes to a spouse and to charity. Both are free of tax.",
    "For the second of a couple to die, enter what the first did not use. It can double the allowance.",
    "In the UK, enter the value of the home only if children, stepchildren or grandchildren inherit it.",
  ],
  methodology: [
    "US: the taxable estate and taxable gifts made during life are taxed by the scale of 26 U.S.C. 2001(c), from 18% to 40%. From that we take the credit: the tax that the same scale puts on the exclusion. As the scale reaches 40% at one million dollars, the tax is 40% of what is above the exclusion.",
    "UK: from the estate after debts, gifts to a spouse and to charity are free. Then come the nil-rate band, less gifts of the last seven years, and the residence nil-rate band.",
    "The residence band is at most the value of the home, and shrinks by £1 for every £2 of the estate above £2 million, before any exemption.",
    "The rate is 40%. It is 36% if at least a tenth of the baseline goes to charity: the estate after the nil-rate band and the spouse's part, before the charity's.",
  ],
  assumptions: [
    "One person, at home in the country, who leaves a spouse with full exemption. A spouse who isn't a US citizen, or isn't long resident in the UK, has limits.",
    "US gifts are those above the annual exclusion, on which no gift tax was paid.",
    "The charity share is that of one component of the estate.",
  ],
  limitations: [
    "US states have taxes of their own, some from one million dollars on. They are not included.",
    "Left out: business and agricultural relief, taper relief on UK gifts, downsizing, trusts, and special valuations.",
    "Most unused UK pensions are expected to count from April 2027.",
    "The US exclusions of 2023 to 2026 and the words of the code were read in public copies, the UK figures on GOV.UK.",
  ],
  example: {
    story:
      "Harold leaves $18 million in 2026: a farm, a house and shares. He was divorced, and everything goes to his three children.",
    outcome: "Only what is above the exclusion is taxed, so the children keep more than nine tenths.",
    inputs: { country: "us", estate: 18000000, year: "2026" },
  },
  mistakes: [
    "Taking 40% of the whole estate. Only the part above the allowance is taxed.",
    "Forgetting life insurance. It counts if the person who died owned the policy or it pays to the estate.",
    "Letting a late spouse's allowance go. In the US it has to be claimed on a return, even if no tax is due.",
    "Counting a UK home for the residence band that goes to nieces or friends.",
  ],
  questions: [
    {
      question: "Who pays the tax?",
      answer: "The estate pays it before the heirs receive anything. They pay no income tax on what they inherit.",
    },
    {
      question: "How much can I leave free of federal estate tax?",
      answer: "15 million dollars in 2026, after 13.99 million in 2025. A couple can leave twice that.",
    },
    {
      question: "When is UK Inheritance Tax due?",
      answer: "By the end of the sixth month after the death. Tax on a home can be paid over ten years.",
    },
    {
      question: "Do gifts before death help?",
      answer:
        "In the UK, if you live for seven more years. In the US, gifts up to the yearly exclusion do, and larger ones use up the lifetime exclusion.",
    },
  ],
  next: [
    { slug: "capital-gains", why: "the tax when heirs sell." },
    { slug: "income-tax", why: "the tax on income." },
    { slug: "rmd", why: "withdrawals from an inherited account." },
  ],
  related: ["capital-gains", "income-tax", "rmd", "uk-stamp-duty"],
  sources: [
    { title: "26 U.S.C. 2001 and 2010", url: "https://www.law.cornell.edu/uscode/text/26/2001" },
    {
      title: "Inheritance Tax Act 1984, sections 8D and 8E",
      url: "https://www.legislation.gov.uk/ukpga/1984/51/section/8D",
    },
    { title: "HMRC Inheritance Tax Manual", url: "https://www.gov.uk/hmrc-internal-manuals/inheritance-tax-manual" },
  ],
  synonyms: ["inheritance tax calculator", "IHT calculator", "death tax", "federal estate tax", "nil-rate band"],
  everydayWords: ["inherit", "will", "death", "heirs"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof estateTax>;
