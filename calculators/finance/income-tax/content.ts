import { SSA_WAGE_BASE, TAX_FOUNDATION_STATES_2026 } from "#calculators/sources";
import type { Content } from "#engine";
import { newestOf, spanInWords } from "#facts/dated";
import { factLine } from "#facts/in-words";
import { australiaTax } from "#facts/tax/australia";
import { NEWEST_YEAR } from "#facts/tax/owed/countries";
import { COUNTRY_FACTS } from "#facts/tax/owed/country-facts";
import { statesBehind } from "#facts/tax/owed/states-behind";
import { unitedKingdomTax } from "#facts/tax/united-kingdom";
import { unitedStatesPayrollTax } from "#facts/tax/united-states-payroll";
import { unitedStatesStateIncomeTax } from "#facts/tax/united-states-states";
import { printed } from "../../shared/printed.ts";
import incomeTax from "./income-tax.ts";
import vectors from "./vectors.ts";

/** Of states that have set figures ahead, none is used before the year itself. */
const states = unitedStatesStateIncomeTax.periods.filter(({ from }) => from.slice(0, 4) <= NEWEST_YEAR);
const factLines = [
  ...[...COUNTRY_FACTS, unitedStatesPayrollTax].map(factLine),
  factLine({ ...unitedStatesStateIncomeTax, periods: states }),
];
const [inBritain, inAustralia] = [newestOf(unitedKingdomTax), newestOf(australiaTax)];
const on90k = printed(incomeTax, { income: 90000, year: NEWEST_YEAR });

