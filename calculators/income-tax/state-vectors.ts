// States' taxes at the figures that their laws and schedules print: "the tax is $332 plus 4.3% of the excess over $12,500".
import type { Vectors } from "#engine";
import type { FilingStatus } from "#facts/tax/united-states";
import type { State } from "#facts/tax/united-states-states";
import type incomeTax from "./income-tax.ts";

type Printed = {
  readonly state: State;
  readonly by: "law" | "published" | "quoted";
  readonly title: string;
  readonly url: string;
  readonly year?: "2025";
  /** Added to income and deducted again, for states that tax no small incomes. */
  readonly deducted?: number;
  /** A taxable income, and the tax on it. */
  readonly taxes: readonly (readonly [status: FilingStatus, taxable: number, tax: string])[];
};

const OPENTAX = "https://github.com/Invaro/opentax-engine/blob";
const PRINTED: readonly Printed[] = [
  {
    state: "NM",
    by: "law",
    title: "New Mexico Statutes, section 7-2-7, for taxable years from January 1, 2025",
    url: "https://lawserver.com/law/state/new-mexico/nm-statutes/new_mexico_statutes_7-2-7_v2",
    taxes: [
      ["single", 5_500, "82.50"],
      ["single", 16_500, "434.50"],
      ["single", 210_000, "9,748"],
      ["married_joint", 100_000, "4,089"],
      ["married_separate", 157_500, "7,312"],
    ],
  },
  {
    state: "DC",
    by: "published",
    title: "District of Columbia Office of Tax and Revenue, Individual and Fiduciary Income Tax Rates",
    url: "https://otr.cfo.dc.gov/page/dc-individual-and-fiduciary-income-tax-rates",
    taxes: [
      ["single", 10_000, "400"],
      ["single", 40_000, "2,200"],
      ["single", 250_000, "19,650"],
      ["single", 1_000_000, "91,525"],
    ],
  },
  {
    state: "KS",
    by: "law",
    title: "Kansas Statutes 79-32,110, for tax year 2024 and all tax years thereafter",
    url: "https://print.casetext.com/statute/kansas-statutes/chapter-79-taxation/article-32-income-tax/section-79-32110-tax-imposed-classes-of-taxpayers-rates",
    taxes: [
      ["single", 23_000, "1,196"],
      ["married_joint", 46_000, "2,392"],
      ["head_of_household", 23_000, "1,196"],
    ],
  },
  {
    state: "HI",
    by: "law",
    title: "Hawaii Revised Statutes 235-51, for taxable years after December 31, 2024",
    url: "https://casetext.com/statute/hawaii-revised-statutes/division-1-government/title-14-taxation/chapter-235-income-tax-law/part-iii-individual-income-tax/section-235-51-tax-imposed-on-individuals-rates",
    taxes: [
      ["married_joint", 19_200, "269"],
      ["married_joint", 72_000, "3,350"],
      ["married_joint", 250_000, "16,782"],
      ["married_joint", 550_000, "41,932"],
      ["single", 9_600, "134"],
      ["single", 48_000, "2,539"],
      ["single", 225_000, "16,466"],
      ["head_of_household", 187_500, "12,587"],
      ["head_of_household", 487_500, "38,949"],
    ],
  },
  {
    state: "VA",
    by: "published",
    deducted: 20_000,
    title: "Virginia Department of Taxation, tax rate schedule, in a copy of its tax table",
    url: "https://info.5y1.org/2017-corporate-tax-table_1_a9f5ea.html",
    taxes: [
      ["single", 3_000, "60"],
      ["single", 5_000, "120"],
      ["single", 17_000, "720"],
    ],
  },
  {
    state: "DE",
    by: "quoted",
    title: "Delaware Division of Revenue, income tax schedule, as quoted by efile.com",
    url: "https://www.efile.com/delaware-tax-brackets-rates-and-forms",
    taxes: [
      ["single", 5_000, "66"],
      ["single", 10_000, "261"],
      ["single", 20_000, "741"],
      ["single", 60_000, "2943.50"],
    ],
  },
  {
    state: "ME",
    by: "quoted",
    title:
      "Maine Revenue Services, 2026 Individual Income Tax Rates, revised May 20, 2026, as quoted by programs that read it",
    url: "https://www.maine.gov/revenue/sites/maine.gov.revenue/files/2026-05/ind_tax_rate_sched_2026_rev.pdf",
    taxes: [
      ["single", 27_400, "1,589"],
      ["single", 64_850, "4,117"],
      ["married_joint", 54_850, "3,181"],
      ["married_joint", 129_750, "8,237"],
      ["head_of_household", 41_100, "2,384"],
      ["head_of_household", 97_300, "6,178"],
    ],
  },
  {
    state: "MO",
    by: "quoted",
    title:
      "Missouri Department of Revenue, Form MO-1040ES for 2026, tax rate chart, as quoted by programs that read it",
    url: "https://dor.mo.gov/forms/MO-1040ES_2026.pdf",
    taxes: [
      ["single", 2_696, "27"],
      ["single", 5_392, "101"],
      ["single", 8_088, "202"],
      ["single", 9_436, "263"],
    ],
  },
  {
    state: "MO",
    by: "quoted",
    title:
      "Missouri Department of Revenue, Form MO-1040 instructions for 2025, tax chart and examples, as quoted by a program that read them",
    url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf",
    year: "2025",
    taxes: [
      ["single", 3_090, "38"],
      ["single", 12_000, "388"],
      ["single", 9_191, "256"],
    ],
  },
  {
    state: "OR",
    by: "quoted",
    title:
      "Oregon Department of Revenue, Form OR-40 instructions for 2025, rate charts S and J, as quoted by a program that read them",
    url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf",
    year: "2025",
    taxes: [
      ["married_joint", 250_000, "21,256"],
      ["head_of_household", 250_000, "21,256"],
      ["single", 125_001, "10,627"],
    ],
  },
  {
    state: "HI",
    by: "quoted",
    title:
      "Hawaii Department of Taxation, tax table of Form N-11 for 2025, by the law of 2026 too, as quoted by a program that read it",
    url: "https://github.com/Invaro/opentax-engine/blob/24576f03afd1d434917dd657ead6706ab76d8740/packages/corpus-us-federal/src/rules/state-hi.ts",
    taxes: [
      ["single", 23_275, "813"],
      ["married_joint", 23_275, "399"],
      ["head_of_household", 23_275, "524"],
      ["single", 62_925, "3,673"],
      ["married_joint", 62_925, "2,733"],
      ["head_of_household", 62_925, "3,156"],
    ],
  },
  {
    state: "AL",
    by: "quoted",
    title: "Alabama Department of Revenue, Form 40 booklet for 2025, tax tables, as quoted by a program that read them",
    url: `${OPENTAX}/b318362cbda6c6504b3384ba1d88311e388517b6/packages/corpus-us-federal/src/rules/state-al.ts`,
    year: "2025",
    taxes: [
      ["single", 3_050, "113"],
      ["married_joint", 5_950, "218"],
      ["single", 16_050, "763"],
      ["married_joint", 16_050, "723"],
      ["married_separate", 25_950, "1,258"],
      ["married_joint", 25_950, "1,218"],
      ["head_of_household", 99_950, "4,958"],
      ["married_joint", 99_950, "4,918"],
    ],
  },
  {
    state: "CA",
    by: "quoted",
    title:
      "California Franchise Tax Board, 2025 California Tax Rate Schedules, Schedule X, as quoted by programs that read it",
    url: "https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf",
    year: "2025",
    taxes: [
      ["single", 371_479, "30,986.19"],
      ["single", 445_771, "38,638.27"],
      ["married_separate", 742_953, "72,219.84"],
    ],
  },
  {
    state: "NJ",
    by: "quoted",
    title: "New Jersey Statutes 54A:2-1, as quoted by a program that read them",
    url: `${OPENTAX}/fdaa5d6346782d9d82db8cd4bbebf9f188531425/packages/corpus-us-federal/src/rules/state-nj.ts`,
    taxes: [
      ["single", 75_000, "2,651.25"],
      ["single", 1_000_000, "74,573.75"],
      ["married_joint", 1_000_000, "72,657.50"],
    ],
  },
  {
    state: "ND",
    by: "quoted",
    title: "North Dakota Office of State Tax Commissioner, Form ND-1ES for 2026, as quoted by programs that read it",
    url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/28709-form-nd-1es-2026.pdf",
    taxes: [
      ["single", 250_400, "3,916.09"],
      ["married_joint", 304_850, "4,329.98"],
      ["married_separate", 152_425, "2,164.99"],
      ["head_of_household", 277_600, "4,118.40"],
    ],
  },
  {
    state: "WI",
    by: "quoted",
    title: "Wisconsin Department of Revenue, Form 1-ES instructions for 2026, as quoted by programs that read it",
    url: "https://www.revenue.wi.gov/TaxForms2026/2026-Form1-ES-Inst.pdf",
    taxes: [
      ["single", 15_110, "528.85"],
      ["single", 51_950, "2,149.81"],
      ["single", 332_720, "17,030.62"],
      ["married_joint", 20_150, "705.25"],
      ["married_joint", 69_260, "2,866.09"],
      ["married_joint", 443_630, "22,707.70"],
    ],
  },
  {
    state: "CO",
    by: "quoted",
    title:
      "Colorado Department of Revenue, DR 0104 Book for 2025, income tax table, as quoted by a program that read it",
    url: "https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf",
    year: "2025",
    taxes: [
      ["single", 5_150, "227"],
      ["single", 12_050, "530"],
      ["single", 23_050, "1,014"],
    ],
  },
  {
    state: "MD",
    by: "quoted",
    deducted: 20_000,
    title: "Comptroller of Maryland, Maryland Income Tax Rates and Brackets, as quoted by a program that read it",
    url: "https://www.marylandtaxes.gov/individual/income/tax-info/tax-rates.php",
    taxes: [
      ["single", 3_000, "90"],
      ["single", 150_000, "7,260"],
      ["single", 250_000, "12,760"],
      ["married_joint", 100_000, "4,697.50"],
    ],
  },
  {
    state: "VT",
    by: "quoted",
    title: "Vermont Department of Taxes, IN-111 instructions for 2025, as quoted by a program that read it",
    url: "https://tax.vermont.gov/sites/tax/files/documents/IN-111-Instr-2025.pdf",
    year: "2025",
    taxes: [
      ["single", 50_050, "1,698"],
      ["married_joint", 85_000, "2,929"],
      ["single", 249_700, "16,175"],
      ["married_separate", 99_725, "5,241"],
      ["head_of_household", 171_000, "9,135"],
    ],
  },
  {
    state: "KY",
    by: "quoted",
    title:
      "Kentucky Department of Revenue, 2026 Withholding Tax Formula, monthly and bi-weekly examples, as quoted by a program that read it",
    url: "https://revenue.ky.gov/Forms/2026%20Withholding%20Formula.pdf",
    taxes: [
      ["single", 35_880, "1,255.80"],
      ["single", 35_640, "1,247.40"],
    ],
  },
  {
    state: "RI",
    by: "quoted",
    title:
      "Rhode Island Division of Taxation, advisory ADV 2025-22, uniform tax rate schedule for 2026, as quoted by programs that read it",
    url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf",
    taxes: [
      ["single", 82_050, "3,076.88"],
      ["married_joint", 186_450, "8,035.88"],
    ],
  },
];

export default PRINTED.flatMap(({ state, by, title, url, year, deducted = 0, taxes }) =>
  taxes.map(([filing_status, taxable, state_tax]) => ({
    given: `${state} ${year ?? 2026}, ${filing_status}: $${taxable} of state taxable income`,
    inputs: { income: taxable + deducted, state, filing_status, state_deductions: deducted, ...(year ? { year } : {}) },
    expected: { state_tax },
    by,
    source: { title, url, place: `${filing_status}, $${taxable}`, read: "2026-11-24" },
  })),
) satisfies Vectors<typeof incomeTax>;
