import type { Content } from "#engine";
import type salary from "./salary.ts";
import vectors from "./vectors.ts";

export default {
  title: "Salary converter: hourly to yearly pay and back",
  purpose:
    "Converts pay between hourly, daily, weekly, biweekly, four-weekly, twice-monthly, monthly, quarterly and yearly, before taxes.",
  about: [
    "A job ad says $28 an hour; your current job pays $56,000 a year. Which is more? Convert both to the same period and you know.",
    "It is just as handy for budgeting: rent is due monthly, but the paycheck comes every two weeks.",
  ],
  howToUse: [
    "Compare jobs by the year, then look at the hours. The same salary for 37.5 hours a week is a higher hourly wage than for 45.",
    "For a monthly budget on a biweekly paycheck, plan with two checks a month. Twice a year a third one arrives; treat it as a bonus.",
    "This is gross pay. What lands in your account is less, after taxes and deductions.",
  ],
  methodology: [
    "Multiply the pay by how many times a year you get it. That is your yearly pay. Then divide that by the number of new pay periods in a year.",
    "Unpaid weeks earn nothing, so hourly, daily, weekly, biweekly and four-weekly pay adds up to less in a year. Pay that you enter by the half month, month, quarter or year stays the same. You earn it in fewer hours, so the hourly rate is higher.",
    "A month is a twelfth of the year, half a month a twenty-fourth and a quarter a fourth.",
  ],
  assumptions: [
    "A year has 52 weeks unless you change it. That leaves out a day, or two in a leap year. The calendar average is 365.2425 ÷ 7 = 52.1775 weeks. US federal pay divides by 2,087 hours, or 52.175 weeks of 40 hours.",
    "A week has 40 hours and 5 days, and no week is unpaid, unless you change it.",
    "Biweekly pay comes 26 times in 52 weeks, and twice-monthly pay 24 times a year. So a biweekly paycheck is 1/13 smaller than a twice-monthly one.",
    "Figures are rounded only for display.",
  ],
  limitations: [
    "It shows gross pay, before taxes, insurance and retirement contributions.",
    "Overtime and bonuses aren't included. Enter unpaid days under “Unpaid weeks per year”: one day is 0.2.",
    "Employers may divide differently: by 260 or 261 working days, by the paydays in a year (sometimes 27 or 53), or from a rounded hourly rate. Your contract decides.",
  ],
  example: {
    story:
      "Andre is offered $20.00 an hour, 40 hours a week, all year. He wants to compare it with his salary of $40,000.",
    outcome:
      "Slightly more than he earns now. But the new job has no paid vacation: with three unpaid weeks, the hourly job pays $39,200, less than his salary.",
    inputs: { amount: 20, period: "hourly", to: "yearly" },
  },
  mistakes: [
    "Counting a month as four weeks. A month is about 4.33 weeks.",
    "Confusing biweekly (26 a year) with twice a month (24 a year).",
    "Comparing gross with net.",
    "Forgetting unpaid time off in an hourly job.",
  ],
  questions: [
    {
      question: "How much is $20 an hour per year?",
      answer:
        "$41,600 for 40 hours a week and 52 paid weeks. A quick way: double the hourly wage and add three zeros, so about $40,000.",
    },
    {
      question: "What is the difference between biweekly and twice a month?",
      answer:
        "Biweekly gives 26 paychecks a year, twice a month 24. On $52,000 a year, biweekly pay is $2,000.00 and twice-a-month pay is $2,166.67.",
    },
    {
      question: "Why isn't a month four weeks?",
      answer: "A month is 52 ÷ 12, about 4.33 weeks. Twelve months of four weeks would be only 48 weeks.",
    },
    {
      question: "How do I count time off?",
      answer:
        "Paid time off changes nothing. Enter unpaid time as weeks, with a fifth of a week for each day of a five-day week.",
    },
    {
      question: "Why does my employer's hourly rate differ slightly?",
      answer:
        "It probably assumes a slightly different number of hours in a year. US federal pay divides by 2,087 hours instead of 2,080, so its rate is a third of a percent lower.",
    },
  ],
  next: [
    { slug: "paycheck", why: "what is left of it after taxes." },
    { slug: "hours-worked", why: "check the hours on your time card." },
    { slug: "percentage-change", why: "how big is the raise?" },
  ],
  related: ["paycheck", "income-tax", "hours-worked", "commission", "percentage-change"],
  feeds: { "house-affordability": { income: "yearly" } },
  sources: [
    {
      title: "US Code of Federal Regulations, 29 CFR 778.113, Salaried employees, general",
      url: "https://www.ecfr.gov/current/title-29/section-778.113",
    },
    {
      title:
        "US Office of Personnel Management, Fact sheet: Computing Hourly Rates of Pay Using the 2,087-Hour Divisor",
      url: "https://www.opm.gov/policy-data-oversight/pay-leave/pay-administration/fact-sheets/computing-hourly-rates-of-pay-using-the-2087-hour-divisor/",
    },
  ],
  synonyms: [
    "hourly to salary",
    "salary to hourly",
    "wage",
    "annual income",
    "biweekly pay",
    "semimonthly pay",
    "fortnightly pay",
    "paycheck",
    "monthly pay",
    "per annum",
    "day rate",
  ],
  everydayWords: [
    "wage",
    "weekly, biweekly, daily rate",
    "monthly to annual, annually",
    "part time",
    "contractor",
    "job",
  ],
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-24",
      what: "The formula is worded more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "The formula is worded more plainly. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof salary>;
