import type { Content } from "#engine";
import { factInWords } from "#facts/in-words";
import { unitedStatesPayrollTax } from "#facts/tax/united-states-payroll";
import { STATES_LEFT_OUT, STATES_OF_2025_ONLY, unitedStatesStateIncomeTax } from "#facts/tax/united-states-states";
import { unitedStatesWithholding } from "#facts/tax/united-states-withholding";
import type paycheck from "./paycheck.ts";
import vectors from "./vectors.ts";

const newest = [unitedStatesWithholding, unitedStatesPayrollTax, unitedStatesStateIncomeTax].map((fact) =>
  factInWords({ ...fact, periods: fact.periods.slice(-1) }),
);

export default {
  title: "Paycheck calculator: take-home pay after taxes",
  purpose:
    "Works out what you take home from one US paycheck in 2026: gross pay from a salary or an hourly rate, less federal income tax withholding, Social Security, Medicare, state income tax, 401(k) contributions and benefits.",
  about: [
    "Use it when an offer letter gives you a salary and you want the amount that arrives on payday. It also helps when you change a W-4 and want to see the effect first.",
    "You need your pay, how often you are paid, your filing status and your state.",
  ],
  howToUse: [
    "Compare the result with a pay stub line by line: gross pay, federal tax, Social Security, Medicare, state tax. If one line differs by much, check the W-4 entries behind it.",
    "Try a larger pre-tax contribution. Take-home pay falls by less than you contribute, because the tax falls too.",
  ],
  mistakes: [
    "Entering the pay of one paycheck as the annual salary, or a year's 401(k) contribution as one paycheck's.",
    "Leaving out pre-tax deductions such as a 401(k) or health insurance. They lower the tax.",
    "Mistaking withholding for your final tax. Your tax return settles the difference.",
  ],
  next: [
    { slug: "income-tax", why: "see the tax for the whole year, bracket by bracket." },
    { slug: "salary", why: "turn hourly pay into a salary, or back." },
    { slug: "retirement-savings", why: "see what a contribution grows to." },
  ],
  methodology: [
    "Gross pay is your salary divided by the paychecks in a year, or your hours times your rate. Overtime hours count one and a half times.",
    "Federal income tax follows Worksheet 1A of IRS Publication 15-T, the percentage method for automated payroll systems. Take your 401(k) contribution and benefits off this paycheck's gross pay, and multiply by the number of paychecks in a year. Add other income from step 4(a) of your Form W-4. Take off the deductions from step 4(b) and, unless the box in step 2(c) is checked, $8,600, or $12,900 if you file jointly. The result is the adjusted annual wage. Its first part isn't taxed: $7,500 if you are single and the box isn't checked. The tax on the rest is divided by the number of paychecks. Credits from step 3 come off, and extra withholding from step 4(c) goes on top.",
    "Social Security is 6.2% of your wages until your wages this year reach the wage base, $184,500 in 2026. Medicare is 1.45% of all wages, plus 0.9% of wages above $200,000 in the year, whatever your filing status.",
    "State income tax is what you would owe on a year of this pay, divided by the number of paychecks.",
    "Take-home pay is gross pay less all of these, your 401(k) contribution and your benefits.",
  ],
  assumptions: [
    ...newest,
    "Your Form W-4 is from 2020 or later, and you are not exempt from withholding.",
    "A 401(k) contribution lowers income tax, but not Social Security and Medicare. Benefits under a cafeteria plan (section 125) lower all of them. But Pennsylvania taxes the contribution, and New Jersey the benefits.",
    "Gross pay and each amount withheld are rounded to the cent.",
    "Publication 15-T and some states already round a few amounts in their formulas. We use those amounts as published.",
    "State tax is worked out as for a single person if you choose “Single or filing separately”.",
  ],
  limitations: [
    `We have no 2026 state income tax figures for ${STATES_LEFT_OUT}, ${STATES_OF_2025_ONLY}. City and county taxes, state disability insurance and paid-leave contributions are not included.`,
    "Employers use their state's own withholding tables, so their figure can differ from ours.",
    "Bonuses, tips, nonresident aliens, Forms W-4 from before 2020 and the employer's own share of payroll taxes are not included.",
    "Roth contributions, insurance and garnishments that come out after tax are not included. Subtract them from the result.",
  ],
  example: {
    story:
      "Alicia is offered $90,000 a year, paid every two weeks. She is single and wants to put $200 of each paycheck into a 401(k).",
    outcome:
      "Without the 401(k) she would take home $2,774.81. Saving $200 costs her only $156, because $44 less goes to federal tax.",
    inputs: { salary: 90000, retirement: 200 },
  },
  questions: [
    {
      question: "How much is a $90,000 salary per paycheck?",
      answer:
        "Paid every two weeks in 2026, a single person takes home $2,774.81 of $3,461.54 before state tax. Federal income tax takes $421.92, Social Security $214.62 and Medicare $50.19.",
    },
    {
      question: "Why does my take-home pay rise late in the year?",
      answer:
        "Social Security stops once your wages reach $184,500 in 2026. Enter your wages so far to see it. Above $200,000 the additional Medicare tax starts.",
    },
    {
      question: "What does the box in step 2(c) of Form W-4 do?",
      answer:
        "It tells your employer that you have two jobs, or that your spouse works too. Each employer then takes only half of the standard deduction and of each bracket into account, so more is withheld.",
    },
    {
      question: "Is twice a month the same as every two weeks?",
      answer:
        "No. Twice a month gives 24 paychecks a year and every two weeks gives 26. The same salary makes smaller paychecks every two weeks.",
    },
    {
      question: "Does a 401(k) contribution lower my take-home pay by its full amount?",
      answer:
        "No. It is taken off before income tax. At a rate of 22%, $200 into a traditional 401(k) costs $156 of take-home pay.",
    },
  ],
  related: ["income-tax", "salary", "hours-worked", "retirement-savings"],
  sources: [
    {
      title: "IRS Publication 15-T (2026), Federal Income Tax Withholding Methods",
      url: "https://www.irs.gov/pub/irs-pdf/p15t.pdf",
      place: "Section 1, Worksheet 1A",
    },
    { title: "IRS Publication 15 (2026), Employer's Tax Guide", url: "https://www.irs.gov/publications/p15" },
    {
      title: "Social Security Administration, Contribution and Benefit Base",
      url: "https://www.ssa.gov/oact/cola/cbb.html",
    },
    {
      title: "61 Pa. Code § 101.6, Compensation",
      url: "https://www.pacode.com/secure/data/061/chapter101/s101.6.html",
      read: "2026-11-25",
    },
    {
      title: "New Jersey Statutes, 54A:6-24, cafeteria plans",
      url: "https://self-law.org/code/nj/title-54a/chapter-6/54a-6-24",
      read: "2026-11-25",
    },
    {
      title: "Tax Foundation, 2026 State Individual Income Tax Rates and Brackets",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/",
    },
  ],
  synonyms: [
    "take-home pay",
    "net pay",
    "payroll",
    "W-4",
    "FICA",
    "withholding",
    "salary after tax",
    "hourly paycheck",
    "after-tax pay",
    "biweekly pay",
    "pay stub",
    "wages",
  ],
  everydayWords: [
    "after taxes",
    "net, gross salary",
    "bring home",
    "weekly, biweekly check",
    "what's left each payday",
    "per hour, year",
    "overtime",
    "bonus",
    "withhold, taken out",
    "FICA",
    "401k",
    "Texas, New York",
    "offer",
  ],
  changes: [
    {
      version: "1.8.0",
      date: "2026-11-25",
      what: "Low pay owes no state tax in Maryland, New Jersey, Virginia and West Virginia. All other answers are the same as before.",
    },
    {
      version: "1.7.0",
      date: "2026-11-25",
      what: "We now include Pennsylvania's tax on 401(k) contributions and New Jersey's on benefits. Above $107,650 a year, people in New York gradually lose the benefit of its lower rates. Some states and Publication 15-T print rounded amounts in their bracket tables, and we now use those: a difference of up to a dollar a year. All other answers are the same as before.",
    },
    {
      version: "1.4.0",
      date: "2026-11-24",
      what: "Knows the 2026 income tax of Alabama, Missouri, North Dakota and Wisconsin, the surtaxes of Maine and Massachusetts, and the deductions of Maine and Rhode Island. The tax in Maine and Rhode Island is lower than before. A note gives the state tax of a married person filing separately where it differs from a single person's.",
    },
    {
      version: "1.3.0",
      date: "2026-11-24",
      what: "No answer is given for 2026 taxable incomes above $1,000,000 in Maine, where a new surcharge of 2% begins. For couples and heads of household the limit is $1,500,000. All other answers are the same as before.",
    },
    {
      version: "1.2.1",
      date: "2026-11-24",
      what: "Lists states by name, and says “the District of Columbia”. All figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-23",
      what: "Knows the 2026 income tax of six more states: Colorado, Connecticut, Massachusetts, Ohio, South Carolina and West Virginia. All other answers are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Knows Minnesota's income tax brackets for 2026. You now enter Rhode Island's standard deduction yourself, because it shrinks with high incomes. All other answers are the same as before.",
    },
  ],
  vectors,
  released: "2026-11-22",
} satisfies Content<typeof paycheck>;
