import { choice, defineCalculator, findCurrency, money, optionalStep, percent, table } from "#engine";
import { FILING_STATUSES } from "#facts/tax/filing-statuses";
import { REGIMES } from "#facts/tax/indian-regimes";
import { caveatsOf, warningsOf } from "#facts/tax/owed/caveats";
import { LAWS_OF_FORM, NEWEST_YEAR, owed, YEARS } from "#facts/tax/owed/countries";
import { COUNTRIES } from "#facts/tax/owed/country-names";
import { PROVINCE_CHOICES } from "#facts/tax/province-names";
import { STATE_CHOICES } from "#facts/tax/state-names";
import { factsIn } from "../../shared/taxes.ts";
import { byLaw, lawSteps, owedBy, placeOf } from "./by-law.ts";
import { byOwnBands, OWN_BANDS, ownSteps } from "./own-bands.ts";

const OFF = { min: 0, max: 1e9, means: "Per year" } as const;
/** What the tax is made of. */
const TAXES = [
  ...(["income_tax", "state_tax", "provincial_tax", "social_security"] as const),
  ...(["medicare", "national_insurance", "social_insurance"] as const),
] as const;
const US = { when: { country: ["us"] } } as const;
const BY_LAW = {
  when: {
    country: [
      "us",
      "uk",
      "scotland",
      "ireland",
      "canada",
      "australia",
      "new_zealand",
      "germany",
      "france",
      "netherlands",
      "india",
    ],
  },
} as const;

const inputs = {
  income: money("Income", {
    ...OFF,
    max: 1e12,
    example: 90000,
    help: "An employee's pay before tax, for a year.",
  }),
  country: choice(
    "Country",
    { ...COUNTRIES, own: "My own tax brackets" },
    {
      default: "us",
      beginsIn: {
        ...{ "en-GB": "uk", "en-IE": "ireland", "en-CA": "canada", "en-AU": "australia", "en-IN": "india" },
        ...{ "de-DE": "germany", "fr-FR": "france", "nl-NL": "netherlands", elsewhere: "own" },
      },
      help: "For other countries, enter the tax brackets yourself.",
    },
  ),
  filing_status: choice("Filing status", FILING_STATUSES, {
    default: "single",
    when: { country: ["us", "ireland", "germany", "france"] },
  }),
  state: choice("State", STATE_CHOICES, { default: "none", ...US }),
  province: choice("Province", PROVINCE_CHOICES, { default: "none", when: { country: ["canada"] } }),
  regime: choice("Tax regime", REGIMES, { default: "new", when: { country: ["india"] } }),
  year: choice("Tax year", YEARS, { default: NEWEST_YEAR, today: true, ...BY_LAW }),
  contributions: money("Pre-tax contributions", {
    ...OFF,
    default: 0,
    help: "A year's, to a pension or a 401(k).",
    ...BY_LAW,
  }),
  deductions: money("Deductions", {
    ...OFF,
    default: 0,
    help: "A year's. In the US, itemized, if above the standard deduction. In Canada and Germany, beside contributions and lump sums.",
    ...BY_LAW,
  }),
  state_deductions: money("State deductions", {
    ...OFF,
    optional: true,
    help: "Optional, a year's. Replaces the deductions and exemptions we use for your state.",
    ...US,
  }),
  ...OWN_BANDS,
};

const [USD, GBP, EUR, CAD, AUD, NZD, INR] = ["USD", "GBP", "EUR", "CAD", "AUD", "NZD", "INR"].map(findCurrency);
const CURRENCIES = {
  ...{ us: USD, uk: GBP, scotland: GBP, ireland: EUR, canada: CAD },
  ...{ australia: AUD, new_zealand: NZD, germany: EUR, france: EUR, netherlands: EUR, india: INR },
};

