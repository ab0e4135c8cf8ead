import { CONTEMPORARY_MATHEMATICS_6_4, HP_10BII_PLUS } from "#calculators/sources";
import type { Vectors } from "#engine";
import type apy from "./apy.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_4,
    read: "2026-11-22",
    place: "Example",
    rows: [
      ["Effective Annual Yield for 5% Compounded Daily", { annual_rate: 5, compounding: "daily" }, { apy: "5.13" }],
      ["Effective Annual Yield for 6% Compounded Quarterly", { annual_rate: 6, compounding: "quarterly" }, { apy: "6.14" }],
      ["Choosing a Bank", { annual_rate: 2.08, compounding: "monthly" }, { apy: "2.10" }],
      ["Choosing a Bank", { annual_rate: 2.09, compounding: "yearly" }, { apy: "2.09" }, { edge: "2.09% compounded yearly stays what it is" }],
      ["Choosing a Bank", { annual_rate: 2.05, compounding: "daily" }, { apy: "2.07" }],
    ],
  },
  {
    title: "OpenStax, Principles of Finance, section 8.4, Stated versus Effective Rates",
    url: "https://openstax.org/books/principles-finance/pages/8-4-stated-versus-effective-rates",
    read: "2026-11-22",
    rows: [["Effective rate of a card at 1.5% a month", { annual_rate: 18, compounding: "monthly" }, { apy: "19.562" }]],
  },
  {
    ...HP_10BII_PLUS,
    read: "2026-11-22",
    rows: [["Table 13-16, Canadian mortgage, page 146", { annual_rate: 12, compounding: "semiannual" }, { apy: "12.36" }]],
  },
  {
    title: "Microsoft Learn, DAX reference, EFFECT function",
    url: "https://learn.microsoft.com/en-us/dax/effect-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "Example",
        { annual_rate: 5.25, compounding: "quarterly" },
        { apy: "5.35426673707584" },
        { given: "5.25% compounded quarterly, to 15 digits", differs: "The function works with about 15 digits and its last one is off." },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, NOMINAL function",
    url: "https://learn.microsoft.com/en-us/dax/nominal-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["Example", { find: "rate", apy: 5.3543, compounding: "quarterly" }, { annual_rate: "5.2500319868356" }]],
  },
  {
    title: "US Regulation DD, 12 CFR part 1030, appendix A, part I",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/",
    read: "2026-11-22",
    by: "law",
    rows: [
      ["A, NOW account", { find: "earned", interest: 61.68, principal: 1000, days: 365 }, { apy: "6.17" }],
      ["A, six-month certificate of deposit", { find: "earned", interest: 30.37, principal: 1000, days: 182 }, { apy: "6.18" }],
      ["B, stepped-rate account of six months", { find: "earned", interest: 26.68, principal: 1000, days: 183 }, { apy: "5.39" }],
      ["B, stepped-rate account of two years", { find: "earned", interest: 133.13, principal: 1000, days: 730 }, { apy: "6.45" }],
      ["D, tiered-rate account, first tier", { annual_rate: 5.25, compounding: "daily" }, { apy: "5.39" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0.1 + 0.1² ÷ 2 + 0.1³ ÷ 6 + 0.1⁴ ÷ 24 + 0.1⁵ ÷ 120 = 0.10517092 to eight decimals",
        { annual_rate: 10, compounding: "continuous" },
        { apy: "10.517092" },
        { edge: "10% compounded continuously, by the series of e to the power of 0.1" },
      ],
      [
        "1.01 × 1.01 × 1.01 × 1.01 × 1.01 × 1.01 = 1.061520150601",
        { annual_rate: 6, compounding: "other", times: 6 },
        { apy: "6.1520150601" },
        { edge: "Six times a year: 6% is 1% every two months" },
      ],
    ],
  },
  {
    title: "US Regulation DD, 12 CFR part 1030, appendix A",
    url: "https://ecfr.io/Title-12/Part-1030/Appendix-A",
    read: "2026-11-24",
    by: "law",
    place: "part I, tiering method A",
    always: { find: "earned", days: 365 },
    rows: [
      ["second tier", { interest: 452.29, principal: 8000 }, { apy: "5.65" }],
      ["third tier", { interest: 1183.61, principal: 20000 }, { apy: "5.92" }],
    ],
  },
] satisfies Vectors<typeof apy>;
