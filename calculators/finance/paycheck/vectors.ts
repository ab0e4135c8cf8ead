import { SSA_WAGE_BASE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type paycheck from "./paycheck.ts";

export default [
  {
    title: "IRS Publication 15-T (2026), Federal Income Tax Withholding Methods",
    url: "https://www.irs.gov/pub/irs-pdf/p15t.pdf",
    read: "2026-11-22",
    always: { year: "2026" },
    rows: [
      ["Wage bracket table, weekly, single, the row around $630", { salary: 32760, pay_period: "weekly" }, { gross: "630", federal_tax: "34" }],
      ["Wage bracket table, weekly, single, the row around $650", { salary: 33800, pay_period: "weekly" }, { gross: "650", federal_tax: "36" }],
      ["Wage bracket table, weekly, single, the row around $670", { salary: 34840, pay_period: "weekly" }, { gross: "670", federal_tax: "38" }],
      ["Wage bracket table, weekly, single, the row around $690", { salary: 35880, pay_period: "weekly" }, { gross: "690", federal_tax: "41" }],
      ["Wage bracket table, weekly, single, the row around $720", { salary: 37440, pay_period: "weekly" }, { gross: "720", federal_tax: "44" }],
      [
        "Percentage method for automated payroll systems, standard schedule, single: $57,900",
        { salary: 66500, pay_period: "yearly" },
        { adjusted_wage: "57,900", federal_tax: "5,800" },
        { edge: "Single, an adjusted annual wage of $57,900, where 22% begins, after $8,600 on line 1g" },
      ],
      [
        "Percentage method for automated payroll systems, standard schedule, married filing jointly: $120,100",
        { salary: 133000, filing_status: "married_joint", pay_period: "yearly" },
        { adjusted_wage: "120,100", federal_tax: "11,600" },
      ],
      [
        "Percentage method for automated payroll systems, standard schedule, head of household: $83,000",
        { salary: 91600, filing_status: "head_of_household", pay_period: "yearly" },
        { adjusted_wage: "83,000", federal_tax: "7,740" },
      ],
      [
        "Percentage method for automated payroll systems, standard schedule, single: $7,500",
        { salary: 16100, pay_period: "yearly" },
        { adjusted_wage: "7,500", federal_tax: "0" },
        { edge: "Single, where the first rate begins: nothing is withheld" },
      ],
      [
        "Percentage method for automated payroll systems, Step 2 schedule, single: $33,250",
        { salary: 33250, two_jobs: true, pay_period: "yearly" },
        { adjusted_wage: "33,250", federal_tax: "2,900" },
      ],
      [
        "Percentage method for automated payroll systems, Step 2 schedule, married filing jointly: $121,800",
        { salary: 121800, filing_status: "married_joint", two_jobs: true, pay_period: "yearly" },
        { federal_tax: "17,966" },
      ],
      [
        "Percentage method for automated payroll systems, Step 2 schedule, head of household: $64,925",
        { salary: 64925, filing_status: "head_of_household", two_jobs: true, pay_period: "yearly" },
        { federal_tax: "8,077.50" },
      ],
      [
        "Percentage method for automated payroll systems, Step 2 schedule, single: $108938",
        { salary: 108938, two_jobs: true, pay_period: "yearly" },
        { federal_tax: "20,512.00" },
        { edge: "Two jobs, single, an adjusted annual wage of $108938, whose tax is printed and not the sum of the brackets" },
      ],
      [
        "Percentage method for automated payroll systems, Step 2 schedule, single: $136163",
        { salary: 136163, two_jobs: true, pay_period: "yearly" },
        { federal_tax: "29,224.00" },
        { edge: "Two jobs, single, an adjusted annual wage of $136163, whose tax is printed and not the sum of the brackets" },
      ],
      [
        "Percentage method for automated payroll systems, Step 2 schedule, single: $328350",
        { salary: 328350, two_jobs: true, pay_period: "yearly" },
        { federal_tax: "96,489.63" },
        { edge: "Two jobs, single, an adjusted annual wage of $328350, whose tax is printed and not the sum of the brackets" },
      ],
    ],
  },
  {
    ...SSA_WAGE_BASE,
    read: "2026-11-22",
    always: { year: "2026" },
    rows: [
      [
        "2026: what an employee with wages at or above the base pays",
        { salary: 250000, pay_period: "yearly" },
        { social_security: "11,439" },
        { edge: "The most Social Security tax in 2026" },
      ],
    ],
  },
  {
    by: "hand",
    always: { year: "2026" },
    rows: [
      [
        "90,000 ÷ 26 = 3,461.538…; 3,461.54 × 26 - 8,600 = 81,400.04; (5,800 + 23,500.04 × 22%) ÷ 26 = 421.923…; 3,461.54 × 6.2% = 214.615…; × 1.45% = 50.192…; 3,461.54 - 421.92 - 214.62 - 50.19 = 2,774.81",
        { salary: 90000 },
        { gross: "3,461.54", federal_tax: "421.92", social_security: "214.62", medicare: "50.19", net_pay: "2,774.81" },
        { given: "Where the page begins: $90,000 a year, every two weeks, single, no state" },
      ],
      [
        "78,000 + 5,200 - 2,600 - 12,900 = 67,700; 2,480 + 23,600 × 12% = 5,312; 5,312 ÷ 52 - 2,000 ÷ 52 = 63.692…; + 10 = 73.69",
        { salary: 78000, pay_period: "weekly", filing_status: "married_joint", credits: 2000, other_income: 5200, deductions: 2600, extra: 10 },
        { adjusted_wage: "67,700", federal_tax: "73.69" },
        { given: "Every step of Form W-4: weekly, jointly, with credits, other income, deductions and extra withholding" },
      ],
      [
        "10,000 × 1.45% + 5,000 × 0.9% = 145 + 45 = 190",
        { salary: 260000, wages_so_far: 195000 },
        { gross: "10,000", social_security: "0", medicare: "190" },
        { edge: "Additional Medicare tax once wages pass $200,000, and no more Social Security" },
      ],
      [
        "80 × 25 + 10 × 1.5 × 25 = 2,375; 2,300 × 6.2% = 142.60; 2,300 × 1.45% = 33.35; 2,375 - 75 = 2,300, for the state taxes the 401(k) too (61 Pa. Code § 101.6); 2,300 × 3.07% = 70.61; 100 + 75 = 175",
        { paid_by: "hour", hourly_rate: 25, hours: 80, overtime: 10, retirement: 100, benefits: 75, state: "PA" },
        { gross: "2,375", social_security: "142.60", medicare: "33.35", state_tax: "70.61", deducted: "175" },
        { given: "By the hour, with overtime, a 401(k) and benefits, in Pennsylvania" },
      ],
      [
        "78,000 - 200 × 26 = 72,800 (N.J.S. 54A:6-21 and 54A:6-24); 72,800 - 1,000 = 71,800; 20,000 × 1.4% + 15,000 × 1.75% + 5,000 × 3.5% + 31,800 × 5.525% = 280 + 262.50 + 175 + 1,756.95 = 2,474.45; ÷ 26 = 95.171…",
        { salary: 78000, retirement: 200, benefits: 100, state: "NJ" },
        { gross: "3,000", state_tax: "95.17", deducted: "300" },
        { given: "In New Jersey, whose tax leaves a 401(k) free, but not benefits" },
      ],
      [
        "N.J.S. 54A:2-4; 10,400 - 10 × 52 = 9,880, on which no tax is due",
        { salary: 10400, pay_period: "weekly", retirement: 10, state: "NJ" },
        { gross: "200", state_tax: "0" },
        { edge: "In New Jersey, $200 a week of which $10 are for a 401(k): not over $10,000 a year" },
      ],
      [
        "(10,400 - 1,000) × 1.4% = 131.60; ÷ 52 = 2.530…",
        { salary: 10400, pay_period: "weekly", state: "NJ" },
        { state_tax: "2.53" },
        { edge: "In New Jersey, $200 a week: over $10,000 a year, and all above $1,000 is taxed" },
      ],
    ],
  },
  {
    title: "Iowa Department of Revenue, Withholding Formula for 2026, as quoted by a program that read it",
    url: "https://revenue.iowa.gov",
    read: "2026-11-25",
    by: "quoted",
    always: { state: "IA", year: "2026" },
    rows: [
      [
        "Example 1, T3",
        { salary: 54600, pay_period: "biweekly", filing_status: "single_or_separate", state_deductions: 13000 },
        { gross: "2100", state_tax: "59.26" },
      ],
      [
        "Example 2, T3",
        { salary: 54600, pay_period: "biweekly", filing_status: "married_joint", state_deductions: 26000 },
        { gross: "2100", state_tax: "38.72" },
      ],
      [
        "Example 4, T3",
        { salary: 60000, pay_period: "monthly", filing_status: "single_or_separate", state_deductions: 13000 },
        { gross: "5000", state_tax: "145.50" },
      ],
      [
        "Example 5, T3",
        { salary: 60000, pay_period: "monthly", filing_status: "married_joint", state_deductions: 26000 },
        { gross: "5000", state_tax: "101.00" },
      ],
    ],
  },
  {
    title: "Mississippi Department of Revenue, withholding tables for 2026, as quoted by a program that read it",
    url: "https://www.dor.ms.gov",
    read: "2026-11-25",
    by: "quoted",
    always: { salary: 26000, pay_period: "weekly", state: "MS", year: "2026" },
    rows: [
      ["Table A, $500 to $510, no exemption", { filing_status: "single_or_separate", state_deductions: 2300 }, { gross: "500", state_tax: "11" }],
      ["Table A, $500 to $510, exemption of $6,000", { filing_status: "single_or_separate" }, { gross: "500", state_tax: "6" }],
      ["Table C, $500 to $510, no exemption", { filing_status: "married_joint", state_deductions: 4600 }, { gross: "500", state_tax: "9" }],
    ],
  },
  {
    title: "Montana Department of Revenue, Employer Guide for 2026, as quoted by a program that read it",
    url: "https://revenue.mt.gov",
    read: "2026-11-25",
    by: "quoted",
    always: { state: "MT", year: "2026" },
    rows: [
      ["Example 1a", { salary: 24700, pay_period: "weekly", filing_status: "single_or_separate" }, { gross: "475", state_tax: "8" }],
      ["Example 1b", { salary: 33000, pay_period: "semimonthly", filing_status: "married_joint" }, { gross: "1375", state_tax: "2" }],
      ["Example 1c", { salary: 33000, pay_period: "semimonthly", filing_status: "head_of_household" }, { gross: "1375", state_tax: "17" }],
      ["Example, line 2", { salary: 76700, pay_period: "biweekly", filing_status: "single_or_separate" }, { gross: "2950", state_tax: "114" }],
    ],
  },
  {
    title: "Oklahoma Tax Commission, Packet OW-2, revised 11-2025, as quoted by a program that read it",
    url: "https://oklahoma.gov/tax",
    read: "2026-11-25",
    by: "quoted",
    always: { pay_period: "semimonthly", state: "OK", year: "2026" },
    rows: [
      ["Sample computation", { salary: 43800, filing_status: "married_joint" }, { gross: "1825", state_tax: "37" }],
      ["Table 3, married, over $1,129", { salary: 27096, filing_status: "married_joint", state_deductions: 12700 }, { gross: "1129", state_tax: "9.10" }],
      [
        "Table 3, single, over $565",
        { salary: 13560, filing_status: "single_or_separate", state_deductions: 6350 },
        { gross: "565", state_tax: "4.55" },
        {
          given: "OK, semimonthly, $565: Table 3, single, over $565",
          differs: "The table rounds the wage where 4.5% begins, $564.58, up to $565. It keeps the tax on $564.58.",
        },
      ],
    ],
  },
  {
    title: "Utah State Tax Commission, Publication 14, revised 4/26, as quoted by a program that read it",
    url: "https://tax.utah.gov/forms/pubs/pub-14.pdf",
    read: "2026-11-25",
    by: "quoted",
    place: "Page 11",
    always: { state: "UT", year: "2026" },
    rows: [
      ["example 2", { salary: 67600, pay_period: "biweekly", filing_status: "single_or_separate" }, { gross: "2600", state_tax: "116" }],
      ["example 4", { salary: 93600, pay_period: "monthly", filing_status: "married_joint" }, { gross: "7800", state_tax: "347" }],
      [
        "example 5",
        { salary: 36000, pay_period: "quarterly", filing_status: "single_or_separate" },
        { gross: "9000", state_tax: "367" },
        {
          given: "UT, quarterly, $9,000: example 5",
          differs: "The example rounds each line to whole dollars: 401 - (121 - 87) = 367. To the cent it is 400.50 - (485 - 26,652 × 1.3%) ÷ 4 = 365.87.",
        },
      ],
    ],
  },
  {
    title: "Georgia Department of Revenue, Employer's Tax Guide, June 2026, as quoted by a program that read it",
    url: "https://dor.georgia.gov",
    read: "2026-11-25",
    by: "quoted",
    always: { state: "GA", year: "2026" },
    rows: [
      [
        "Example #1",
        { salary: 48000, pay_period: "semimonthly", filing_status: "single_or_separate", state_deductions: 35000 },
        { gross: "2000", state_tax: "27.03" },
      ],
      [
        "Example #2",
        { salary: 24310, pay_period: "biweekly", filing_status: "head_of_household", state_deductions: 25000 },
        { gross: "935", state_tax: "0.00" },
      ],
    ],
  },
  {
    title: "Illinois Department of Revenue, Booklet IL-700-T, R-12/25, as quoted by a program that read it",
    url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/withholding/documents/currentyear/il-700-t.pdf",
    read: "2026-11-25",
    by: "quoted",
    always: { year: "2026" },
    rows: [
      [
        "Automated payroll method, example B",
        { salary: 41600, pay_period: "weekly", filing_status: "single_or_separate", state: "IL", state_deductions: 7850 },
        { gross: "800", state_tax: "32.13" },
      ],
    ],
  },
  {
    title: "Indiana Department of Revenue, Departmental Notice #1, R46 / 01-26, as quoted by a program that read it",
    url: "https://www.in.gov/dor",
    read: "2026-11-25",
    by: "quoted",
    always: { year: "2026" },
    rows: [
      [
        "Page 3, example",
        { salary: 41600, pay_period: "weekly", filing_status: "single_or_separate", state: "IN", state_deductions: 17000 },
        { gross: "800", state_tax: "13.96" },
      ],
    ],
  },
  {
    title: "Kentucky Department of Revenue, 2026 Withholding Tax Formula, as quoted by a program that read it",
    url: "https://revenue.ky.gov/Forms/2026%20Withholding%20Formula.pdf",
    read: "2026-11-25",
    by: "quoted",
    always: { year: "2026" },
    rows: [
      [
        "Monthly example",
        { salary: 39240, pay_period: "monthly", filing_status: "single_or_separate", state: "KY", state_deductions: 3360 },
        { gross: "3270", state_tax: "104.65" },
      ],
    ],
  },
  {
    title: "Massachusetts Department of Revenue, Circular M, revised 12/25, as quoted by a program that read it",
    url: "https://www.mass.gov/info-details/massachusetts-circular-m",
    read: "2026-11-25",
    by: "quoted",
    always: { year: "2026" },
    rows: [
      [
        "Weekly table, $1,110 to $1,120, one exemption",
        { salary: 57980, pay_period: "weekly", filing_status: "single_or_separate", state: "MA" },
        { gross: "1115", state_tax: "49.60" },
      ],
    ],
  },
  {
    title: "Rhode Island Division of Taxation, Employer's Income Tax Withholding Tables for 2026, as quoted by a program that read it",
    url: "https://tax.ri.gov",
    read: "2026-11-25",
    by: "quoted",
    always: { year: "2026" },
    rows: [
      [
        "Example",
        { salary: 114140, pay_period: "weekly", filing_status: "single_or_separate", state: "RI", state_deductions: 1000 },
        { gross: "2195", state_tax: "87.57" },
      ],
    ],
  },
] satisfies Vectors<typeof paycheck>;
