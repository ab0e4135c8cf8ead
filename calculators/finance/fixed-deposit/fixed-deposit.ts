import {
  choice,
  count,
  defineCalculator,
  formatMonths,
  money,
  number,
  optionalStep,
  percent,
  step,
  table,
} from "#engine";
import { COMPOUNDED, growthFormula } from "#numbers/compounding";
import { Decimal, decimal } from "#numbers/decimal";
import { effectiveRate } from "#numbers/growth";
import { subtract } from "#numbers/round";
import { ADDED, growthRows } from "./deposit-growth.ts";

const AMOUNT = { min: 0.01, max: 1e12 } as const;

export default defineCalculator({
  name: "CD calculator",
  summary: "What a CD, fixed deposit or recurring deposit pays at maturity or if you close it early, after tax.",

  inputs: {
    kind: choice("How you pay in", { once: "One deposit", monthly: "Every month" }, { default: "once" }),
    deposit: money("Deposit", { ...AMOUNT, example: 10000, when: { kind: ["once"] } }),
    installment: money("Monthly deposit", { ...AMOUNT, example: 500, when: { kind: ["monthly"] } }),
    annual_rate: percent("Interest rate", {
      min: 0,
      max: 40,
      example: 4.5,
      help: "Per year. If yours is an APY, set “Interest is added” to every year.",
    }),
    term: count("Term", { unit: "months", min: 1, max: 360, example: 12, usual: [6, 12, 24, 60] }),
    compounding: choice("Interest is added", ADDED, { default: "daily", beginsIn: { "en-IN": "quarterly" } }),
    tax_rate: percent("Tax on interest", { min: 0, max: 100, default: 0, begins: 22, typical: 22 }),
    close: choice(
      "Close it",
      { maturity: "At maturity", interest: "Early, and lose interest", rate: "Early, at a lower rate" },
      { default: "maturity" },
    ),
    months_held: count("Closed after", {
      unit: "months",
      min: 1,
      max: 360,
      example: 6,
      when: { close: ["interest", "rate"] },
    }),
    penalty_months: number("Interest lost", {
      unit: "months",
      min: 0,
      max: 60,
      default: 3,
      when: { close: ["interest"] },
    }),
    rate_cut: percent("Rate is lower by", {
      min: 0,
      max: 40,
      default: 1,
      when: { close: ["rate"] },
      help: "The penalty, and what a shorter term would have paid less.",
    }),
  },

  outputs: {
    paid_out: money("You get", { help: "After any penalty, before tax." }),
    paid_in: money("You pay in"),
    interest: money("Interest", { help: "After any penalty." }),
    penalty: money("Early withdrawal penalty", { optional: true }),
    lost: money("Less than at maturity", { optional: true }),
    tax: money("Tax on the interest", { optional: true }),
    after_tax: money("You keep after tax", { optional: true }),
    apy: percent("APY", { upTo: 4, help: "What a year earns, with interest on interest." }),
    schedule: table(
      "Balance by year",
      {
        year: number("Year", { upTo: 2 }),
        paid_in: money("Paid in so far"),
        interest: money("Interest so far"),
        balance: money("Balance"),
      },
      { chart: { kind: "areas", x: "year", y: ["paid_in", "interest"] } },
    ),
  },
  primary: "paid_out",
  groups: {
    "What you get": ["paid_out", "paid_in", "interest", "apy"],
    "Closing early": ["penalty", "lost"],
    "After tax": ["tax", "after_tax"],
  },
  formula: "balance = deposit × (1 + r ÷ m)^(m × t)",
  wordsIn: {
    "en-IN": {
      deposit: "FD amount",
      installment: "Monthly RD",
      apy: "Effective yield",
      term: "Tenure",
    },
  },

  between: { balance: money("Balance") },
  by: { interest: ["Interest", "paid_out - paid_in"], after_tax: ["After tax", "paid_out - tax"] },

  check: ({ annual_rate, rate_cut, months_held, term }) => ({
    rate_cut: rate_cut?.gt(annual_rate) && "must be at most the interest rate",
    months_held: months_held !== undefined && months_held >= term && "must be less than the term",
  }),

  compute(given) {
    const { annual_rate, compounding, term, months_held, rate_cut, penalty_months, tax_rate, kind } = given;
    const rate = annual_rate.minus(rate_cut ?? 0);
    const rows = rowsOf(given, rate, months_held ?? term);
    const end = rows.at(-1) ?? NOTHING;
    const penalty = end.paid_in
      .times(annual_rate)
      .times(penalty_months ?? 0)
      .div(1200);
    const paid_out = Decimal.max(0, end.balance.minus(penalty));
    const full = rowsOf(given, annual_rate, term).at(-1) ?? NOTHING;
    const gain = Decimal.max(0, subtract(paid_out, end.paid_in));
    return {
      balance: end.balance,
      paid_out,
      paid_in: end.paid_in,
      penalty: penalty_months ? penalty : null,
      lost: months_held && kind === "once" ? subtract(full.balance, paid_out) : null,
      tax: tax_rate.isZero() ? null : gain.times(tax_rate).div(100),
      apy: compounding === "simple" ? rate : effectiveRate(rate, COMPOUNDED[compounding]),
      schedule: rows,
    };
  },

  sentence({ deposit, installment, annual_rate, term, months_held }, { paid_out, interest, after_tax }) {
    const time = formatMonths(months_held?.value ?? term.value);
    const paid = deposit ?? `${installment} a month`;
    const kept = after_tax ? `, or ${after_tax} after tax` : "";
    return `${paid} at ${annual_rate} pays ${paid_out} after ${time}${kept}: the interest is ${interest}.`;
  },

  working(given, found, show, { compounding, term, months_held, annual_rate, rate_cut, installment }, stepOf) {
    const rate = rate_cut ? show("percent", annual_rate.minus(rate_cut), { upTo: 8 }) : given.annual_rate;
    const months = months_held ?? term;
    const { balance } = found;
    const growth =
      compounding === "simple"
        ? `(1 + ${rate} × ${months} ÷ 12)`
        : growthFormula(`${rate}`, COMPOUNDED[compounding], `(${months} ÷ 12)`);
    const each = installment && growthRows(rate.value, compounding, months).at(-1)?.deposits;
    return [
      given.rate_cut && step`Rate when closed early: ${given.annual_rate} - ${given.rate_cut} = ${rate}`,
      given.deposit && step`Balance: ${given.deposit} × ${growth} = ${balance}`,
      each &&
        `What $1 a month grows to, each with interest from its own day: ${show("number", each, { significant: 12 })}`,
      each &&
        given.installment &&
        step`Balance: ${given.installment} × ${show("number", each, { significant: 12 })} = ${balance}`,
      found.penalty &&
        step`Penalty: ${found.paid_in} × ${given.annual_rate} ÷ 12 × ${given.penalty_months ?? ""} = ${found.penalty}`,
      found.penalty && step`You get: ${balance} - ${found.penalty} = ${found.paid_out}`,
      stepOf("interest"),
      found.interest.value.gt(0) && optionalStep`Tax: ${found.interest} × ${given.tax_rate} = ${found.tax}`,
      found.tax && stepOf("after_tax"),
    ];
  },

  alerts: (_, { interest }) => [
    interest.value.lt(0) && "The penalty is more than the interest, so you get back less than you paid in.",
  ],
});

type Given = { readonly compounding: keyof typeof ADDED; readonly deposit?: Decimal; readonly installment?: Decimal };

const NOTHING = { paid_in: decimal(0), balance: decimal(0) };

function rowsOf({ compounding, deposit, installment }: Given, rate: Decimal, months: number) {
  return growthRows(rate, compounding, months).map((row) => {
    const paid_in = deposit ?? (installment ?? decimal(0)).times(row.months);
    const balance = deposit?.times(row.start) ?? (installment ?? decimal(0)).times(row.deposits);
    return { year: decimal(row.months).div(12), paid_in, interest: subtract(balance, paid_in), balance };
  });
}
