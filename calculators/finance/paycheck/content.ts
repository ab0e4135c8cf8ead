import { SSA_WAGE_BASE, TAX_FOUNDATION_STATES_2026 } from "#calculators/sources";
import type { Content } from "#engine";
import { heldOn } from "#facts/dated";
import { dollars } from "#facts/dollars";
import { factLine } from "#facts/in-words";
import { bandsOf } from "#facts/tax/bands";
import { statesBehind } from "#facts/tax/owed/states-behind";
import { NEWEST_PAY_YEAR } from "#facts/tax/owed/withheld";
import { unitedStatesPayrollTax } from "#facts/tax/united-states-payroll";
import { unitedStatesStateIncomeTax } from "#facts/tax/united-states-states";
import { unitedStatesWithholding } from "#facts/tax/united-states-withholding";
import { printed } from "../../shared/printed.ts";
import paycheck from "./paycheck.ts";
import vectors from "./vectors.ts";

const inYear = `${NEWEST_PAY_YEAR}-01-01`;
const { standard, line1g } = heldOn(unitedStatesWithholding, inYear);
const { socialSecurity } = heldOn(unitedStatesPayrollTax, inYear);
const wageBase = dollars(socialSecurity.wageBase);
const free = dollars(bandsOf(standard, "single_or_separate")[1]?.[0] ?? 0);
const on90k = printed(paycheck, { salary: 90000, year: NEWEST_PAY_YEAR });

const factLines = [unitedStatesWithholding, unitedStatesPayrollTax, unitedStatesStateIncomeTax].map((fact) =>
  factLine({ ...fact, periods: fact.periods.filter(({ from }) => from === inYear) }),
);

