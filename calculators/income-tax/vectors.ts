import type { Vectors } from "#engine";
import type incomeTax from "./income-tax.ts";
import stateVectors from "./state-vectors.ts";
import tableVectors from "./table-vectors.ts";

const irs = (place: string) => ({
  title: "US Internal Revenue Service, 2024 Tax Rate Schedules",
  url: "https://www.irs.gov/media/166986",
  place,
  read: "2026-11-20",
});
const SCHEDULE_X = irs("Schedule X, single");
const SINGLE_2024 = "0:10; 11600:12; 47150:22; 100525:24; 191950:32; 243725:35; 609350:37";
const openstax = (place: string) => ({
  title: "OpenStax, Contemporary Mathematics, section 6.13, Income Tax",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-13-income-tax",
  place,
  read: "2026-11-22",
});
const SINGLE_2022 = "0:10; 10275:12; 41775:22; 89075:24; 170050:32";
const ATO = {
  title: "Australian Taxation Office, Tax rates, Australian resident",
  url: "https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents",
  place: "Resident tax rates 2024-25",
  read: "2026-11-20",
};
const RESIDENT_2025 = "18200:16; 45000:30; 135000:37; 190000:45";
const UK_2025 = { bands: "0:20; 37700:40; 125140:45", allowance: 12570, taper: "reduced", taper_from: 100000 } as const;

const procedure = (place: string) => ({
  title: "IRS, Revenue Procedure 2025-32, tax rate tables for 2026",
  url: "https://www.irs.gov/pub/irs-drop/rp-25-32.pdf",
  place,
  read: "2026-11-22",
});
const ciot = (place: string) => ({
  title: "Chartered Institute of Taxation, comparison of UK and Scotland for 2026/27",
  url: "https://www.tax.org.uk/ciot-s-reaction-to-the-income-tax-announcements-in-today-s-scottish-budget",
  place,
  read: "2026-11-22",
});
const resident = (place: string) => ({ ...ATO, place, read: "2026-11-22" });

