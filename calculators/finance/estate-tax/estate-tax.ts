import {
  choice,
  defineCalculator,
  findCurrency,
  type InputValues,
  money,
  noAnswer,
  optionalStep,
  percent,
  step,
} from "#engine";
import { unitedStatesEstates } from "#facts/tax/estates";
import { newestYear, yearsOf } from "#facts/years";
import { estateFacts, owedInUk, owedInUs } from "./tax-at-death.ts";

const AMOUNT = { min: 0, max: 1e11, default: 0 } as const;
const US = { when: { country: ["us"] } } as const;
const UK = { when: { country: ["uk"] } } as const;

const inputs = {
  country: choice(
    "Country",
    { us: "United States", uk: "United Kingdom" },
    { default: "us", beginsIn: { "en-GB": "uk" } },
  ),
  estate: money("Everything owned", {
    min: 0,
    max: 1e11,
    example: 18000000,
    beginsIn: { "en-GB": 900000 },
    help: "Home, savings, investments, business and life insurance, at market value.",
  }),
  debts: money("Debts and funeral costs", AMOUNT),
  spouse: money("Left to a spouse or civil partner", AMOUNT),
  charity: money("Left to charity", AMOUNT),
  home: money("Home left to children or grandchildren", { ...AMOUNT, beginsIn: { "en-GB": 400000 }, ...UK }),
  late_spouse: percent("Late spouse's unused allowance", {
    min: 0,
    max: 100,
    default: 0,
    typical: 100,
    help: "The part of both bands that was not used: 100% if everything was left to the survivor.",
    ...UK,
  }),
  unused: money("Late spouse's unused exclusion", {
    ...AMOUNT,
    more: true,
    help: "As elected on the spouse's Form 706 (portability).",
    ...US,
  }),
  gifts: money("Taxable gifts", {
    ...AMOUNT,
    more: true,
    help: "US: over the annual exclusion, during life. UK: in the last seven years.",
  }),
  year: choice("Year of death", yearsOf([unitedStatesEstates]), {
    default: newestYear([unitedStatesEstates]),
    today: true,
    more: true,
    help: "In the UK, the tax year that begins in April.",
  }),
};
export type Given = InputValues<typeof inputs>;
const [USD, GBP] = ["USD", "GBP"].map(findCurrency);

export default defineCalculator({
  name: "Estate tax calculator",
  summary: "US federal estate tax or UK Inheritance Tax on what someone leaves, with what is free of tax.",
  inputs,

  outputs: {
    tax: money("Tax on the estate"),
    left: money("Left after tax", { help: "For everyone, with the spouse and charity." }),
    net_estate: money("Estate after debts"),
    share: percent("Share taken by tax", { optional: true }),
    taxable: money("Taxable estate", {
      help: "Without what goes to a spouse or charity. In the US, with taxable gifts.",
    }),
    free: money("Free of tax"),
    taxed: money("Taxed above it"),
    rate: percent("Rate"),
    tentative: money("Tentative tax", { optional: true }),
    credit: money("Credit for the exclusion", { optional: true }),
    nil_rate: money("Nil-rate band", { optional: true, help: "With a late spouse's, less gifts." }),
    residence: money("Residence nil-rate band", { optional: true }),
    for_lower_rate: money("To charity for the lower rate", { optional: true }),
  },
  primary: "tax",
  groups: {
    "What is left": ["tax", "left", "net_estate", "share"],
    "How it is taxed": ["taxable", "free", "taxed", "rate", "tentative", "credit"],
    "UK allowances": ["nil_rate", "residence", "for_lower_rate"],
  },
  formula: "tax = (taxable estate - free of tax) × 0.4",
  currency: { by: "country", of: { us: USD, uk: GBP } },
  parts: { of: ["tax", "left"], whole: "net_estate" },

  check: ({ estate, debts, spouse, charity }) => ({
    debts: debts.gt(estate) && "must not be above what is owned",
    spouse: spouse.plus(charity).gt(estate.minus(debts)) && "must not be above the estate after debts and charity",
  }),

  compute(given) {
    const found = given.country === "us" ? owedInUs(given) : owedInUk(given);
    if ("noAnswer" in found) return noAnswer(found.noAnswer);
    const net_estate = given.estate.minus(given.debts);
    return {
      ...found,
      net_estate,
      left: net_estate.minus(found.tax),
      share: net_estate.isZero() ? null : found.tax.times(100).div(net_estate),
    };
  },

  facts: estateFacts,

  sentence: (_, { tax, net_estate, free, rate, taxed }, __, { country, year }) =>
    tax.value.isZero()
      ? `No ${country === "us" ? "federal estate tax" : "Inheritance Tax"} is due on an estate of ${net_estate} in ${year}: ${free} is free of tax.`
      : `On an estate of ${net_estate}, ${tax} is due: ${rate} of ${taxed} above ${free}.`,

  working: ({ estate, debts, spouse, charity, gifts, home }, found, _, { country }) => {
    const { net_estate, taxable, free, taxed, rate, tax, tentative, credit, nil_rate, residence, left } = found;
    return [
      step`Estate after debts: ${estate} - ${debts} = ${net_estate}`,
      country === "us"
        ? step`Taxable estate: ${net_estate} - ${spouse} - ${charity} + ${gifts} = ${taxable}`
        : step`Taxable estate: ${net_estate} - ${spouse} - ${charity} = ${taxable}`,
      optionalStep`Residence nil-rate band, for a home of ${home}: ${residence}`,
      nil_rate && step`Free of tax: ${nil_rate} + ${residence ?? ""} = ${free}`,
      optionalStep`Tentative tax by the scale: ${tentative}`,
      optionalStep`Credit, the tax on ${free} by the same scale: ${credit}`,
      tentative && !tax.value.isZero() && step`Tax: ${tentative} - ${credit ?? ""} = ${tax}`,
      !tentative && step`Tax: ${taxed} × ${rate} = ${tax}`,
      step`Left after tax: ${net_estate} - ${tax} = ${left}`,
    ];
  },

  alerts: ({ gifts }, { nil_rate, tax }, __, { country }) => [
    country === "uk" &&
      nil_rate?.value.isZero() &&
      gifts.value.gt(0) &&
      "The gifts use up the whole nil-rate band. Those who received them may owe tax too, which is not in this figure.",
    country === "us" &&
      tax.value.isZero() &&
      "Your state may still have an estate or inheritance tax, with a much lower exemption.",
  ],
  notes: (_, { for_lower_rate, tax }, show, { country, charity, home }) => [
    country === "us" && tax.value.gt(0) && "About a dozen states charge an estate tax of their own on top.",
    country === "us" && "A return is due nine months after the death.",
    country === "uk" &&
      for_lower_rate &&
      !tax.value.isZero() &&
      charity.lt(for_lower_rate.value) &&
      `With ${show("money", for_lower_rate.value)} or more to charity, the rate would be lower.`,
    country === "uk" && home?.isZero() && "A home left to children or grandchildren adds a second tax-free band.",
  ],
});
