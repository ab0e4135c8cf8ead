import type { Vectors } from "#engine";
import type estateTax from "./estate-tax.ts";

export default [
  {
    title: "HMRC Inheritance Tax Manual, IHTM45010",
    url: "https://www.gov.uk/hmrc-internal-manuals/inheritance-tax-manual/ihtm45010",
    read: "2026-11-27",
    rows: [
      [
        "Robert's estate",
        { country: "uk", estate: 750000, charity: 50000 },
        { taxable: "700,000", nil_rate: "325,000", taxed: "375,000", for_lower_rate: "42,500", tax: "135,000" },
        { given: "£750,000 with £50,000 to a charity, on a day with the same nil-rate band" },
      ],
    ],
  },
  {
    title: "HMRC Inheritance Tax Manual, IHTM46023",
    url: "https://www.gov.uk/hmrc-internal-manuals/inheritance-tax-manual/ihtm46023",
    read: "2026-11-27",
    rows: [
      [
        "third paragraph",
        { country: "uk", estate: 2350000, home: 500000 },
        { residence: "0" },
        { edge: "£2,350,000 tapers the residence band to nil exactly" },
      ],
    ],
  },
  {
    title: "GOV.UK, Inheritance Tax: residence nil rate band case studies",
    url: "https://www.gov.uk/government/case-studies/inheritance-tax-residence-nil-rate-band-case-studies",
    read: "2026-11-27",
    rows: [
      [
        "Case study 1",
        { country: "uk", estate: 490000, home: 300000 },
        { residence: "175,000", tax: "0" },
        { given: "A home of £300,000 and £190,000 of other assets for his children" },
      ],
      [
        "Case study 2",
        { country: "uk", estate: 1000000, spouse: 500000, home: 100000 },
        { residence: "100,000" },
        { given: "A flat of £100,000 and £400,000 to her son, the rest to her husband" },
      ],
    ],
  },
  {
    title: "Funeral Hub, Inheritance Tax Threshold, after GOV.UK",
    url: "https://www.funeralhub.org.uk/inheritance-tax-threshold-325000/",
    read: "2026-11-27",
    by: "quoted",
    rows: [["Example", { country: "uk", estate: 500000 }, { taxed: "175,000", rate: "40" }, { given: "An estate of £500,000 with a threshold of £325,000" }]],
  },
  {
    title: "Open Exam Prep, Estate Tax (Form 706)",
    url: "https://open-exam-prep.com/exams/ea/specialized-individual-returns/estate-tax",
    read: "2026-11-27",
    rows: [
      [
        "Key 2024 Figures, Applicable Credit Amount",
        { estate: 14000000, year: "2024" },
        { credit: "5,389,800", free: "13,610,000" },
        { given: "The credit for an exclusion of $13,610,000" },
      ],
    ],
  },
  {
    title: "Form 706 (July 2026), line 9e, as public notes on PolicyEngine US quote it",
    url: "https://www.irs.gov/forms-pubs/about-form-706",
    read: "2026-11-27",
    by: "quoted",
    rows: [
      [
        "line 9e, applicable credit amount",
        { estate: 16000000, year: "2026" },
        { credit: "5,945,800" },
        { given: "The credit for an exclusion of $15,000,000" },
      ],
    ],
  },
  {
    title: "FinancialCalculator.online, Estate Tax Calculator",
    url: "https://financialcalculator.online/us/estate-tax-calculator/",
    read: "2026-11-27",
    rows: [
      [
        "Example",
        { estate: 15000000, debts: 200000, year: "2025" },
        { net_estate: "14,800,000", taxed: "810,000", tax: "324,000" },
        { given: "$15,000,000 with $200,000 of debts in 2025" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      ["15,000,000 - 15,000,000 = 0", { estate: 15000000 }, { tax: "0" }, { edge: "The exclusion of 2026 exactly" }],
      ["0.01 × 40% = 0.004", { estate: "15000000.01" }, { taxed: "0.01", tax: "0.00" }, { edge: "A cent above the exclusion of 2026" }],
      [
        "13,990,000 - 13,989,999.99 = 0.01 below",
        { estate: "13989999.99", year: "2025" },
        { taxed: "0", tax: "0" },
        { edge: "A cent below the exclusion of 2025" },
      ],
      [
        "1,800 + 20% of 10,000 = 3,800; none above the exclusion",
        { estate: 20000 },
        { tentative: "3,800", tax: "0" },
        { edge: "Where two bands of the scale meet" },
      ],
      ["(30,000,000 - 15,000,000 - 5,000,000) × 40% = 4,000,000", { estate: 30000000, unused: 5000000 }, { tax: "4,000,000" }],
      [
        "(325,000.01 - 325,000) × 40% = 0.004",
        { country: "uk", estate: "325000.01" },
        { taxed: "0.01", tax: "0.00" },
        { edge: "A penny above the nil-rate band" },
      ],
      ["325,000 - 325,000 = 0", { country: "uk", estate: 325000 }, { taxed: "0", tax: "0" }, { edge: "The nil-rate band exactly" }],
      [
        "175,000 - (2,000,000.02 - 2,000,000) ÷ 2 = 174,999.99",
        { country: "uk", estate: "2000000.02", home: 300000 },
        { residence: "174,999.99" },
        { edge: "Two pence above the taper's threshold take one" },
      ],
      [
        "175,000 - (2,000,000 - 2,000,000) ÷ 2 = 175,000",
        { country: "uk", estate: 2000000, home: 300000 },
        { residence: "175,000" },
        { edge: "The taper's threshold exactly" },
      ],
      [
        "(750,000 - 325,000) × 10% = 42,500; (707,500 - 325,000) × 36% = 137,700",
        { country: "uk", estate: 750000, charity: 42500 },
        { rate: "36", tax: "137,700" },
        { edge: "Exactly a tenth for charity" },
      ],
      [
        "(707,500.01 - 325,000) × 40% = 153,000.004",
        { country: "uk", estate: 750000, charity: "42499.99" },
        { rate: "40", tax: "153,000" },
        { edge: "A penny less than a tenth" },
      ],
      ["650,000 + 350,000 = 1,000,000", { country: "uk", estate: 1000000, home: 400000, late_spouse: 100 }, { free: "1,000,000", tax: "0" }],
    ],
  },
] satisfies Vectors<typeof estateTax>;