export default [
  {
    given: "Just where a bracket that takes in the whole income begins, with a credit that its tax reaches",
    inputs: {
      income: 50000,
      country: "own",
      bands: "50000:20",
      method: "whole",
      credit: 10000,
    },
    expected: { tax: "0", marginal_rate: "20" },
    by: "hand",
    source: { title: "50,001 × 20% - 10,000 = 0.20, which is 20% of the next 1" },
    edge: true,
  },
  {
    given: "US 2022, single, a taxable income of $103,650",
    inputs: { country: "own", income: 103650, bands: SINGLE_2022 },
    expected: {
      tax: "18,711.50",
      "shares.1.tax": "1,027.50",
      "shares.2.tax": "3,780",
      "shares.3.tax": "10,406",
      "shares.4.tax": "3,498",
    },
    by: "published",
    source: openstax("Example 8, Income Tax on Taxable Income"),
  },
  {
    given: "US 2022, single, with deductions of $16,160 and a credit of $4,000 on an income of $102,750",
    inputs: { country: "own", income: 102750, bands: SINGLE_2022, allowance: 16160, credit: 4000 },
    expected: { taxable: "86,590", tax: "10,666.80", "shares.3.tax": "9,859.30" },
    by: "published",
    source: openstax("Example 9, Finding Income Tax Owed"),
  },
  {
    given: "A rate that ends: 6.2% of wages of $195,000, and nothing above $147,000",
    inputs: { country: "own", income: 195000, bands: "0:6.2; 147000:0" },
    expected: { tax: "9,114" },
    by: "published",
    source: openstax("Example 7, Social Security Tax with Higher Income"),
    edge: true,
  },
  {
    given: "US 2024, single, exactly where the band of 22% begins",
    inputs: { country: "own", income: 47150, bands: SINGLE_2024 },
    expected: { tax: "5,426.00", marginal_rate: "22" },
    by: "published",
    source: SCHEDULE_X,
    edge: true,
  },
  {
    given: "US 2024, single, exactly where the band of 24% begins",
    inputs: { country: "own", income: 100525, bands: SINGLE_2024 },
    expected: { tax: "17,168.50" },
    by: "published",
    source: SCHEDULE_X,
  },
  {
    given: "US 2024, single, where the highest band begins",
    inputs: { country: "own", income: 609350, bands: SINGLE_2024 },
    expected: { tax: "183,647.25", marginal_rate: "37" },
    by: "published",
    source: SCHEDULE_X,
    edge: true,
  },
  {
    given: "US 2024, married filing jointly, $383,900",
    inputs: {
      country: "own",
      income: 383900,
      bands: "0:10; 23200:12; 94300:22; 201050:24; 383900:32; 487450:35; 731200:37",
    },
    expected: { tax: "78,221.00" },
    by: "published",
    source: irs("Schedule Y-1, married filing jointly"),
  },
  {
    given: "Australia 2024-25, where the first band does not begin at 0",
    inputs: { country: "own", income: 135000, bands: RESIDENT_2025 },
    expected: { tax: "31,288" },
    by: "published",
    source: ATO,
  },
  {
    given: "Australia 2024-25 with the bands in no order",
    inputs: { country: "own", income: 190000, bands: "190000:45; 18200:16; 135000:37; 45000:30" },
    expected: { tax: "51,638" },
    by: "published",
    source: ATO,
    edge: true,
  },
  {
    given: "A flat rate: 7.65% of a pay of $2,700",
    inputs: { country: "own", income: 2700, bands: "0:7.65" },
    expected: { tax: "206.55" },
    by: "published",
    source: openstax("Example 6, Computed FICA Taxes"),
  },
  {
    given: "UK: nothing is left of the allowance at £125,140",
    inputs: { country: "own", income: 125140, ...UK_2025 },
    expected: { allowance_left: "0" },
    by: "published",
    source: {
      title: "GOV.UK, Income Tax rates and Personal Allowances",
      url: "https://www.gov.uk/income-tax-rates/income-over-100000",
      place: "Income over £100,000",
      read: "2026-11-20",
    },
    edge: true,
  },
  {
    given: "UK: an allowance reduced by 1 for every 2 makes 60% of 40%",
    inputs: { country: "own", income: 110000, ...UK_2025 },
    expected: { tax: "33,432", marginal_rate: "60", allowance_left: "7,570" },
    by: "hand",
    source: {
      title: "12,570 - 5,000 = 7,570; 110,000 - 7,570 = 102,430; 37,700 × 20% + 64,730 × 40% = 33,432; 40% × 1.5 = 60%",
    },
  },
  {
    given: "A credit beyond the tax is lost, and more income is free until it is used up",
    inputs: { country: "own", income: 10000, bands: "0:10", credit: 1500 },
    expected: { tax: "0", marginal_rate: "0", after_tax: "10,000" },
    by: "hand",
    source: { title: "10,000 × 10% = 1,000, which is less than 1,500" },
    edge: true,
  },
  {
    given: "The same credit paid out",
    inputs: { country: "own", income: 10000, bands: "0:10", credit: 1500, credit_beyond_tax: "paid" },
    expected: { tax: "-500", effective_rate: "-5", after_tax: "10,500" },
    by: "hand",
    source: { title: "10,000 × 10% - 1,500 = -500" },
  },
  {
    given: "The whole amount at the highest rate: a duty of 1% up to 250,000 and 3% above, a unit further",
    inputs: { country: "own", income: 250001, bands: "125000:1; 250000:3", method: "whole" },
    expected: { tax: "7,500.03" },
    by: "hand",
    source: { title: "250,001 × 3 ÷ 100 = 7,500.03, while 250,000 × 1 ÷ 100 = 2,500" },
  },
  {
    given:
      "US 2025, jointly, a taxable income of $25,325 after the standard deduction of $31,500: the middle of the row",
    inputs: { income: 56825, filing_status: "married_joint", year: "2025" },
    expected: { taxable: "25,325", income_tax: "2,562" },
    by: "published",
    source: {
      title: "IRS, Instructions for Form 1040 (2025), Tax Table",
      url: "https://www.irs.gov/pub/irs-pdf/i1040gi.pdf",
      place: "Sample table: Mr. and Mrs. Brown",
      read: "2026-11-22",
    },
  },
  {
    given: "US 2026, single, exactly where the band of 22% begins, after the standard deduction of $16,100",
    inputs: { income: 66500 },
    expected: { taxable: "50,400", income_tax: "5,800.00", "shares.1.tax": "1,240.00" },
    by: "law",
    source: procedure("Section 4.01, unmarried individuals: over $50,400"),
    edge: true,
  },
  {
    given: "US 2026, single, where the highest band begins",
    inputs: { income: 656700 },
    expected: { taxable: "640,600", income_tax: "192,979.25" },
    by: "law",
    source: procedure("Section 4.01, unmarried individuals: over $640,600"),
  },
  {
    given: "US 2026, head of household, where the band of 24% begins, after the standard deduction of $24,150",
    inputs: { income: 129850, filing_status: "head_of_household" },
    expected: { taxable: "105,700", income_tax: "16,155" },
    by: "law",
    source: procedure("Section 4.01, heads of households: over $105,700"),
  },
  {
    given: "US 2026, married filing separately, where the highest band begins",
    inputs: { income: 400450, filing_status: "married_separate" },
    expected: { taxable: "384,350", income_tax: "103,291.75" },
    by: "law",
    source: procedure("Section 4.01, married filing separate returns: over $384,350"),
  },
  {
    given: "US 2026: the most Social Security tax in a year, at the wage base",
    inputs: { income: 184500 },
    expected: { social_security: "11,439" },
    by: "published",
    source: {
      title: "Social Security Administration, Contribution and Benefit Base",
      url: "https://www.ssa.gov/oact/cola/cbb.html",
      place: "2026: what an employee with wages at or above the base pays",
      read: "2026-11-22",
    },
    edge: true,
  },
  {
    given: "New Mexico, jointly, in the row of $25,300 to $25,400 of state taxable income, whose middle is $25,350",
    inputs: { income: 57550, filing_status: "married_joint", state: "NM" },
    expected: { state_tax: "679" },
    by: "published",
    source: {
      title: "New Mexico Taxation and Revenue, PIT-1 tax rate tables",
      url: "https://www.tax.newmexico.gov/individuals/",
      place: "Page T-1: Mr. and Mrs. Brown",
      read: "2026-11-22",
    },
  },
  ...(
    [
      [15000, "462", "486"],
      [25000, "2,446", "2,486"],
      [33493, "4,185", "4,185"],
      [45000, "6,882", "6,486"],
      [50000, "8,982", "7,486"],
    ] as const
  ).flatMap(([income, scotland, rest]) => [
    {
      given: `Scotland 2026-27, earnings of £${income}`,
      inputs: { income, country: "scotland" },
      expected: { income_tax: scotland },
      by: "published" as const,
      source: ciot(`Scottish income tax on ${income}`),
    },
    {
      given: `England 2026-27, earnings of £${income}`,
      inputs: { income, country: "uk" },
      expected: { income_tax: rest },
      by: "published" as const,
      source: ciot(`UK income tax on ${income}`),
    },
  ]),
  {
    given: "Australia 2025-26, the tax of the bands up to $45,000, before the low income tax offset",
    inputs: { income: 45000, country: "australia", year: "2025" },
    expected: { "shares.2.tax": "4,288" },
    by: "published",
    source: resident("Resident tax rates 2025-26, from $45,001"),
  },
  {
    given: "Australia 2026-27, where the highest band begins",
    inputs: { income: 190000, country: "australia" },
    expected: { income_tax: "51,370" },
    by: "published",
    source: resident("Resident tax rates 2026-27, from $190,001"),
    edge: true,
  },
  {
    given: "Canada 2026, just above $58,523 of taxable income",
    inputs: { income: 59080, country: "canada" },
    expected: { marginal_rate: "19.3738" },
    by: "hand",
    source: { title: "20.5% × (1 - 1%) - 14% × (4.95% + 1.63%) = 20.295% - 0.9212% = 19.3738%" },
    edge: true,
  },
  {
    given: "Where the page begins: $90,000 in the US in 2026, single, no state",
    inputs: { income: 90000 },
    expected: {
      income_tax: "10,970",
      social_security: "5,580",
      medicare: "1,305",
      tax: "17,855",
      after_tax: "72,145",
      monthly_pay: "6,012.08",
      biweekly_pay: "2,774.81",
      marginal_rate: "29.65",
    },
    by: "hand",
    source: {
      title:
        "90,000 - 16,100 = 73,900; 5,800 + 23,500 × 22% = 10,970; 90,000 × 6.2% = 5,580; 90,000 × 1.45% = 1,305; 90,000 - 17,855 = 72,145; ÷ 12 = 6,012.083…; ÷ 26 = 2,774.807…; 22 + 6.2 + 1.45 = 29.65",
    },
  },
  {
    given: "New York, single, $90,000 in 2026",
    inputs: { income: 90000, state: "NY" },
    expected: { state_tax: "4,270.65" },
    by: "hand",
    source: {
      title:
        "90,000 - 8,000 = 82,000; by Tax Law § 601, $4,191 and 5.9% of what is over $80,650: 4,191 + 1,350 × 5.9% = 4,191 + 79.65 = 4,270.65",
    },
  },
  ...(
    [
      [
        "single",
        150000,
        "8,291.20",
        "Worksheet 7: 142,000 × 5.9% = 8,378; 4,191 + 61,350 × 5.9% = 7,810.65; (8,378 - 7,810.65) × 42,350 ÷ 50,000 = 480.545…; 7,810.65 + 480.545… = 8,291.195…",
      ],
      [
        "single",
        250000,
        "15,946.62",
        "Worksheet 8: 12,141 + (242,000 - 215,400) × 6.85% = 13,963.10; 13,963.10 + 567 + 2,047 × 34,600 ÷ 50,000 = 15,946.624",
      ],
      [
        "married_joint",
        200000,
        "10,666.18",
        "Worksheet 2: 8,391 + (183,950 - 161,550) × 5.9% = 9,712.60; 9,712.60 + 333 + 807 × 38,450 ÷ 50,000 = 10,666.183",
      ],
      [
        "head_of_household",
        157650,
        "8,640.55",
        "Worksheet 12: 146,450 × 5.9% = 8,640.55, for income is 50,000 above 107,650",
      ],
      ["married_separate", 26000000, "2,833,128", "Worksheet 11: (26,000,000 - 8,000) × 10.9% = 2,833,128"],
    ] as const
  ).map(([filing_status, income, state_tax, title]) => ({
    given: `New York 2026, ${filing_status}, $${income}: the benefit of lower rates is taken back`,
    inputs: { income, filing_status, state: "NY" as const },
    expected: { state_tax },
    by: "hand" as const,
    source: { title },
  })),
  ...(
    [
      ["single", 62000, "2,053.50", "Subsection (b), over $60,000"],
      ["married_joint", 29000, "666", "Subsection (b), over $25,000"],
      ["married_separate", 22000, "582.75", "Subsection (c), over $20,000"],
    ] as const
  ).map(([filing_status, income, state_tax, place]) => ({
    given: `West Virginia 2025, ${filing_status}: where a rate of the law begins, after exemptions of $2,000 for each person`,
    inputs: { income, filing_status, state: "WV" as const, year: "2025" as const },
    expected: { state_tax },
    by: "law" as const,
    source: {
      title: "Code of West Virginia, section 11-21-4i, rates from January 1, 2025",
      url: "https://code.wvlegislature.gov/11-21-4I/",
      place,
      read: "2026-11-23",
    },
  })),
  {
    given: "California 2025, single, $90,000: brackets of 1% to 9.3% and the exemption credit",
    inputs: { income: 90000, state: "CA", year: "2025" },
    expected: { state_tax: "4,124.98" },
    by: "hand",
    source: {
      title:
        "90,000 - 5,706 = 84,294; 11,079 × 1% + 15,185 × 2% + 15,188 × 4% + 16,090 × 6% + 15,182 × 8% + 11,570 × 9.3% = 110.79 + 303.70 + 607.52 + 965.40 + 1,214.56 + 1,076.01 = 4,277.98; 4,277.98 - 153 = 4,124.98",
    },
  },
  {
    given: "Pennsylvania 2026, $90,000 with $6,000 to a 401(k), which the state taxes",
    inputs: { income: 90000, contributions: 6000, state: "PA" },
    expected: { state_tax: "2,763" },
    by: "hand",
    source: { title: "61 Pa. Code § 101.6 leaves no contribution to a plan out: 90,000 × 3.07% = 2,763" },
  },
  {
    given: "New Jersey 2026, single, $90,000 with $6,000 to a 401(k), which the state leaves free",
    inputs: { income: 90000, contributions: 6000, state: "NJ" },
    expected: { state_tax: "3,160.85" },
    by: "hand",
    source: {
      title:
        "N.J.S. 54A:6-21; 90,000 - 6,000 - 1,000 = 83,000; 20,000 × 1.4% + 15,000 × 1.75% + 5,000 × 3.5% + 35,000 × 5.525% + 8,000 × 6.37% = 280 + 262.50 + 175 + 1,933.75 + 509.60 = 3,160.85",
    },
  },
  ...(
    [
      ["single", 10000, "0", "Subsection a(3): $10,000 or less"],
      ["married_joint", 20000, "0", "Subsection b(5): $20,000 or less, of a joint return"],
      ["head_of_household", 20000, "0", "Subsection b(5): $20,000 or less, of those taxed by 54A:2-1 a."],
      ["married_separate", 10000, "0", "Subsection c(5): $10,000 or less"],
    ] as const
  ).map(([filing_status, income, state_tax, place]) => ({
    given: `New Jersey 2026, ${filing_status}: a gross income on which no tax is due`,
    inputs: { income, filing_status, state: "NJ" as const },
    expected: { state_tax },
    by: "law" as const,
    source: {
      title: "New Jersey Statutes, 54A:2-4, minimum taxable income",
      url: "https://law.justia.com/codes/new-jersey/2019/title-54a/section-54a-2-4/",
      place,
      read: "2026-11-25",
    },
    edge: true as const,
  })),
  ...(
    [
      ["NJ", "single", "10000.01", "126.00", "(10,000.01 - 1,000) × 1.4% = 126.00014"],
      ["VA", "single", "11949.99", "0", "Va. Code 58.1-321: less than $11,950"],
      ["VA", "single", "11950", "45.40", "(11,950 - 9,680) × 2% = 45.40"],
      ["WV", "single", "10000.01", "168.80", "(10,000.01 - 2,000) × 2.11% = 168.800211"],
      [
        "MD",
        "single",
        "16099.99",
        "0",
        "Tax-General 10-805 and 10-809: less than the federal standard deduction of $16,100",
      ],
      ["MD", "single", "16100", "712.25", "20 + 30 + 40 + (16,100 - 3,000) × 4.75% = 712.25"],
    ] as const
  ).map(([state, filing_status, income, state_tax, how]) => ({
    given: `${state} 2026, ${filing_status}: a cent from where all income is taxed`,
    inputs: { income: Number(income), filing_status, state },
    expected: { state_tax },
    by: "hand" as const,
    source: { title: how },
    edge: true as const,
  })),
  {
    given: "West Virginia 2026, single: earned income of $10,000, all of it excluded",
    inputs: { income: 10000, state: "WV" },
    expected: { state_tax: "0" },
    by: "law",
    source: {
      title: "Code of West Virginia, section 11-21-10, low income exclusion",
      url: "https://code.wvlegislature.gov/11-21-10/",
      place: "Subsections (a) and (b)(1)",
      read: "2026-11-25",
    },
    edge: true,
  },
  {
    given: "Ohio 2026, single, $90,000: the exemption of $1,900, and $332 on the first $26,050",
    inputs: { income: 90000, state: "OH" },
    expected: { state_tax: "2,038.38" },
    by: "hand",
    source: { title: "90,000 - 1,900 = 88,100; 332 + (88,100 - 26,050) × 2.75% = 332 + 1,706.375 = 2,038.375" },
  },
  {
    given: "Massachusetts 2026, single, $90,000: $2,000 of payroll taxes and an exemption of $4,400",
    inputs: { income: 90000, state: "MA" },
    expected: { state_tax: "4,180" },
    by: "hand",
    source: { title: "90,000 × 7.65% = 6,885, of which 2,000; (90,000 - 2,000 - 4,400) × 5% = 4,180" },
  },
  {
    given: "Connecticut 2026, single, $110,000: no exemption is left, and $250 + $25 are added back",
    inputs: { income: 110000, state: "CT" },
    expected: { state_tax: "5,625" },
    by: "hand",
    source: {
      title:
        "10,000 × 2% + 40,000 × 4.5% + 50,000 × 5.5% + 10,000 × 6% = 200 + 1,800 + 2,750 + 600 = 5,350; 5,350 + 250 + 25 = 5,625",
    },
    edge: true,
  },
  {
    given: "South Carolina 2026, single, $60,000: a deduction that has shrunk in steps of $10",
    inputs: { income: 60000, state: "SC" },
    expected: { state_tax: "1,662.45" },
    by: "hand",
    source: {
      title:
        "15,000 × 20,000 ÷ 55,000 = 5,454.54…, in steps 5,450; 15,000 - 5,450 = 9,550; 60,000 - 9,550 = 50,450; 30,000 × 1.99% + 20,450 × 5.21% = 597 + 1,065.445 = 1,662.445",
    },
  },
  {
    given: "US 2026: additional Medicare tax above $200,000, and itemized deductions above the standard one",
    inputs: { income: 250000, deductions: 30000 },
    expected: { taxable: "220,000", medicare: "4,075" },
    by: "hand",
    source: { title: "250,000 - 30,000 = 220,000; 250,000 × 1.45% + 50,000 × 0.9% = 3,625 + 450 = 4,075" },
  },
  {
    given: "England 2026-27: £110,000, where the personal allowance shrinks, with National Insurance",
    inputs: { income: 110000, country: "uk" },
    expected: { income_tax: "33,432", national_insurance: "4,210.60", marginal_rate: "62" },
    by: "hand",
    source: {
      title:
        "12,570 - 5,000 = 7,570; 37,700 × 20% + 64,730 × 40% = 33,432; 37,700 × 8% + 59,730 × 2% = 4,210.60; 40% × 1.5 + 2% = 62%",
    },
  },
  {
    given: "Canada 2026: $100,000, with the basic personal amount in full",
    inputs: { income: 100000, country: "canada" },
    expected: { taxable: "98,873", tax: "13,301.60" },
    by: "hand",
    source: {
      title:
        "71,100 × 1% + 10,400 × 4% = 1,127; 58,523 × 14% + 40,350 × 20.5% = 16,464.97; 14% × (16,452 + 1,501 + 3,519.45 + 1,123.07) = 3,163.3728",
    },
  },
  {
    given: "Canada 2026: an employee with $80,000, between the two ceilings of CPP",
    inputs: { income: 80000, country: "canada" },
    expected: { taxable: "79,073", tax: "9,242.60" },
    by: "hand",
    source: { title: "80,000 - 711 - 216 = 79,073; 8,193.22 + 20,550 × 20.5% - 3,163.3728 = 9,242.5972" },
  },
  {
    given: "Germany 2026: an employee with €60,000",
    inputs: { income: 60000, country: "germany" },
    expected: { taxable: "46,674", tax: "9,399" },
    by: "hand",
    source: {
      title:
        "60,000 - 1,230 - 36 - 5,580 - 5,250 × 96% - 1,440 = 46,674; (173.10 × 2.8875 + 2,397) × 2.8875 + 1,034.87 = 9,399.47",
    },
  },
  {
    given: "The whole income is taxed at a bracket's rate from the figure at which the bracket begins",
    inputs: { income: 8000, country: "own", method: "whole", bands: "0:5; 8000:10" },
    expected: { tax: "800" },
    by: "hand",
    source: { title: "8,000 × 10%" },
    edge: true,
  },
  ...(
    [
      ["AZ", "897.50", "(52,000 - 16,100) × 2.5%"],
      ["DE", "2,209.13", "48,750: 66 + 195 + 480 + 260 + 23,750 × 5.55% - 110"],
      ["IL", "2,429.21", "(52,000 - 2,925) × 4.95%"],
      ["MD", "2,104", "52,000 - 3,400 - 3,200 = 45,400; 90 + 42,400 × 4.75%"],
      ["NE", "1,486.46", "43,150: 4,130 × 2.46% + 20,630 × 3.51% + 18,390 × 4.55% - 176"],
      ["OR", "3,358.13", "52,000 - 2,910 - 4,060 = 45,030; 216.125 + 462.375 + 33,630 × 8.75% - 263"],
      ["UT", "1,787.23", "52,000 × 4.45% - (966 - 33,787 × 1.3%)"],
      ["VT", "1,298.13", "(52,000 - 13,250) × 3.35%"],
      ["AR", "1,436.41", "49,530: 5,600 × 2% + 4,800 × 3% + 10,400 × 3.4% + 23,130 × 3.7% - 29"],
    ] as const
  ).map(([state, state_tax, title]) => ({
    given: `US 2026, $52,000 of a single person in ${state}`,
    inputs: { income: 52000, state },
    expected: { state_tax },
    by: "hand" as const,
    source: { title },
  })),
  {
    given: "US 2026, California by the figures of 2025",
    inputs: { income: 52000, state: "CA" },
    expected: { state_tax: "1,159.53" },
    by: "hand",
    source: { title: "52,000 - 5,706 = 46,294; 1,022.01 + 4,842 × 6% - 153 = 1,159.53" },
  },
  {
    given: "Australia 2026-27: $45,000 with the low income tax offset of $325 and the Medicare levy of 2%",
    inputs: { income: 45000, country: "australia" },
    expected: { income_tax: "3,695", medicare: "900", tax: "4,595" },
    by: "hand",
    source: { title: "26,800 × 15% = 4,020; 700 - 7,500 × 5% = 325; 4,020 - 325 = 3,695; 45,000 × 2% = 900" },
  },
  {
    given: "Australia 2026-27: deductions above the income, so that one more dollar is free of the levy too",
    inputs: { income: 8000, country: "australia", deductions: 10000 },
    expected: { taxable: "0", tax: "0", marginal_rate: "0" },
    by: "hand",
    source: { title: "8,001 - 10,000 is still below 0: income tax of 0% and a levy of 2% on nothing" },
    edge: true,
  },
  {
    given: "Germany 2026: a couple with €200,000, above the ceilings, and tax rounded down to a whole euro",
    inputs: { income: 200000, country: "germany", filing_status: "married_joint" },
    expected: { taxable: "181,734.80", tax: "54,056", marginal_rate: "42" },
    by: "hand",
    source: {
      title:
        "200,000 - 1,230 - 72 - 9,430.20 - 7,533 = 181,734.80; 90,867 × 42% - 11,135.63 = 27,028.51, rounded down 27,028; 27,028 × 2 = 54,056",
    },
  },
  ...(
    [
      ["26551.97", 20000, "single", "1,639", "Grundtabelle 2025, 20.000 €"],
      ["39037.61", 30000, "single", "4,303", "Grundtabelle 2025, 30.000 €"],
      ["64008.89", 50000, "single", "10,691", "Grundtabelle 2025, 50.000 €"],
      ["97267.00", 80000, "single", "22,688", "Grundtabelle 2025, 80.000 €"],
      ["39082.56", 30000, "married_joint", "970", "Splittingtabelle 2025, 30.000 €"],
      ["75324.36", 60000, "married_joint", "8,606", "Splittingtabelle 2025, 60.000 €"],
    ] as const
  ).map(([income, taxable, filing_status, tax, place]) => ({
    given: `Germany 2025, a salary that leaves €${taxable} to tax, ${filing_status}`,
    inputs: { income, country: "germany" as const, filing_status, year: "2025" as const },
    expected: { income_tax: tax },
    by: "published" as const,
    source: {
      title: "Lohn-Info, Grundtabelle und Splittingtabelle, Werte für 2025",
      url: "https://lohn-info.de/grundtabelle_splittingtabelle_2025.html",
      place,
      read: "2026-11-23",
    },
  })),
  {
    given: "Canada 2025, the tax on the whole first band of $57,375",
    inputs: { income: 70000, country: "canada", year: "2025" },
    expected: { "shares.1.tax": "8,319.38" },
    by: "quoted",
    source: {
      title: "Canada Revenue Agency, Form 5006-R, T1 2025, as quoted by two programs that read its text",
      url: "https://www.canada.ca/content/dam/cra-arc/formspubs/pbg/5006-r/5006-r-25e.txt",
      place: "Step 5, Part A, line 75, second column",
      read: "2026-11-23",
    },
  },
  ...(
    [
      ["2026", "single", "17113.57", 12_356, "1"],
      ["2026", "single", "23861.08", 17_799, "1034"],
      ["2026", "single", "23862.33", 17_800, "1035"],
      ["2026", "single", "86744.22", 69_878, "18213"],
      ["2026", "single", "296054.20", 277_825, "105550"],
      ["2026", "single", "296055.20", 277_826, "105551"],
      ["2026", "single", "10018229.20", 10_000_000, "4480529"],
      ["2026", "married_joint", "32853.37", 24_696, "0"],
      ["2026", "married_joint", "118266.20", 100_001, "21096"],
      ["2025", "single", "16835.73", 12_104, "1"],
      ["2025", "single", "23359.39", 17_443, "1015"],
      ["2025", "single", "84634.17", 68_480, "17849"],
      ["2025", "single", "295093.00", 277_826, "105775"],
      ["2025", "married_joint", "117304.00", 100_001, "21382"],
      ["2025", "married_joint", "167303.00", 150_000, "41176"],
    ] as const
  ).map(([year, filing_status, income, taxable, income_tax]) => ({
    given: `Germany ${year}, ${filing_status}: €${taxable} of taxable income by the ministry's own calculator`,
    inputs: { income, country: "germany" as const, filing_status, year },
    expected: { income_tax },
    by: "quoted" as const,
    source: {
      title: "Bundesministerium der Finanzen, Einkommensteuerrechner, as recorded by tests of a program on 2026-10-07",
      url: "https://www.bmf-steuerrechner.de/ekst/eingabeformekst.xhtml",
      place: `Berechnungsjahr ${year}, ${filing_status}, ${taxable} €`,
      read: "2026-11-24",
    },
  })),
  ...(
    [
      [135000, "2025", "31,288"],
      [190000, "2025", "51,638"],
      [135000, "2026", "31,020"],
    ] as const
  ).map(([income, year, income_tax]) => ({
    given: `Australia from July ${year}, the tax on $${income}`,
    inputs: { income, country: "australia" as const, year },
    expected: { income_tax },
    by: "published" as const,
    source: resident(`Resident tax rates from July ${year}, from $${income + 1}`),
  })),
  ...(
    [
      [117045 + 711 + 416, "26"],
      [258482 + 711 + 416, "33"],
    ] as const
  ).map(([income, marginal_rate]) => ({
    given: `Canada 2026, the rate on pay over $${income}, of which $1,127 of CPP are deducted`,
    inputs: { income, country: "canada" as const },
    expected: { marginal_rate },
    by: "published" as const,
    source: {
      title: "Canada Revenue Agency, Payroll Deductions Formulas (T4127), 122nd edition, January 2026",
      url: "https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4127-payroll-deductions-formulas.html",
      place: `What's new, from $${income - 1127}`,
      read: "2026-11-24",
    },
  })),
  ...(
    [
      [20000, "1,446"],
      [35000, "4,501"],
      [75000, "19,482"],
      [100000, "30,732"],
      [150000, "59,634"],
    ] as const
  ).map(([income, income_tax]) => ({
    given: `Scotland 2026-27, the Scottish Parliament's figure for earnings of £${income}`,
    inputs: { income, country: "scotland" as const },
    expected: { income_tax },
    by: "published" as const,
    source: {
      title: "Scottish Parliament Information Centre, briefing on the Scottish Budget 2026-27",
      url: "https://www.parliament.scot/search?pg=2563&qry=annalena+baerbock+2024",
      place: `Table 8, £${income}, as the Parliament's search shows it`,
      read: "2026-11-24",
    },
  })),
  ...(
    [
      ["2024", 168_600, "10,453.20"],
      ["2025", 176_100, "10,918.20"],
    ] as const
  ).map(([year, income, social_security]) => ({
    given: `The most Social Security tax that one employer may withhold in ${year}, at wages of $${income}`,
    inputs: { income, year },
    expected: { social_security },
    by: "quoted" as const,
    source: {
      title: `IRS, Instructions for Form 1040 (${year}), excess Social Security tax withheld, as quoted by a program that read them`,
      url: "https://www.irs.gov/pub/irs-pdf/i1040gi.pdf",
      place: "Schedule 3, line 11",
      read: "2026-11-24",
    },
  })),
  ...stateVectors,
  ...tableVectors,
] satisfies Vectors<typeof incomeTax>;