export default {
  title: "Income tax calculator: tax and take-home pay by country",
  purpose:
    "Works out income tax on a year's pay in the United States, Canada, the United Kingdom, Ireland, Germany, France, the Netherlands, Australia, New Zealand or India. You see the tax in each bracket, payroll taxes, your marginal and effective rate, and your take-home pay for a year, a month and two weeks. You can also enter tax brackets of your own.",
  about: [
    "Use it to see what a salary is worth after tax, to compare job offers in two states, or to check the figure on your return. You need your income for the year, your country and your filing status.",
    "It covers pay from a job, for one person or a married couple. It doesn't cover self-employment: a contractor also owes the employer's half of Social Security and Medicare.",
  ],
  howToUse: [
    "Look at the marginal rate when you decide about overtime or a raise. It is the share of the next dollar that goes to tax.",
    "Look at “Tax as a share of the income” when you plan a budget. This is your effective rate, and it is usually lower than the marginal rate.",
    "The table shows how much of your taxable income falls in each bracket. Each rate applies only to the income in its own bracket.",
  ],
  mistakes: [
    "Thinking that a raise into a higher bracket lowers your pay. Only the part in the higher bracket pays more.",
    "Using last year's brackets. In most countries, brackets change almost every year. Check the year that the answer names.",
    "Entering take-home pay. Enter your income before tax.",
  ],
  next: [
    { slug: "paycheck", why: "see what arrives each payday, after withholding." },
    { slug: "salary", why: "turn an hourly wage into a yearly salary, or back." },
    { slug: "house-affordability", why: "see how much home you can afford." },
  ],
  methodology: [
    "Start with income before tax. Subtract pre-tax contributions and deductions to get taxable income.",
    "Split taxable income into brackets, tax each part at its bracket's rate, and add the parts.",
    "United States: we subtract the standard deduction, or your itemized deductions if they are larger. Social Security and Medicare are charged on pay before 401(k) contributions. No Social Security is due on pay above a yearly limit. An additional Medicare tax of 0.9% is due on pay above $200,000. For a joint return, the additional tax starts at $250,000. For a married person who files separately, it starts at $125,000.",
    "US states: we subtract 401(k) contributions, the state's deduction, and exemptions for you and your spouse. Pennsylvania taxes 401(k) contributions, so we don't subtract them there. Maryland, New Jersey, Virginia and West Virginia don't tax low incomes. Above $107,650, people in New York gradually lose the benefit of the state's lower rates.",
    "United Kingdom: the personal allowance shrinks by £1 for every £2 of income above £100,000. Scotland has its own tax bands. National Insurance is for an employee in category A.",
    "Ireland: income tax at 20% and 40%, less the personal and employee credits. The Universal Social Charge and PRSI are on pay before pension contributions. PRSI is for class A1, at the rates before and from October.",
    "Canada: we subtract the enhanced CPP contributions from income. From the federal tax we subtract credits for the basic personal amount, the Canada employment amount, and base CPP and EI contributions. A province's tax has credits for its own basic amount and for the same contributions. Ontario adds its surtax and health premium, and Ontario and British Columbia reduce the tax of low incomes. In Quebec the federal tax is reduced by the abatement of 16.5%, QPP and QPIP take the place of CPP, and workers deduct 6% of pay up to a limit.",
    "Australia: residents' tax minus the low income tax offset, plus the Medicare levy of 2%.",
    "New Zealand: income tax and the ACC earners' levy.",
    "India: we subtract the standard deduction, then comes the rebate of section 87A, the surcharge with marginal relief, and the cess of 4%. The tax is for a resident under 60.",
    "Germany: we subtract the lump sum for employees of €1,230, the one for special expenses of €36 a person, pension contributions, and health and care contributions without sick pay. Then comes the formula of section 32a EStG, rounded down to a whole euro. For a married couple filing jointly, the tax is twice the tax on half of their income.",
    "France: we subtract pension contributions, the deductible part of CSG, and 10% for work expenses. The scale applies to each adult's part, and small taxes are reduced (décote).",
    "Netherlands: box 1 with national insurance, less the general and the labor tax credit.",
    "With your own brackets, each bracket ends where the next one begins. Income below the lowest bracket isn't taxed. The allowance you enter is subtracted from the income, and the credit you enter from the tax.",
  ],
  assumptions: [
    ...factLines.map(({ line }) => line),
    `In the United Kingdom the year ${inBritain.from.slice(0, 4)} means ${spanInWords(inBritain.from, inBritain.to)}. In Australia the year ${inAustralia.from.slice(0, 4)} means ${spanInWords(inAustralia.from, inAustralia.to)}. In India and New Zealand a year begins on April 1.`,
    "All income is pay from one job. For a joint return, enter the pay of both spouses together. Social Security is then worked out as if one spouse earned it all.",
    "Pre-tax contributions lower income tax and take-home pay, but not Social Security, Medicare, National Insurance or social insurance. In the United States, enter what you pay into a traditional 401(k).",
    "We use the standard deduction for people under 65. If yours is larger, enter it under Deductions.",
    "Monthly pay is a year's pay divided by 12. Pay every two weeks is a year's pay divided by 26.",
    "Tax offices may round to whole dollars or pounds and differ slightly.",
  ],
  factLines,
  limitations: [
    [...statesBehind(NEWEST_YEAR), "The answer says so."].join(" "),
    "Vermont's brackets for 2026 are its preliminary ones, and its deductions follow from its withholding guide.",
    "New Jersey taxes contributions to a 403(b), a 457 plan or an IRA. If you enter those contributions, New Jersey's tax comes out too low.",
    "Benefits paid before tax, such as health insurance, aren't included. Use the paycheck calculator for them.",
    "City and county taxes, state disability insurance and paid-leave contributions are not included.",
    "Many states also print tables with the tax for each income. The tax in a table may differ from ours by a few dollars.",
    "A few states reduce their exemptions at high incomes in ways we don't include. With a high income, you may owe more state tax than shown.",
    "In Canada, tax reductions for families with low incomes are not included in New Brunswick, Newfoundland and Labrador, Nova Scotia and Prince Edward Island. British Columbia's 2026 is by its Budget of February 2026. Of other provinces we know no change after January 2026. Quebec's deduction for workers of 2026 is last year's, indexed by its law.",
    "In France, children and executives' contributions are not included. The scale for a year's income becomes law after that year, so until then the answer is by the scale before it.",
    "In New Zealand, KiwiSaver and the independent earner tax credit are not included. In India, provident fund contributions are not part of the tax, and the tax is not rounded to ten rupees.",
    "In Germany, the solidarity surcharge and church tax are not part of the total. We take you as publicly insured at the average rate, without children. For a couple, we take it that one of you earned all of the pay. Contributions are lower on pay of up to €2,000 a month, so social insurance is lower there, and the tax a little higher.",
    "Most tax credits are not included, such as the child tax credit. Among state credits, we leave out Idaho's grocery credit and those for low incomes, such as in Arkansas, Kentucky and Pennsylvania. New York's household credit is without dependents, and left out for married people who file separately.",
    "It doesn't work out the tax on capital gains, dividends or self-employment.",
  ],
  example: {
    story:
      "Priya is single and lives in Texas, which has no income tax. In 2026 she earns $90,000 and puts $6,000 into her 401(k). She has read that she is in the 22% bracket.",
    outcome:
      "Only the last $17,500 of her taxable income is taxed at 22%. With Social Security and Medicare, her tax is 18.37% of her income. Another $6,000 in her 401(k) would save her $1,320 of tax. Her take-home pay would fall by only $4,680.",
    inputs: { income: 90000, contributions: 6000, state: "TX", year: "2026" },
  },
  questions: [
    {
      question: "How much tax do I pay on $90,000?",
      answer: `A single person in the United States pays ${on90k("income_tax")} of federal income tax in ${NEWEST_YEAR}, ${on90k("social_security")} of Social Security and ${on90k("medicare")} of Medicare. In a state without income tax, that leaves ${on90k("after_tax")} a year, or ${on90k("monthly_pay")} a month.`,
    },
    {
      question: "Does a raise into a higher tax bracket lower my pay?",
      answer:
        "No. Only the part of your income in the higher bracket is taxed at the higher rate. A raise can cost you money only if it makes you lose a benefit, credit or exemption.",
    },
    {
      question: "What is the difference between the marginal and the effective rate?",
      answer:
        "The effective rate is the share of all your income that goes to tax. The marginal rate is the share of your next dollar that goes to tax. It is usually higher, because your first dollars are taxed at lower rates or not at all.",
    },
    {
      question: "Why is my paycheck different?",
      answer:
        "Each payday, your employer withholds an estimate of your tax, from tables and your Form W-4. Your tax return settles what you really owe. The paycheck calculator follows the withholding tables.",
    },
    {
      question: "Why is the marginal rate 62% at £110,000 in England?",
      answer:
        "Between £100,000 and £125,140, each extra £2 of income also takes away £1 of your tax-free allowance. So you pay 40% tax on £3: £2 of income and £1 of lost allowance. That is £1.20 for each extra £2, or 60%. National Insurance adds 2%.",
    },
    {
      question: "How do I enter my own brackets?",
      answer:
        "Choose “My own tax brackets” and enter a row for each bracket: the income it begins at and its rate, such as 11600 and 12. Use your own brackets for other years and countries, or for another tax with brackets, such as stamp duty.",
    },
  ],
  related: ["paycheck", "salary", "retirement-savings", "sales-tax"],
  sources: [
    {
      title: "IRS, Revenue Procedure 2025-32, tax rate tables and standard deduction for 2026",
      url: "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf",
    },
    SSA_WAGE_BASE,
    { title: "GOV.UK, Income Tax rates and Personal Allowances", url: "https://www.gov.uk/income-tax-rates" },
    {
      title: "Canada Revenue Agency, Canadian income tax rates for individuals",
      url: "https://www.canada.ca/en/revenue-agency/services/tax/individuals/frequently-asked-questions-individuals/canadian-income-tax-rates-individuals-current-previous-years.html",
    },
    {
      title: "Australian Taxation Office, Tax rates, Australian resident",
      url: "https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents",
    },
    {
      title: "Income Tax Assessment Act 1997 (Australia), section 61-115, low income tax offset",
      url: "https://ato.gov.au/law/view/document?DocID=PAC%2F20190052%2FSch1-Cl3&PiT=99991231235958",
      place: "Act 52 of 2019, schedule 1, item 3",
      read: "2026-11-22",
    },
    {
      title: "Canada Revenue Agency, Payroll Deductions Formulas, T4127",
      url: "https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4127-payroll-deductions-formulas.html",
      place: "122nd edition, chapters 4 and 8",
      read: "2026-11-27",
    },
    {
      title: "Province of British Columbia, Personal income tax rates",
      url: "https://www2.gov.bc.ca/gov/content/taxes/income-taxes/personal/tax-rates",
      read: "2026-11-27",
    },
    {
      title: "KPMG Ireland, Budget 2026, tables",
      url: "https://kpmg.com/ie/en/insights/tax/budget-2026/tables.html",
      read: "2026-11-27",
    },
    { title: "Einkommensteuergesetz, section 32a", url: "https://www.gesetze-im-internet.de/estg/__32a.html" },
    {
      title: "61 Pa. Code § 101.6, Compensation",
      url: "https://www.pacode.com/secure/data/061/chapter101/s101.6.html",
      read: "2026-11-25",
    },
    {
      title: "New Jersey Statutes, 54A:2-4",
      url: "https://law.justia.com/codes/new-jersey/2019/title-54a/section-54a-2-4/",
      read: "2026-11-25",
    },
    TAX_FOUNDATION_STATES_2026,
    {
      title: "OpenStax, Contemporary Mathematics, section 6.13, Income Tax",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-13-income-tax",
    },
  ],
  synonyms: [
    "tax brackets",
    "FICA",
    "marginal rate",
    "net pay",
    "salary after tax",
    "PAYE",
    "taxes",
    "NI",
    "tax bands",
    "federal tax",
    "National Insurance",
    "take-home pay",
    "take-home pay Scotland",
    "federal income tax",
    "effective tax rate",
    "state income tax",
    "personal allowance",
    "standard deduction",
    "after-tax income",
    "progressive tax",
    "graduated tax",
  ],
  everydayWords: ["IRS", "federal", "taxes", "owe", "bracket", "refund", "earn"],
  inputWords: {
    income: "Federal taxes on wages, salary, making",
    country: "Owe in; self-employment tax is left out",
    province: "Canadian province",
    regime: "India's new or old slabs",
    state: "US state, adds its tax",
    contributions: "401(k), pension, before tax",
    deductions: "Instead of standard, if larger",
    state_deductions: "Besides the standard",
    filing_status: "Single, married",
  },
  vectors,
  changes: [
    {
      version: "2.15.0",
      date: "2026-11-27",
      what: "Knows the income tax of France and the Netherlands, and in Canada that of Quebec, with its pension plan, parental insurance and the federal abatement. All other answers are the same as before. Forms in French and Dutch notation begin with their countries.",
    },
    {
      version: "2.14.0",
      date: "2026-11-27",
      what: "Knows the income tax of Ireland, New Zealand and India, and of Canada's provinces and territories but Quebec. In Canada and Germany the total has the employee's social insurance, so take-home pay is lower: in 2026, $80,000 leaves $65,187.88 before provincial tax instead of $70,757.40, and €60,000 leaves €37,551 instead of €50,601. The figures named income_tax and taxable are the same as before.",
    },
    {
      version: "2.13.0",
      date: "2026-11-26",
      what: "Knows Australia's income tax from July 1, 2027: the lowest rate falls to 14%. A form begins with the newest year that all countries have, or an earlier one. All other answers are the same as before.",
    },
    { version: "2.12.1", date: "2026-11-26" },
    {
      version: "2.12.0",
      date: "2026-11-26",
      what: "The main figure is take-home pay for a year. It was the total tax, which is still among the figures as tax. With your own brackets, the tax is still the main figure. All other figures are the same as before.",
    },
    {
      version: "2.11.1",
      date: "2026-11-26",
      what: "Questions in words may name the tax year: “income tax on 90000 single 2025”. A form begins with the visitor's own year where its figures are known. All other answers are the same as before.",
    },
    {
      version: "2.11.0",
      date: "2026-11-26",
      what: "Germany and Canada subtract an employee's contributions and lump sums: in 2026, €60,000 is taxed €9,399 instead of €14,233, and C$80,000 is taxed $9,242.60 instead of $10,292.73. Amounts are in the country's currency unless you chose one. Knows the 2026 income tax of Arkansas, Oregon and Vermont, and answers for California and Idaho with the figures of 2025, with a warning. Ten states have their deductions, and five the credit that everyone gets, so their tax is lower. In Wisconsin in 2025, the tax is up to $7.83 higher. With your own brackets and a rate on the whole income, an income exactly where a bracket begins is in that bracket.",
    },
    { version: "2.10.2", date: "2026-11-26" },
    {
      version: "2.10.1",
      date: "2026-11-26",
    },
    {
      version: "2.10.0",
      date: "2026-11-25",
      what: "Low incomes owe no state tax in Maryland, New Jersey, Virginia and West Virginia. All other answers are the same as before.",
    },
    {
      version: "2.9.1",
      date: "2026-11-25",
      what: "We now include Pennsylvania's tax on 401(k) contributions. In New York, people with more than $107,650 gradually lose the benefit of the lower rates. A single person with $150,000 pays $480.55 more than we said before. Where a state's tax table prints rounded amounts, we now use them. That changes the tax by up to a dollar. All other answers are the same as before.",
    },
    {
      version: "2.6.0",
      date: "2026-11-24",
      what: "Knows the 2026 income tax of Alabama, Missouri, North Dakota and Wisconsin, the surtaxes of Maine and Massachusetts, and the deductions of Maine and Rhode Island. The tax in Maine and Rhode Island is lower than before, by up to $3,000.",
    },
    {
      version: "2.5.2",
      date: "2026-11-24",
    },
    {
      version: "2.5.1",
      date: "2026-11-24",
      what: "With your own brackets, the marginal rate exactly where a bracket begins is no longer 0%.",
    },
    {
      version: "2.5.0",
      date: "2026-11-24",
      what: "No answer is given for 2026 taxable incomes above $1,000,000 in Maine, where a new surcharge of 2% begins. For couples and heads of household the limit is $1,500,000, and $750,000 for married people filing separately. All other answers are the same as before.",
    },
    {
      version: "2.4.1",
      date: "2026-11-24",
    },
    {
      version: "2.4.0",
      date: "2026-11-24",
      what: "Says tax brackets, as Americans do, instead of tax bands. Names in the API and all figures are the same as before.",
    },
    {
      version: "2.3.0",
      date: "2026-11-24",
      what: "Knows the 2025 state income tax of Alabama and Idaho. All other answers are the same as before.",
    },
    {
      version: "2.2.0",
      date: "2026-11-23",
      what: "Knows the 2026 state income tax of Colorado, Connecticut, Massachusetts, Ohio, South Carolina and West Virginia. For 2025 it knows the states without an income tax and six more, among them California, Oregon and Wisconsin. All other answers are the same as before.",
    },
    {
      version: "2.1.1",
      date: "2026-11-23",
      what: "In Australia, the marginal rate is 0% where deductions are above the income. It was 2%, the Medicare levy. All other answers are the same as before.",
    },
    {
      version: "2.1.0",
      date: "2026-11-22",
      what: "Knows Minnesota's income tax brackets for 2026. You now enter Rhode Island's standard deduction yourself, because it shrinks with high incomes. All other answers are the same as before.",
    },
    {
      version: "2.0.0",
      date: "2026-11-22",
      what: "New name: it was the progressive tax calculator. It works out the tax of a country and year, or by your own bands. Programs that use the new name and send their own bands must also send country=own.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "The form says that its example bands are those of the United States for 2024.",
    },
  ],
} satisfies Content<typeof incomeTax>;
