import type { Vectors } from "#engine";
import type apy from "./apy.ts";

const openstax = (place: string) => ({
  title: "OpenStax, Contemporary Mathematics, section 6.4, Compound Interest",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-4-compound-interest",
  place,
  read: "2026-11-22",
});
const CHOOSING = openstax("Example, Choosing a Bank");
const regulationDD = (place: string) => ({
  title: "US Regulation DD, 12 CFR part 1030, appendix A, part I",
  url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/",
  place,
  read: "2026-11-22",
});
const dax = (name: string) => ({
  title: `Microsoft Learn, DAX reference, ${name.toUpperCase()} function`,
  url: `https://learn.microsoft.com/en-us/dax/${name}-function-dax`,
  place: "Example",
  read: "2026-11-22",
});

const appendixA = (place: string) => ({
  title: "US Regulation DD, 12 CFR part 1030, appendix A",
  url: "https://ecfr.io/Title-12/Part-1030/Appendix-A",
  place: `part I, tiering method A, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "5% compounded daily",
    inputs: { annual_rate: 5, compounding: "daily" },
    expected: { apy: "5.13" },
    by: "published",
    source: openstax("Example, Effective Annual Yield for 5% Compounded Daily"),
  },
  {
    given: "6% compounded quarterly",
    inputs: { annual_rate: 6, compounding: "quarterly" },
    expected: { apy: "6.14" },
    by: "published",
    source: openstax("Example, Effective Annual Yield for 6% Compounded Quarterly"),
  },
  {
    given: "2.08% compounded monthly",
    inputs: { annual_rate: 2.08, compounding: "monthly" },
    expected: { apy: "2.10" },
    by: "published",
    source: CHOOSING,
  },
  {
    given: "2.09% compounded yearly stays what it is",
    inputs: { annual_rate: 2.09, compounding: "yearly" },
    expected: { apy: "2.09" },
    by: "published",
    source: CHOOSING,
    edge: true,
  },
  {
    given: "2.05% compounded daily",
    inputs: { annual_rate: 2.05, compounding: "daily" },
    expected: { apy: "2.07" },
    by: "published",
    source: CHOOSING,
  },
  {
    given: "18% compounded monthly",
    inputs: { annual_rate: 18, compounding: "monthly" },
    expected: { apy: "19.562" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Finance, section 8.4, Stated versus Effective Rates",
      url: "https://openstax.org/books/principles-finance/pages/8-4-stated-versus-effective-rates",
      place: "Effective rate of a card at 1.5% a month",
      read: "2026-11-22",
    },
  },
  {
    given: "12% compounded twice a year",
    inputs: { annual_rate: 12, compounding: "semiannual" },
    expected: { apy: "12.36" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 10bII+ user's guide",
      url: "https://www.manualslib.com/manual/514044/Hp-10biiPlus.html?page=154",
      place: "Table 13-16, Canadian mortgage, page 146",
      read: "2026-11-22",
    },
  },
  {
    given: "5.25% compounded quarterly, to 15 digits",
    inputs: { annual_rate: 5.25, compounding: "quarterly" },
    expected: { apy: "5.35426673707584" },
    by: "software",
    source: dax("effect"),
    differs: "The function works with about 15 digits and its last one is off.",
  },
  {
    given: "Back from 5.3543% to the rate that is compounded quarterly",
    inputs: { find: "rate", apy: 5.3543, compounding: "quarterly" },
    expected: { annual_rate: "5.2500319868356" },
    by: "software",
    source: dax("nominal"),
  },
  {
    given: "$61.68 of interest on $1,000 in 365 days",
    inputs: { find: "earned", interest: 61.68, principal: 1000, days: 365 },
    expected: { apy: "6.17" },
    by: "law",
    source: regulationDD("A, NOW account"),
  },
  {
    given: "$30.37 of interest on $1,000 in 182 days",
    inputs: { find: "earned", interest: 30.37, principal: 1000, days: 182 },
    expected: { apy: "6.18" },
    by: "law",
    source: regulationDD("A, six-month certificate of deposit"),
  },
  {
    given: "$26.68 of interest on $1,000 in 183 days",
    inputs: { find: "earned", interest: 26.68, principal: 1000, days: 183 },
    expected: { apy: "5.39" },
    by: "law",
    source: regulationDD("B, stepped-rate account of six months"),
  },
  {
    given: "$133.13 of interest on $1,000 in two years",
    inputs: { find: "earned", interest: 133.13, principal: 1000, days: 730 },
    expected: { apy: "6.45" },
    by: "law",
    source: regulationDD("B, stepped-rate account of two years"),
  },
  {
    given: "5.25% compounded daily",
    inputs: { annual_rate: 5.25, compounding: "daily" },
    expected: { apy: "5.39" },
    by: "law",
    source: regulationDD("D, tiered-rate account, first tier"),
  },
  {
    given: "10% compounded continuously, by the series of e to the power of 0.1",
    inputs: { annual_rate: 10, compounding: "continuous" },
    expected: { apy: "10.517092" },
    by: "hand",
    source: { title: "0.1 + 0.1² ÷ 2 + 0.1³ ÷ 6 + 0.1⁴ ÷ 24 + 0.1⁵ ÷ 120 = 0.10517092 to eight decimals" },
    edge: true,
  },
  {
    given: "Six times a year: 6% is 1% every two months",
    inputs: { annual_rate: 6, compounding: "other", times: 6 },
    expected: { apy: "6.1520150601" },
    by: "hand",
    source: { title: "1.01 × 1.01 × 1.01 × 1.01 × 1.01 × 1.01 = 1.061520150601" },
    edge: true,
  },
  ...(
    [
      [
        "$452.29 of interest on $8,000 in 365 days",
        { find: "earned", interest: 452.29, principal: 8000, days: 365 },
        { apy: "5.65" },
        "second tier",
      ],
      [
        "$1,183.61 of interest on $20,000 in 365 days",
        { find: "earned", interest: 1183.61, principal: 20000, days: 365 },
        { apy: "5.92" },
        "third tier",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "law" as const,
    source: appendixA(place),
  })),
] satisfies Vectors<typeof apy>;
