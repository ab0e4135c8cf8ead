import type { Vectors } from "#engine";
import type ukStampDuty from "./uk-stamp-duty.ts";

export default [
  {
    title: "Barratt Homes, What is stamp duty? Rates from April 1, 2025",
    url: "https://www.barratthomes.co.uk/the-buying-process/what-is-stamp-duty",
    read: "2026-11-27",
    rows: [
      ["example calculation, £295,000", { price: 295000 }, { tax: "4,750" }],
      ["first-time buyer, £300,000 and the remaining £100,000", { price: 400000, buyer: "first" }, { tax: "5,000" }],
      ["additional home: £6,250, £8,750 and £5,000", { price: 300000, buyer: "additional" }, { tax: "20,000" }],
    ],
  },
  {
    title: "Rayner Essex, Understanding the new SDLT surcharge",
    url: "https://rayneressex.com/news/understanding-the-new-sdlt-surcharge-navigating-new-costs-for-property-buyers/",
    read: "2026-11-27",
    always: { price: 1000000, buyer: "additional" },
    rows: [
      ["SDLT pre-Budget 2024", { completion: "2024-10-30" }, { tax: "71,250" }, { edge: "The day before the surcharge rose to 5%" }],
      ["from 31/10/24", { completion: "2024-10-31" }, { tax: "91,250" }, { edge: "The first day of the surcharge of 5%" }],
    ],
  },
  {
    title: "MoneyHelper, Land Transaction Tax: everything you need to know",
    url: "https://www.moneyhelper.org.uk/en/homes/buying-a-home/land-transaction-tax-everything-you-need-to-know",
    read: "2026-11-27",
    always: { place: "wales" },
    rows: [["a house for £410,000", { price: 410000 }, { tax: "11,250" }]],
  },
  {
    title: "Which?, Land and Buildings Transaction Tax (LBTT)",
    url: "https://www.which.co.uk/money/mortgages-and-property/scottish-and-northern-irish-property-systems/guides/scottish-property-system/land-and-buildings-transaction-tax-lbtt",
    read: "2026-11-27",
    always: { place: "scotland" },
    rows: [["property price £275,000: £2,100 and £1,250", { price: 275000 }, { tax: "3,350" }]],
  },
  {
    title: "PolicyEngine UK, tests of Stamp Duty Land Tax",
    url: "https://github.com/PolicyEngine/policyengine-uk/blob/master/policyengine_uk/tests/policy/baseline/gov/hmrc/stamp_duty/stamp_duty_land_tax.yaml",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["£445k first-time buyer", { price: 445000, buyer: "first" }, { tax: "7,250" }],
      [
        "£500k first-time buyer (just over limit)",
        { price: 500000.01, buyer: "first" },
        { tax: "15,000" },
        { edge: "A penny above the limit, the relief is gone" },
      ],
      ["£2.3m residential property transfer", { price: 2300000 }, { tax: "189,750" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "(500,000 - 300,000) × 5% = 10,000; 125,000 × 2% + 250,000 × 5% = 15,000",
        { price: 500000, buyer: "first" },
        { tax: "10,000", relief: "5,000" },
        { edge: "The limit itself still has the relief" },
      ],
      ["39,999.99 × 0% = 0: below the least price for surcharges", { price: 39999.99, buyer: "additional" }, { tax: "0" }, { edge: "A penny below £40,000" }],
      ["40,000 × 5% = 2,000", { price: 40000, buyer: "additional" }, { tax: "2,000", surcharge: "2,000" }, { edge: "£40,000 exactly has the surcharge" }],
      ["40,000 × 8% = 3,200", { place: "scotland", price: 40000, buyer: "additional" }, { tax: "3,200" }, { edge: "£40,000 exactly has the surcharge" }],
      ["40,000 × 5% = 2,000", { place: "wales", price: 40000, buyer: "additional" }, { tax: "2,000" }, { edge: "£40,000 exactly has the higher rates" }],
      [
        "300,000 × (5% + 2%) = 21,000; 125,000 × 2% + 50,000 × 5% = 5,000",
        { price: 300000, buyer: "additional", abroad: true },
        { tax: "26,000", surcharge: "21,000" },
      ],
      ["300,000 × 2% = 6,000", { price: 300000, buyer: "first", abroad: true }, { tax: "6,000" }],
      ["75,000 × 2% = 1,500; 1,500 + 600 of relief = 105,000 × 2%", { place: "scotland", price: 250000, buyer: "first" }, { tax: "1,500", relief: "600" }],
      ["180,000 × 5% + 70,000 × 8.5% + 50,000 × 10% = 9,000 + 5,950 + 5,000", { place: "wales", price: 300000, buyer: "additional" }, { tax: "19,950" }],
      [
        "180,000 × 4% + 70,000 × 7.5% + 50,000 × 9% = 7,200 + 5,250 + 4,500",
        { place: "wales", price: 300000, buyer: "additional", completion: "2024-12-10" },
        { tax: "16,950" },
        { edge: "The day before the higher rates rose" },
      ],
      [
        "105,000 × 2% + 50,000 × 5% = 4,600; 300,000 × 6% = 18,000",
        { place: "scotland", price: 300000, buyer: "additional", completion: "2024-12-04" },
        { tax: "22,600" },
        { edge: "The day before the supplement rose to 8%" },
      ],
    ],
  },
] satisfies Vectors<typeof ukStampDuty>;