export default defineCalculator({
  name: "Income tax calculator",
  summary:
    "Income tax and take-home pay in the US, Canada, UK, Ireland, Germany, France, Netherlands, Australia, New Zealand and India, or by your own brackets.",
  formerly: { "progressive-tax": { since: "2026-11-22", granted: { country: "own" } } },
  inputs,
  later: LAWS_OF_FORM,

  outputs: {
    tax: money("Total tax"),
    after_tax: money("Take-home pay per year"),
    monthly_pay: money("Take-home pay per month", { optional: true }),
    biweekly_pay: money("Take-home pay every two weeks", { optional: true }),
    income_tax: money("Income tax", { optional: true, help: "Federal or national." }),
    state_tax: money("State income tax", { optional: true }),
    provincial_tax: money("Provincial income tax", { optional: true }),
    social_security: money("Social Security", { optional: true }),
    medicare: money("Medicare", { optional: true }),
    national_insurance: money("National Insurance", { optional: true }),
    social_insurance: money("Social insurance", {
      optional: true,
      help: "In Canada CPP and EI, or in Quebec QPP, EI and QPIP. In Ireland USC and PRSI, in New Zealand the ACC levy.",
    }),
    allowance_left: money("Remaining allowance", { optional: true }),
    taxable: money("Taxable income"),
    effective_rate: percent("Tax as a share of the income", { optional: true }),
    marginal_rate: percent("Marginal rate (on extra income)", { upTo: 4 }),
    shares: table(
      "Income tax in each bracket",
      {
        from: money("Income from"),
        rate: percent("Rate", { upTo: 4, optional: true }),
        part: money("Income taxed at this rate"),
        tax: money("Tax"),
      },
      { chart: { kind: "bars", x: "from", y: "tax" } },
    ),
  },
  currency: { by: "country", of: CURRENCIES },
  primary: ({ country }) => (country === "own" ? "tax" : "after_tax"),
  groups: {
    "What you keep": ["after_tax", "monthly_pay", "biweekly_pay"],
    "What you pay": ["tax", ...TAXES],
    "How it's taxed": ["taxable", "allowance_left", "effective_rate", "marginal_rate"],
  },
  formula: "tax = sum over the brackets of (taxable income in the bracket × its rate ÷ 100) - credits + payroll taxes",
  parts: [
    { of: ["after_tax", ...TAXES, "contributions"], whole: "income" },
    { of: ["after_tax", "tax", "contributions"], whole: "income" },
    { of: TAXES, whole: "tax" },
  ],

  check({ income, contributions, bands, taper, taper_from }) {
    const begun = bands?.map(({ from }) => from.toString()) ?? [];
    return {
      contributions: contributions?.gt(income) && "must not be more than the income",
      bands: new Set(begun).size < begun.length && "must not have two rows that begin at the same figure",
      taper_from: taper === "reduced" && !taper_from && "is required when the allowance is reduced",
    };
  },

  compute: (given) => (given.country === "own" ? byOwnBands(given) : byLaw(given)),

  facts: (given) => (given.country === "own" ? [] : factsIn(owed(given))),

  sentence(given, { tax, after_tax, monthly_pay, effective_rate, marginal_rate }, show, values) {
    const { income } = given;
    const more = marginal_rate.value.isZero()
      ? "More income would at first be free of tax."
      : `More income would be taxed at ${marginal_rate}.`;
    const place = values.country === "own" ? "" : ` in ${placeOf(values)} in ${owedBy(values).year}`;
    if (tax.value.lt(0)) return `On an income of ${income}, ${show("money", tax.value.neg())} is paid out. ${more}`;
    if (!effective_rate) return `There is no tax on no income${place}. ${more}`;
    const share = `${tax}, ${effective_rate.exact ? "" : "about "}${effective_rate} of the income. ${more}`;
    if (!monthly_pay) return `The tax on ${income} is ${share}`;
    const after = given.contributions?.value.gt(0) ? " and contributions" : "";
    return `On ${income}${place}, you keep ${after_tax} a year after tax${after}, or ${monthly_pay} a month. The tax is ${share}`;
  },

  working(given, { tax, after_tax, monthly_pay, taxable, effective_rate }, show, values) {
    const share = optionalStep`Share of the income: ${tax} ÷ ${given.income} × ${show("percent", 100)} = ${effective_rate}`;
    if (values.country === "own") return [...ownSteps(given, values, { tax, taxable }, show), share];
    return [...lawSteps(given, values, { tax, after_tax, monthly_pay, taxable }, show), share];
  },

  alerts: (_given, _found, _show, values) => (values.country === "own" ? [] : warningsOf(values)),

  notes(_given, _found, _show, values) {
    if (values.country !== "own") return caveatsOf(values);
    return [
      values.method === "whole" &&
        "By this method the tax jumps where a bracket begins: a little more income can leave less after tax.",
    ];
  },
});
