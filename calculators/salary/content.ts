import type { Content } from "#engine";
import type salary from "./salary.ts";
import vectors from "./vectors.ts";

export default {
  title: "Salary converter: hourly to yearly and back",
  purpose:
    "Turns pay for one period into pay for any other: an hour, a day, a week, two or four weeks, half a month, a month, a quarter or a year, before tax.",
  methodology: [
    "The pay is first brought to a year: times the hours, days, weeks or months that are paid in it. That is divided by how many of the period you ask for a year has.",
    "A week's pay is for a week that is paid. With unpaid weeks a year has fewer of them, so pay by the hour, day or week brings less in a year, and a yearly salary is earned in fewer hours.",
    "A month, half a month and a quarter are a twelfth, a twenty-fourth and a fourth of the year's pay.",
  ],
  assumptions: [
    "A year has 52 weeks unless you say otherwise. That leaves out a day, two in a leap year. The calendar's average is 365.2425 ÷ 7 = 52.1775 weeks; the pay of US federal employees is reckoned with 2,087 hours, which is 52.175 weeks of 40 hours.",
    "A week has 40 hours and 5 days unless you say otherwise, and no week is unpaid.",
    "Every two weeks is once in two paid weeks, 26 times in 52. Twice a month is 24 times a year, and so 1/12 more each time.",
    "Figures are rounded to the cent only when they are shown.",
  ],
  limitations: [
    "It is pay before tax, social insurance, pension and other deductions.",
    "Overtime, bonuses and public holidays that are not paid are not in it. Put unpaid holidays in as parts of a week.",
    "An employer may divide otherwise: by 260 or 261 working days, by the paydays that fall in one year (sometimes 27 or 53), or from an hourly rate that was rounded first. The contract decides.",
  ],
  example: {
    story: "A job pays $20.00 an hour for 40 hours a week, all year. What is that a year?",
    inputs: { amount: 20, period: "hourly", to: "yearly" },
  },
  questions: [
    {
      question: "What is the difference between every two weeks and twice a month?",
      answer:
        "Every two weeks is 26 pays a year, and twice a month is 24. For the same salary a pay twice a month is larger: of $52,000 it is $2,166.67, and every two weeks it is $2,000.00.",
    },
    {
      question: "Why is a month not four weeks?",
      answer:
        "Twelve months are a year, and 48 weeks are not. A month is 52 ÷ 12, about 4.33 weeks, so a month's pay is a third of a week more than four weeks' pay.",
    },
    {
      question: "How do I count holidays?",
      answer:
        "Paid holidays change nothing: leave them in. For unpaid ones give the weeks as unpaid, and a fifth of a week for each single day of a five-day week.",
    },
    {
      question: "What is a quick way from an hourly wage to a year?",
      answer:
        "With 40 hours and 52 weeks there are 2,080 paid hours. Double the hourly wage and put three zeros behind it: $20 is about $40,000, and exactly $41,600.",
    },
    {
      question: "Why does my employer come to a slightly different hourly rate?",
      answer:
        "Probably by another length of the year. Divided by 2,087 hours, as US federal pay is, a salary gives an hourly rate a third of a percent lower than by 2,080. Change the weeks a year to match.",
    },
  ],
  related: ["paycheck", "income-tax", "percentage-change"],
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
  vectors,
} satisfies Content<typeof salary>;
