import type { Vectors } from "#engine";
import type adjustableRate from "./adjustable-rate.ts";

export default [
  {
    title: "US Regulation Z, 12 CFR part 1026, appendix H, H-14 Variable-Rate Mortgage Sample",
    url: "https://www.frrsdigital.com/display-section/GUID-FF0340BB-7F25-4003-98E9-56B590A0A304=1=en=/GUID-5A0AC51C-8422-4984-AF98-233D54CC1501=1=en=/GUID-90145707-D730-4CE0-80AB-EA7B97CFFF4B=1=en=/GUID-51A2098C-6996-483D-8C98-203806BAE228.html",
    read: "2026-11-27",
    by: "law",
    rows: [
      [
        "How Your Monthly Payment Can Change",
        { amount: 10000, initial_rate: 12.41, fixed_years: 1, index: 9.66, margin: 2.75, first_cap: 2, later_cap: 2, lifetime_cap: 5 },
        { first_payment: "106.03", worst_payment: "145.34", worst_rate: "17.41", worst_from: "36" },
        { given: "$10,000 for 30 years at 12.41%, with caps of 2 points a year and 5 over the term: the maximum in the fourth year" },
      ],
      [
        "How Your Monthly Payment Can Change, a mortgage of $60,000",
        { amount: 60000, initial_rate: 12.41, fixed_years: 1, index: 9.66, margin: 2.75 },
        { first_payment: "636.18" },
        { differs: "The form multiplies the rounded payment on $10,000 by 6." },
      ],
    ],
  },
  {
    title: "MyHomeLoanTools, Interest Rate Caps are Important",
    url: "http://myhomeloantools.com/arm-interest-rate-caps-example.php",
    read: "2026-11-27",
    rows: [
      [
        "Worst",
        { amount: 200000, initial_rate: 7.5, fixed_years: 2, every: "half_year", index: 3, margin: 4.5, first_cap: 2, later_cap: 1, lifetime_cap: 6 },
        { first_payment: "1,398", "changes.2.worst_rate": "9.5", "changes.3.worst_rate": "10.5" },
        { given: "$200,000 at 7.5% for two years, then half-yearly: 2 points more at first, 1 point each later time" },
      ],
    ],
  },
  {
    title: "HomeCalcHub, Adjustable Rate Mortgage Calculator",
    url: "https://homecalchub.com/loan-programs/arm-calculator/",
    read: "2026-11-27",
    by: "software",
    always: { amount: 400000, initial_rate: 5.5, index: 4, margin: 2.75 },
    rows: [
      [
        "Best, Expected, and Worst Case Over 30 Years",
        {},
        { first_payment: "2,271", next_payment: "2,555", total_interest: "502,855", worst_payment: "3,467", worst_interest: "764,573" },
        { given: "$400,000 at 5.5% for five years, index and margin 6.75%, caps 2/2/5" },
      ],
    ],
  },
  {
    by: "hand",
    always: { amount: 12000, years: 2, initial_rate: 0, fixed_years: 1, index: 0, margin: 0, lifetime_cap: 12 },
    rows: [
      ["12,000 ÷ 24 = 500, and it stays so", {}, { first_payment: "500", next_payment: "500", total_interest: "0" }, { edge: "No interest at all" }],
      ["0 + 5 = 5 = 0 + 5", { margin: 5, first_cap: 5 }, { "changes.2.rate": "5" }, { edge: "Index and margin meet the cap exactly" }],
      ["0 - 1 = -1, but not below 0", { index: -1 }, { "changes.2.rate": "0" }, { edge: "A rate doesn't fall below zero" }],
      [
        "12,000 ÷ 12 = 1,000",
        { years: 1 },
        { first_payment: "1,000", worst_payment: "1,000", worst_from: "0" },
        { edge: "The loan ends before the first change" },
      ],
      [
        "1 + 2 = 3, 6 - 2 = 4, but not below 6 - 0.5 = 5.5",
        { amount: 100000, years: 30, initial_rate: 6, fixed_years: 5, index: 1, margin: 2, first_cap: 2, lifetime_cap: "0.5" },
        { "changes.2.rate": "5.5", indexed_rate: "3", worst_rate: "6.5" },
        { edge: "The lifetime cap limits a fall as well" },
      ],
    ],
  },
] satisfies Vectors<typeof adjustableRate>;
