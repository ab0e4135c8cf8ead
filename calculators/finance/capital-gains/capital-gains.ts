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
  table,
} from "#engine";
import { unitedStatesGains } from "#facts/tax/capital-gains";
import { FILING_STATUSES } from "#facts/tax/filing-statuses";
import { newestYear, yearsOf } from "#facts/years";
import { Decimal } from "#numbers/decimal";
import { added, shareStep, takenOff } from "../../shared/taxes.ts";
import { gainFacts, lossLimit, taxOnGain } from "./gain-tax.ts";

const AMOUNT = { min: 0, max: 1e10 } as const;
const US = { when: { country: ["us"] } } as const;
const inputs = {
  country: choice(
    "Country",
    { us: "United States", uk: "United Kingdom" },
    { default: "us", beginsIn: { "en-GB": "uk" } },
  ),
  asset: choice(
    "What you sell",
    {
      long: "An investment, owned for over a year",
      short: "An investment, owned for a year or less",
      home: "Your main home",
    },
    {
      default: "long",
      help: "Main home: in the US, you owned it and lived in it for two of the last five years. In the UK, for all of the time.",
    },
  ),
  cost: money("What you paid", { ...AMOUNT, example: 20000, help: "With fees, and improvements to property." }),
  sale_price: money("Sale price", { ...AMOUNT, example: 50000 }),
  income: money("Other income this year", {
    ...AMOUNT,
    example: 90000,
    help: "Before deductions and without this gain.",
  }),
  filing_status: choice("Filing status", FILING_STATUSES, { default: "single", ...US }),
  year: choice("Tax year", yearsOf([unitedStatesGains]), {
    default: newestYear([unitedStatesGains]),
    today: true,
    more: true,
    help: "In the UK, the one that begins in April.",
  }),
  selling_costs: money("Selling costs", { ...AMOUNT, default: 0, more: true }),
  losses: money("Losses to set against it", { ...AMOUNT, default: 0, more: true }),
  deductions: money("Itemized deductions", {
    ...AMOUNT,
    default: 0,
    more: true,
    help: "Used if above the standard deduction.",
    ...US,
  }),
};
export type Given = InputValues<typeof inputs>;
const [USD, GBP] = ["USD", "GBP"].map(findCurrency);

export default defineCalculator({
  name: "Capital gains tax calculator",
  summary: "Tax on a gain from shares, crypto, property or a home in the US (short-term, long-term, NIIT) and the UK.",
  inputs,

  outputs: {
    tax: money("Capital gains tax"),
    gains_tax: money("Tax by the rates for gains"),
    niit: money("Net investment income tax", { optional: true }),
    share: percent("Share of the gain", { optional: true }),
    kept: money("Left of the sale", { help: "After selling costs and tax." }),
    gain: money("Gain"),
    free: money("Gain free of tax", { optional: true, help: "The home exclusion or the annual exempt amount." }),
    taxable_gain: money("Taxable gain", { help: "After losses and unused deductions." }),
    slices: table("Rate by rate", { rate: percent("Rate"), part: money("Part of the gain"), tax: money("Tax") }),
  },
  primary: "tax",
  groups: {
    "The tax": ["tax", "gains_tax", "niit", "share", "kept"],
    "The gain": ["gain", "free", "taxable_gain"],
  },
  formula: "tax = sum of (part of the gain in each band × its rate)",
  currency: { by: "country", of: { us: USD, uk: GBP } },

  compute(given) {
    const { sale_price, cost, selling_costs } = given;
    const gain = sale_price.minus(cost).minus(selling_costs);
    const found = taxOnGain(given, Decimal.max(0, gain));
    if ("noAnswer" in found) return noAnswer(found.noAnswer);
    const tax = found.gains_tax.plus(found.niit ?? 0);
    return {
      ...found,
      tax,
      share: gain.gt(0) ? tax.times(100).div(gain) : null,
      kept: sale_price.minus(selling_costs).minus(tax),
      gain,
    };
  },

  facts: gainFacts,

  sentence: (_, { tax, gain, share }) =>
    share ? `On a gain of ${gain}, the tax is ${tax}, ${share} of it.` : `There is no gain, and no tax.`,

  working: (given, { gain, taxable_gain, slices, gains_tax, niit, tax, kept }, show) => [
    takenOff("Gain", given.sale_price, [given.cost, given.selling_costs], gain),
    ...slices.value.map((slice) => shareStep(`Of ${taxable_gain}`, { ...slice, from: slice.part }, show)),
    slices.value.length > 1 &&
      added(
        "Tax on the gain",
        slices.value.map((slice) => show("money", slice.tax)),
        gains_tax,
      ),
    optionalStep`Together: ${gains_tax} + ${niit} = ${tax}`,
    step`Left of the sale: ${given.sale_price} - ${given.selling_costs} - ${tax} = ${kept}`,
  ],

  notes: (_, { gain, niit }, show, given) => [
    gain.value.lt(0) &&
      (given.asset === "home"
        ? "A loss on your own home can't be deducted."
        : given.country === "us" &&
          `Up to ${show("money", lossLimit(given))} of the loss reduces your other income this year. The rest waits for later years.`),
    niit && "The net investment income tax comes on top of the tax on gains at high incomes.",
    given.country === "us" && "Most states tax gains too.",
  ],
});
