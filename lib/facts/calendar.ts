// When the next figures of a fact come out, and where: what an owner looks up before the old ones end.

export type Due = {
  /** Usually: "the third week of October". */
  readonly when: string;
  readonly where: string;
};

const IRS = "https://www.irs.gov/newsroom";
const ECB_RATES = "https://www.ecb.europa.eu/stats/eurofxref/";
const HMRC_AVERAGES = "https://www.trade-tariff.service.gov.uk/exchange_rates/average";
const monthly = (when: string): Due => ({ when, where: "npm run facts -- update" });

/** By the id of a fact. */
export const DUE: Readonly<Record<string, Due>> = {
  "us-cpi": monthly("mid-month, for the month before"),
  "uk-cpi": monthly("the third Wednesday of the month, for the month before"),
  "uk-rpi": monthly("the third Wednesday of the month, for the month before"),
  "canada-cpi": monthly("the third week of the month, for the month before"),
  "euro-area-hicp": monthly("mid-month, for the month before"),
  "australia-cpi": monthly("the last week of January, April, July and October"),
  "us-federal-income-tax": {
    when: "October or early November",
    where: `${IRS} (revenue procedure on inflation adjustments)`,
  },
  "us-payroll-tax": { when: "mid-October", where: "https://www.ssa.gov/oact/cola/cbb.html" },
  "us-withholding": { when: "December", where: "https://www.irs.gov/pub/irs-pdf/p15t.pdf" },
  "us-state-income-tax": { when: "November to January", where: "each state's revenue department" },
  "uk-income-tax": {
    when: "the Budget in autumn; Scotland in December or January",
    where: "https://www.gov.uk/guidance/rates-and-thresholds-for-employers-2026-to-2027",
  },
  "canada-income-tax": {
    when: "mid-November",
    where:
      "https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4032-payroll-deductions-tables.html",
  },
  "canada-contributions": {
    when: "November",
    where: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll.html",
  },
  "canada-provinces": {
    when: "December, and again in June; budgets in February to May can change the year under way",
    where:
      "https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4127-payroll-deductions-formulas.html",
  },
  "ireland-income-tax": {
    when: "the Budget in October; begins January 1",
    where: "https://www.revenue.ie/en/personal-tax-credits-reliefs-and-exemptions/tax-relief-charts/index.aspx",
  },
  "new-zealand-income-tax": {
    when: "the Budget in May, the levy in December; begins April 1",
    where: "https://www.ird.govt.nz/income-tax/income-tax-for-individuals",
  },
  "india-income-tax": {
    when: "the Budget on February 1; begins April 1",
    where: "https://www.incometax.gov.in/iec/foportal/help/individual/return-applicable-1",
  },
  "france-income-tax": {
    when: "the finance act, between late December and February; for the income of the year before",
    where: "https://www.legifrance.gouv.fr/codes/id/LEGIARTI000046860759",
  },
  "france-contributions": {
    when: "December; begins January 1",
    where: "https://www.urssaf.fr/accueil/outils-documentation/taux-baremes.html",
  },
  "netherlands-income-tax": {
    when: "the tax plan in September, final in December; begins January 1",
    where: "https://www.belastingdienst.nl/wps/wcm/connect/nl/belastingplan/belastingplan",
  },
  "australia-income-tax": {
    when: "the Budget in March or May; begins July 1",
    where: "https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents",
  },
  "germany-income-tax": { when: "December", where: "https://www.gesetze-im-internet.de/estg/__32a.html" },
  "germany-contributions": { when: "October or November", where: "https://www.bmas.de" },
  "us-sales-tax": { when: "January 1 and July 1", where: "each state's revenue department" },
  "canada-sales-tax": {
    when: "provincial budgets in February and March",
    where: "https://www.canada.ca/en/revenue-agency.html",
  },
  "eu-vat": { when: "January 1 and July 1", where: "https://taxation-customs.ec.europa.eu/taxation/vat/vat-rates_en" },
  "uk-vat": { when: "the Budget in autumn", where: "https://www.gov.uk/vat-rates" },
  "switzerland-vat": { when: "December", where: "https://www.estv.admin.ch" },
  "norway-vat": {
    when: "the budget in October; begins January 1",
    where: "https://www.skatteetaten.no/satser/merverdiavgift",
  },
  "australia-gst": { when: "the Budget in March or May", where: "https://www.ato.gov.au" },
  "new-zealand-gst": { when: "the Budget in May", where: "https://www.ird.govt.nz/gst" },
  "us-property-tax": { when: "September, with the American Community Survey", where: "https://data.census.gov" },
  "us-home-insurance": { when: "once a year", where: "https://content.naic.org" },
  "us-mortgage-insurance": {
    when: "when Regulation Z changes",
    where: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
  },
  "us-retirement-limits": { when: "late October or early November", where: IRS },
  "us-social-security": { when: "mid-October", where: "https://www.ssa.gov/oact/cola/bendpoints.html" },
  "atomic-weights": {
    when: "every second year, after the commission meets",
    where: "https://www.ciaaw.org/atomic-weights.htm",
  },
  "us-macrs": { when: "when the law changes", where: "https://www.irs.gov/publications/p946" },
  "us-fha-insurance": { when: "when HUD changes them", where: "https://www.hud.gov/hud-partners/housing-mip" },
  "us-fha-limits": {
    when: "the last week of November",
    where: "https://www.hud.gov/hud-partners/single-family-lender",
  },
  "us-va-funding-fee": {
    when: "when the law changes",
    where: "https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/",
  },
  "us-student-loans": { when: "when the law changes", where: "https://www.ecfr.gov/current/title-34/part-685" },
  "us-poverty-guidelines": {
    when: "mid-January",
    where: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
  },
  "uk-student-loans": {
    when: "summer to winter, for the tax year that begins in April",
    where: "https://www.gov.uk/repaying-your-student-loan/what-you-pay",
  },
  "ecb-average-rates": { when: "the first days of January", where: ECB_RATES },
  "ecb-month-rates": { when: "the first days of each month", where: ECB_RATES },
  "uk-average-rates": { when: "the end of December", where: HMRC_AVERAGES },
  "uk-march-rates": { when: "the end of March", where: HMRC_AVERAGES },
  "uk-redundancy-pay": {
    when: "February or March; begins April 6",
    where: "https://www.gov.uk/redundancy-your-rights/redundancy-pay",
  },
  "us-capital-gains": { when: "October or November", where: IRS },
  "uk-capital-gains": {
    when: "the Budget; begins April 6",
    where: "https://www.gov.uk/capital-gains-tax/rates",
  },
  "us-estate-tax": { when: "October or November", where: IRS },
  "uk-inheritance-tax": {
    when: "the Budget; begins April 6",
    where: "https://www.gov.uk/inheritance-tax",
  },
  "us-rmd": { when: "when the regulation changes", where: "https://www.irs.gov/publications/p590b" },
  "uk-class-4": {
    when: "the Budget; begins April 6",
    where: "https://www.gov.uk/self-employed-national-insurance-rates",
  },
  "uk-sdlt": {
    when: "the Budget in autumn or spring",
    where: "https://www.gov.uk/stamp-duty-land-tax/residential-property-rates",
  },
  "uk-lbtt": { when: "the Scottish Budget", where: "https://revenue.scot/taxes/land-buildings-transaction-tax" },
  "uk-ltt": { when: "the Welsh Budget", where: "https://www.gov.wales/land-transaction-tax-rates-and-bands" },
  "uk-holiday": { when: "when the law changes", where: "https://www.gov.uk/holiday-entitlement-rights" },
  "us-mileage": { when: "the second half of December", where: IRS },
  "uk-mileage": {
    when: "the Budget; begins April 6",
    where: "https://www.gov.uk/simpler-income-tax-simplified-expenses/vehicles-",
  },
  "canada-mileage": { when: "December or January", where: "https://www.canada.ca/en/department-finance/news.html" },
  "time-zones": {
    when: "several times a year; npm run facts -- update tzdata",
    where: "https://data.iana.org/time-zones/tzdb/tzdata.zi",
  },
  "us-growth": { when: "when the CDC revises its charts", where: "https://www.cdc.gov/growthcharts/" },
  "who-growth": { when: "when WHO revises its charts", where: "https://www.who.int/tools/child-growth-standards" },
  "us-bmi-for-age": { when: "when the CDC revises its charts", where: "https://www.cdc.gov/growthcharts/" },
};

/** Of laws that name their days for years ahead. */
const LAW: Due = { when: "when the law changes; read it again once a year", where: "the source of the fact" };
const OF_KIND: Readonly<Record<string, Due>> = { "Public holidays": LAW, "Drinking and driving": LAW };

export const dueOf = (id: string, kind: string): Due | undefined => DUE[id] ?? OF_KIND[kind];
