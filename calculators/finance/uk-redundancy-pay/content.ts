import type { Content } from "#engine";
import type ukRedundancyPay from "./uk-redundancy-pay.ts";
import vectors from "./vectors.ts";

export default {
  title: "UK redundancy pay calculator: your statutory pay",
  purpose:
    "Calculates the statutory redundancy pay that your employer owes you in Great Britain or Northern Ireland. It uses your age, your full years of service, your weekly pay and the limit on the day your job ends.",
  about: [
    "Redundancy is when your job ends because the employer no longer needs it. With at least two years of service, employees have a right to a lump sum.",
    "The law counts each full year. A year from age 41 on is worth one and a half weeks' pay, a year from 22 to 40 a week's pay, and a year below 22 half a week's pay.",
  ],
  howToUse: [
    "Your job ends on the day your notice ends, not on the day you got it. If your employer pays you instead of notice, use the day on which the legal minimum of notice would have ended.",
    "Weekly pay is before tax. If it changes, take the average of the 12 weeks before you got notice.",
    "Check your contract. Many employers pay more than the law says, but they can't pay less.",
    "Try the next tax year: the limit on a week's pay goes up each year, and one more full year of service can be worth waiting for.",
  ],
  methodology: [
    "Years are counted back from the redundancy date, at most 20 of them. Each full year belongs to the age that you had all through it: a year that began at 40 counts as one week, even if you turned 41 in it.",
    "The weeks of all years are added up and multiplied by your weekly pay. Weekly pay above the limit on that day doesn't count.",
    "The limit is set each April. Northern Ireland has its own, which is higher.",
  ],
  assumptions: [
    "You are an employee with a contract, and have worked for this employer without a break.",
    "Your birthday falls on the redundancy date or before it: the age is your age on that day.",
    "The law works in whole years, so part of a year never counts.",
  ],
  limitations: [
    "It doesn't include notice pay, holiday pay or a better scheme of your employer.",
    "Some people have no right to it, such as those who turn down suitable other work without good reason.",
    "We have limits from April 6, 2019 to April 5, 2027. We read them in the public source code of GOV.UK's own calculator, not in the orders themselves.",
    "The Act was read as first enacted. Its cut for people over 64 was repealed in 2006 and isn't applied.",
  ],
  example: {
    story:
      "Priya is 45 and has worked for a shop in Leeds for 12 years and 5 months. She earns £600 a week, and her job ends on November 27, 2026.",
    outcome:
      "Four of her years began at 41 or later and count one and a half weeks each. The other eight count a week each. Her employer also owes her 12 weeks of notice.",
    inputs: { place: "gb", tax_year: "2026", age: 45, years: 12.4, weekly_pay: 600 },
  },
  mistakes: [
    "Using pay after tax. The law counts weekly pay before tax, up to the limit.",
    "Counting part of a year as a full one. Eleven years and eleven months are 11 years.",
    "Multiplying all years by the rate for your age today. Earlier years have the rate of the age you had then.",
    "Taking the day of the announcement as the redundancy date.",
  ],
  questions: [
    {
      question: "Is redundancy pay taxed?",
      answer:
        "Up to £30,000 is free of tax. Statutory pay alone never reaches that. Pay for notice and holiday is taxed as usual.",
    },
    {
      question: "How long must I have worked there?",
      answer: "At least two full years. With less, there is no statutory redundancy pay, but you still get notice.",
    },
    {
      question: "How much is the most I can get?",
      answer:
        "From April 6, 2026, £22,530, and £23,490 in Northern Ireland: 20 years at one and a half weeks of the limit.",
    },
    {
      question: "When is it paid?",
      answer:
        "On your last day, or soon after. If it isn't, you can claim within six months. If the employer is insolvent, the government pays.",
    },
  ],
  next: [
    { slug: "date-difference", why: "your years of service from the first day to the last." },
    { slug: "income-tax", why: "the tax on your notice pay." },
    { slug: "savings-goal", why: "how long the money can last or grow." },
  ],
  related: ["date-difference", "income-tax", "salary", "paycheck"],
  sources: [
    { title: "GOV.UK, Redundancy: your rights", url: "https://www.gov.uk/redundancy-your-rights/redundancy-pay" },
    {
      title: "Employment Rights Act 1996, section 162",
      url: "https://www.legislation.gov.uk/ukpga/1996/18/section/162",
    },
  ],
  synonyms: ["statutory redundancy", "severance pay UK", "made redundant", "redundancy payment"],
  everydayWords: ["laid off", "redundant", "Scotland", "Wales", "job ends"],
  inputWords: { weekly_pay: "Weekly gross wage", years: "Time worked there" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof ukRedundancyPay>;
