import type { Content } from "#engine";
import type salary from "./salary.ts";
import vectors from "./vectors.ts";

export default {
  title: "Salary converter: hourly to yearly pay and back",
  purpose:
    "Converts pay before taxes between hourly, daily, weekly, monthly, quarterly and yearly. It also converts pay that comes every two weeks, every four weeks or twice a month.",
  about: [
    "A job ad says $28 an hour; your current job pays $56,000 a year. Which is more? Convert both to the same period and you know.",
    "It also helps with a budget: rent is due every month, but your paycheck may come every two weeks.",
  ],
  howToUse: [
    "Compare the yearly pay of two jobs, then the hourly pay. The same salary pays more per hour for 37.5 hours a week than for 45.",
    "For a monthly budget on biweekly pay, plan with two paychecks a month. Two months a year bring a third paycheck. Treat it as a bonus.",
    "All figures are gross pay. After taxes and deductions, less money arrives in your account.",
  ],
  methodology: [
    "First, multiply your pay by the number of pay periods in a year. The result is your yearly pay. To get monthly pay, divide the yearly pay by 12. Other periods work the same way.",
    "Unpaid weeks lower your yearly pay if you enter pay per hour, per day, per week, or for two or four weeks. With “Twice a month”, or with pay per month, quarter or year, your yearly pay stays the same. You then earn it in fewer hours, so the hourly rate is higher.",
  ],
  assumptions: [
    "A year has 52 weeks unless you change it. A calendar year is a day or two longer: 52.1775 weeks on average.",
    "A week has 40 hours and 5 days unless you change them. No week is unpaid unless you enter unpaid weeks.",
    "Biweekly pay comes 26 times in 52 weeks. Twice-monthly pay comes 24 times a year.",
  ],
  limitations: [
    "It shows gross pay, before taxes, insurance and retirement contributions.",
    "Overtime and bonuses aren't included. Add them to the yearly pay yourself.",
    "Employers may count differently. Some divide the salary by 260 or 261 working days, and some years have 27 biweekly paydays instead of 26. Your contract decides.",
  ],
  example: {
    story:
      "Andre is offered $20.00 an hour, 40 hours a week, all year. He wants to compare it with his salary of $40,000.",
    outcome:
      "The new job pays slightly more. But it has no paid vacation. With three unpaid weeks, it pays $39,200 a year, which is less than his salary.",
    inputs: { amount: 20, period: "hourly", to: "yearly" },
  },
  mistakes: [
    "Counting a month as four weeks. A month is about 4.33 weeks.",
    "Confusing biweekly (26 a year) with twice a month (24 a year).",
    "Comparing gross pay with take-home pay.",
    "Forgetting unpaid time off in an hourly job.",
  ],
  questions: [
    {
      question: "How much is $20 an hour per year?",
      answer:
        "$41,600, with 40 hours a week and 52 paid weeks. For a quick estimate, double the hourly wage and add three zeros. That gives $40,000.",
    },
    {
      question: "What is the difference between biweekly and twice a month?",
      answer:
        "Biweekly gives 26 paychecks a year. Twice a month gives 24. On a salary of $52,000, a biweekly paycheck is $2,000.00, and a twice-a-month paycheck is $2,166.67.",
    },
    {
      question: "Why isn't a month four weeks?",
      answer: "A month is 52 ÷ 12, about 4.33 weeks. Twelve months of four weeks would be only 48 weeks.",
    },
    {
      question: "How do I count time off?",
      answer:
        "Paid time off changes nothing. Enter unpaid time off under “Unpaid weeks per year”. In a five-day week, one unpaid day is 0.2 weeks.",
    },
    {
      question: "Why does my employer's hourly rate differ slightly?",
      answer:
        "Your employer probably counts more or fewer hours in a year. US federal pay divides the salary by 2,087 hours instead of 2,080, so the hourly rate is a third of a percent lower.",
    },
  ],
  next: [
    { slug: "paycheck", why: "see your pay after taxes." },
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
  everydayWords: ["wage", "annually", "weekly", "biweekly", "daily", "contractor", "job", "annual"],
  inputWords: {
    amount: "Pay rate or salary, before tax",
    period: "Hourly, an hour, weekly, monthly, yearly, a year",
    hours_per_week: "Full time is 40",
    days_per_week: "Usually 5",
    weeks_per_year: "Usually 52",
    unpaid_weeks: "A year, off without pay",
    to: "Hourly, monthly, annual, per hour",
  },
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "If you convert pay to its own period, the main figure is the pay per hour, or per year for hourly pay. All figures are the same as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-26",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof salary>;