export default {
  title: "Paycheck calculator: take-home pay after taxes",
  purpose:
    "Works out your take-home pay from one US paycheck. It starts with your salary or hourly pay. It takes off federal and state income tax, Social Security, Medicare, 401(k) contributions and benefits.",
  about: [
    "Use it when an offer letter gives you a salary and you want the amount that arrives on payday. It also helps when you change a W-4 and want to see the effect first.",
    "You need your pay, how often you are paid, your filing status and your state.",
  ],
  howToUse: [
    "Compare the result with a pay stub line by line: gross pay, federal tax, Social Security, Medicare, state tax. If the federal tax differs by much, compare your Form W-4 with the entries under “More options”.",
    "Try a larger 401(k) contribution. Your take-home pay falls by less than you contribute, because your income tax falls too.",
  ],
  mistakes: [
    "Entering the pay of one paycheck as the annual salary.",
    "Entering a whole year's 401(k) contribution. Enter the amount per paycheck.",
    "Leaving out pre-tax deductions such as a 401(k) or health insurance. They lower the tax.",
    "Mistaking withholding for your final tax. Your tax return settles the difference.",
  ],
  next: [
    { slug: "income-tax", why: "see the tax for the whole year, bracket by bracket." },
    { slug: "salary", why: "turn hourly pay into a salary, or back." },
    { slug: "retirement-savings", why: "see what a contribution grows to." },
  ],
  methodology: [
    "Gross pay is your salary divided by the number of paychecks in a year. With hourly pay, it is your hours times your hourly rate. Each overtime hour counts as one and a half hours.",
    `Federal income tax follows the percentage method in IRS Publication 15-T. The lines in the steps are those of its Worksheet 1A. Subtract your 401(k) contribution and benefits from this paycheck's gross pay. Multiply the result by the number of paychecks in a year. Add other income from step 4(a) of your Form W-4, and subtract the deductions from step 4(b). If the box in step 2(c) isn't checked, also subtract ${dollars(line1g.single_or_separate)}, or ${dollars(line1g.married_joint)} if you file jointly. The result is the adjusted annual wage.`,
    `The adjusted annual wage is taxed by brackets. If you are single and the box isn't checked, another ${free} isn't taxed. Divide the year's tax by the number of paychecks. Subtract this paycheck's share of the credits from step 3. Add the extra withholding from step 4(c).`,
    `Social Security tax is ${socialSecurity.percent}% of your wages. It stops when your wages this year reach ${wageBase}. Medicare tax is 1.45% of all your wages. You pay another 0.9% on wages above $200,000 in the year.`,
    "For state income tax, we work out the tax on a year of this pay and divide it by the number of paychecks.",
  ],
  assumptions: [
    ...factLines.map(({ line }) => line),
    "Your Form W-4 is from 2020 or later, and you are not exempt from withholding.",
    "A 401(k) contribution lowers income tax, but not Social Security and Medicare. In Pennsylvania, it doesn't lower state tax.",
    "Pre-tax benefits lower income tax, Social Security and Medicare. In New Jersey, they don't lower state tax.",
    "Gross pay and each amount withheld are rounded to the cent.",
    "If you choose “Single or filing separately”, the state tax is that of a single person.",
  ],
  factLines,
  limitations: [
    [...statesBehind(NEWEST_PAY_YEAR), "The answer says so."].join(" "),
    "City and county taxes, state disability insurance and paid-leave contributions are not included.",
    "Half of overtime pay can be deducted on your federal return from 2025 to 2028. Your employer withholds as if it couldn't, and so do we.",
    "Employers withhold state tax by their state's own tables. Your employer's figure can differ from ours.",
    "Don't use it for bonuses, tips, nonresident aliens or a Form W-4 from before 2020.",
    "Some deductions come out after tax, such as Roth contributions and garnishments. Subtract them from the result.",
  ],
  example: {
    story:
      "In 2026, Alicia is offered $90,000 a year, paid every two weeks. She is single and wants to put $200 of each paycheck into a 401(k).",
    outcome:
      "Without the 401(k), she would take home $2,774.81, which is $156 more. She saves $200 and gives up only $156, because $44 less goes to federal tax.",
    inputs: { salary: 90000, retirement: 200, year: "2026" },
  },
  questions: [
    {
      question: "How much is a $90,000 salary per paycheck?",
      answer: `If you are single and paid every two weeks in ${NEWEST_PAY_YEAR}, the gross pay is ${on90k("gross")}. Federal income tax takes ${on90k("federal_tax")}, Social Security ${on90k("social_security")} and Medicare ${on90k("medicare")}. You take home ${on90k("net_pay")} before state tax.`,
    },
    {
      question: "Why does my take-home pay rise late in the year?",
      answer: `Social Security tax stops once your wages this year reach ${wageBase}. Enter “Wages so far this year” to see the effect.`,
    },
    {
      question: "What does the box in step 2(c) of Form W-4 do?",
      answer:
        "It tells your employer that you have two jobs, or that your spouse works too. Each employer then uses half of the standard deduction and half of each tax bracket. More tax is withheld.",
    },
    {
      question: "Is twice a month the same as every two weeks?",
      answer:
        "No. Twice a month gives 24 paychecks a year. Every two weeks gives 26 paychecks, so each one is smaller.",
    },
    {
      question: "Does a 401(k) contribution lower my take-home pay by its full amount?",
      answer:
        "No. The contribution also lowers your income tax. At a tax rate of 22%, $200 into a traditional 401(k) costs $156 of take-home pay.",
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
    SSA_WAGE_BASE,
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
    TAX_FOUNDATION_STATES_2026,
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
  everydayWords: ["net", "bring home", "after taxes", "taken out", "FICA"],
  inputWords: {
    salary: "Gross, bonus and all, a year",
    hourly_rate: "Gross, per hour, make",
    hours: "Per paycheck, without overtime",
    overtime: "Per paycheck, at time and a half",
    pay_period: "Weekly, biweekly check, monthly",
    filing_status: "As on the W-4",
    state: "Texas, New York, where you work",
    wages_so_far: "Gross, before this check",
    two_jobs: "Or spouse works",
    retirement: "401k, each check",
    extra: "To withhold, each check",
  },
  changes: [
    {
      version: "1.10.0",
      date: "2026-11-26",
      what: "You can choose the tax year. All other answers are the same as before.",
    },
    { version: "1.9.1", date: "2026-11-26" },
    {
      version: "1.9.0",
      date: "2026-11-26",
      what: "Knows the 2026 income tax of Arkansas, Oregon and Vermont. California and Idaho are answered with their figures of 2025, with a warning. Arizona, the District of Columbia, Hawaii, Illinois, Kentucky, Louisiana, Maryland, Michigan, Minnesota and Nebraska now have their deductions. Delaware, Iowa, Nebraska, New York and Utah have the credit that everyone gets. State tax there is lower than before.",
    },
    {
      version: "1.8.0",
      date: "2026-11-25",
      what: "Low pay owes no state tax in Maryland, New Jersey, Virginia and West Virginia. All other answers are the same as before.",
    },
    {
      version: "1.7.0",
      date: "2026-11-25",
      what: "We now include Pennsylvania's tax on 401(k) contributions and New Jersey's tax on pay that goes to pre-tax benefits. In New York, people who earn more than $107,650 a year gradually lose the benefit of the lower rates. Where a tax table prints rounded amounts, we now use them. That changes the tax by up to a dollar a year. All other answers are the same as before.",
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
