import {
  choice,
  defineCalculator,
  findCurrency,
  type InputValues,
  money,
  optionalStep,
  percent,
  step,
  table,
  text,
} from "#engine";
import { FILING_STATUSES } from "#facts/tax/filing-statuses";
import { unitedStatesPayrollTax } from "#facts/tax/united-states-payroll";
import { newestYear, yearsOf } from "#facts/years";
import { sum } from "#numbers/decimal";
import { added, shareStep } from "../../shared/taxes.ts";
import { LEAST_BILL, owedBySelfEmployed, profitFacts } from "./owed-on-profit.ts";

const AMOUNT = { min: 0, max: 1e10 } as const;
const US = { when: { country: ["us"] } } as const;
const inputs = {
  country: choice(
    "Country",
    { us: "United States", uk: "United Kingdom" },
    { default: "us", beginsIn: { "en-GB": "uk" } },
  ),
  profit: money("Profit from self-employment", { ...AMOUNT, example: 60000, help: "For the year, after expenses." }),
  wages: money("Wages from a job", { ...AMOUNT, default: 0, more: true, help: "Paid in the same year.", ...US }),
  filing_status: choice("Filing status", FILING_STATUSES, { default: "single", more: true, ...US }),
  income_tax: money("Income tax you expect", {
    ...AMOUNT,
    default: 0,
    more: true,
    help: "For the year, beyond what is withheld. It is added to the installments.",
  }),
  year: choice("Tax year", yearsOf([unitedStatesPayrollTax]), {
    default: newestYear([unitedStatesPayrollTax]),
    today: true,
    more: true,
    help: "In the UK, the one that begins in April.",
  }),
};
export type Given = InputValues<typeof inputs>;
const [USD, GBP] = ["USD", "GBP"].map(findCurrency);
const INSTALLMENTS = { us: 4, uk: 2 } as const;

export default defineCalculator({
  name: "Self-employment tax calculator",
  summary: "US self-employment tax (Schedule SE) with quarterly payments, or UK Class 4 National Insurance.",
  inputs,

  outputs: {
    tax: money("Self-employment tax", { help: "In the UK, Class 4 National Insurance." }),
    installment: money("Each installment", { help: "Four in the US. In the UK, two payments on account." }),
    share: percent("Share of the profit", { optional: true }),
    net_earnings: money("Net earnings that are taxed", { optional: true }),
    deduction: money("Half you can deduct", { optional: true, help: "From the income that income tax is on." }),
    additional_medicare: money("Additional Medicare Tax", { optional: true, help: "On high earnings, by Form 8959." }),
    shares: table(
      "What it is made of",
      { levy: text("Contribution"), rate: percent("Rate"), part: money("Charged on"), tax: money("Tax") },
      { chart: { kind: "bars", x: "levy", y: "tax" } },
    ),
  },
  primary: "tax",
  formula: "tax = profit × 0.9235 × 0.153",
  currency: { by: "country", of: { us: USD, uk: GBP } },

  compute(given) {
    const { country, profit, income_tax } = given;
    const { shares, additional, net } = owedBySelfEmployed(given);
    const tax = sum(shares.map((share) => share.tax));
    return {
      tax,
      installment: tax
        .plus(additional ?? 0)
        .plus(income_tax)
        .div(INSTALLMENTS[country]),
      share: profit.isZero() ? null : tax.times(100).div(profit),
      net_earnings: net,
      deduction: country === "us" ? tax.div(2) : null,
      additional_medicare: additional,
      shares,
    };
  },

  facts: profitFacts,

  sentence: ({ profit }, { tax, installment }, _, { country }) =>
    country === "us"
      ? `On a profit of ${profit}, self-employment tax is ${tax}. Four payments of ${installment} cover it.`
      : `On profits of ${profit}, Class 4 National Insurance is ${tax}.`,

  working: ({ profit, income_tax }, found, show, { country }) => {
    const { tax, installment, net_earnings, deduction, additional_medicare, shares } = found;
    const each = shares.value.map((share) => show("money", share.tax));
    return [
      optionalStep`Net earnings: ${profit} × ${show("percent", "92.35")} = ${net_earnings}`,
      ...shares.value.map((share) =>
        shareStep(`At ${show("percent", share.rate)}`, { ...share, from: share.part }, show),
      ),
      each.length > 1 && added("Tax", each, tax),
      optionalStep`Half you can deduct: ${tax} ÷ 2 = ${deduction}`,
      additional_medicare
        ? step`Each installment: (${tax} + ${additional_medicare} + ${income_tax}) ÷ ${INSTALLMENTS[country]} = ${installment}`
        : step`Each installment: (${tax} + ${income_tax}) ÷ ${INSTALLMENTS[country]} = ${installment}`,
    ];
  },

  notes: ({ income_tax }, { tax, deduction }, show, { country }) => [
    deduction && tax.value.isZero() && `Net earnings below ${show("money", 400)} owe no self-employment tax.`,
    country === "us" && "Installments are due in April, June, September and January.",
    country === "uk" && "Payments on account are due on January 31 and July 31.",
    tax.value.gt(0) &&
      tax.value.plus(income_tax.value).lt(LEAST_BILL) &&
      `Below a bill of ${show("money", LEAST_BILL)}, you can pay all at once with your return.`,
    income_tax.value.isZero() && "Income tax on your profit comes on top. Enter it, and the installments cover both.",
  ],
});
