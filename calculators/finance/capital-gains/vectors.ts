import type { Vectors } from "#engine";
import type capitalGains from "./capital-gains.ts";

export default [
  {
    title: "GOV.UK, Capital Gains Tax: what you pay it on, rates and allowances",
    url: "https://www.gov.uk/capital-gains-tax/work-out-your-capital-gains-tax-rate",
    read: "2026-11-27",
    rows: [
      [
        "taxable income £20,000 and gains of £1,000 above the allowance, at 18%",
        { country: "uk", cost: 0, sale_price: 4000, income: 32570 },
        { gains_tax: "180", taxable_gain: "1,000" },
        { given: "the allowance of £3,000 in place of £11,100 then" },
      ],
    ],
  },
  {
    title: "PolicyEngine UK, tests of Capital Gains Tax",
    url: "https://github.com/PolicyEngine/policyengine-uk/blob/master/policyengine_uk/tests/policy/baseline/gov/hmrc/capital_gains_tax/capital_gains_tax.yaml",
    read: "2026-11-27",
    by: "software",
    always: { country: "uk", year: "2025", cost: 0 },
    rows: [
      ["exactly equal to annual exempt amount", { income: 0, sale_price: 3000 }, { tax: "0" }, { edge: "All of the exempt amount" }],
      ["just above annual exempt amount", { income: 0, sale_price: 3500 }, { tax: "90" }],
      ["basic rate", { income: 20000, sale_price: 23000 }, { tax: "3,600" }],
      ["higher rate", { income: 50000, sale_price: 50000 }, { tax: "11,263.80" }],
      ["mixed rates", { income: 35000, sale_price: 40000 }, { tax: "7,963.80" }],
      ["additional rate", { income: 150000, sale_price: 100000 }, { tax: "23,280" }],
      ["case 12", { year: "2026", income: 9324, sale_price: 228890 }, { tax: "51,951.60" }],
    ],
  },
  {
    title: "PolicyEngine US, tests of capital gains in 2024",
    url: "https://github.com/PolicyEngine/policyengine-us/blob/main/policyengine_us/tests/policy/contrib/harris/capital_gains/harris_capital_gains.yaml",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "reform not applied: joint, taxable income of $1,100,000 with gains and dividends of $200,000",
        { year: "2024", filing_status: "married_joint", income: 929200, cost: 0, sale_price: 200000 },
        { gains_tax: "40,000" },
      ],
    ],
  },
  {
    title: "RetireGolden, Net investment income tax: a worked example",
    url: "https://github.com/RetireGolden/RetireGolden/blob/main/packages/planner-ui/src/learn/content/niit-high-income-investment-tax.ts",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "$180,000 stock sale with $70,000 of long-term gain, $30,000 of it above the threshold",
        { filing_status: "married_joint", income: 210000, cost: 110000, sale_price: 180000 },
        { gain: "70,000", niit: "1,140" },
      ],
    ],
  },
  {
    by: "hand",
    always: { year: "2026" },
    rows: [
      [
        "65,550 - 16,100 = 49,450; 10,000 × 15% = 1,500",
        { income: 65550, cost: 0, sale_price: 10000 },
        { tax: "1,500" },
        { edge: "Other income fills the 0% band to the dollar" },
      ],
      ["50,000 - 16,100 + 10,000 = 43,900 < 49,450: 10,000 × 0% = 0", { income: 50000, cost: 0, sale_price: 10000 }, { tax: "0" }],
      [
        "65,550 - 16,100 = 49,450; 950 × 12% = 114 < 950 × 15% = 142.50",
        { income: 65550, cost: 0, sale_price: 950 },
        { tax: "114" },
        { edge: "Just above the 0% band, the rate of income is lower and is used" },
      ],
      ["10,000 × 22% = 2,200", { income: 90000, cost: 0, sale_price: 10000, asset: "short" }, { tax: "2,200" }],
      [
        "(16,100 - 10,000) = 6,100 of the deduction is left: 20,000 - 6,100 = 13,900; 12,400 × 10% + 1,500 × 12% = 1,420",
        { income: 10000, cost: 0, sale_price: 20000, asset: "short" },
        { tax: "1,420", taxable_gain: "13,900" },
      ],
      [
        "190,000 + 10,000 - 200,000 = 0",
        { income: 190000, cost: 0, sale_price: 10000 },
        { tax: "1,500" },
        { edge: "The threshold itself owes no net investment income tax" },
      ],
      [
        "190,000 + 10,100 - 200,000 = 100; 100 × 3.8% = 3.80",
        { income: 190000, cost: 0, sale_price: 10100 },
        { niit: "3.80", tax: "1,518.80" },
        { edge: "A hundred dollars above the threshold" },
      ],
      [
        "800,000 - 300,000 = 500,000; 500,000 - 500,000 = 0",
        { asset: "home", filing_status: "married_joint", income: 150000, cost: 300000, sale_price: 800000 },
        { tax: "0", free: "500,000" },
        { edge: "The whole gain is the exclusion of a couple" },
      ],
      [
        "800,000 - 300,000 - 250,000 = 250,000; 250,000 × 15% = 37,500; (90,000 + 250,000 - 200,000) × 3.8% = 5,320",
        { asset: "home", income: 90000, cost: 300000, sale_price: 800000 },
        { free: "250,000", gains_tax: "37,500", niit: "5,320", tax: "42,820" },
      ],
      [
        "50,000 - 20,000 - 1,000 - 9,000 = 20,000; 20,000 × 15% = 3,000",
        { income: 90000, cost: 20000, sale_price: 50000, selling_costs: 1000, losses: 9000 },
        { tax: "3,000", kept: "46,000" },
      ],
    ],
  },
] satisfies Vectors<typeof capitalGains>;
