// A state's income tax on wages: its bands, and what its rules add to or take from income and tax.
import { Decimal, decimal } from "#numbers/decimal";
import type { Recapture, StateRules, StateTax } from "../../law/states.ts";
import { bandsOf, ofStatus } from "../bands.ts";
import type { FilingStatus } from "../filing-statuses.ts";
import { type Levy, levied, slope } from "./levy.ts";
import { left, risen } from "./ramps.ts";

/** A year's pay, what federal income tax leaves free of it, and the taxes that some states let you deduct. */
export type StateIncome = {
  readonly pay: Decimal;
  readonly plan401k: Decimal;
  readonly benefits: Decimal;
  readonly federalTax: Decimal;
  readonly payrollTax: Decimal;
};
/** At an income and at a little more of it. */
export type IncomeAt = (more: Decimal) => StateIncome;

type Filing = { readonly title: string; readonly status: FilingStatus; readonly deductions: Decimal | undefined };

export function stateLevy(law: StateTax, incomeAt: IncomeAt, filing: Filing): Levy {
  const levy = ruled(law, incomeAt(decimal(0)), filing);
  if (!law.rules && !law.noTaxUpTo) return levy;
  return { ...levy, rate: slope((more) => ruled(law, incomeAt(more), filing).tax) };
}

function ruled(law: StateTax, income: StateIncome, { title, status, deductions }: Filing): Levy {
  const rule = ofStatus<StateRules>(law.rules ?? {}, status);
  const base = baseOf(law, income);
  const noTaxUpTo = decimal(ofStatus(law.noTaxUpTo ?? 0, status));
  const free = deductions ?? decimal(ofStatus(law.deduction ?? 0, status)).plus(deducted(rule, base, income));
  const levy = levied(title, "state_tax", bandsOf(law, status), { base, free });
  if (noTaxUpTo.gt(0) && base.lte(noTaxUpTo)) return { ...levy, tax: decimal(0), noTaxUpTo };
  const taxable = Decimal.max(0, base.minus(free));
  const added = addedBy(rule, base, taxable).plus(takenBack(rule.recapture, { base, taxable, tax: levy.tax }));
  const whole = levy.tax.plus(added);
  const credit = left(rule.credit, base).plus(whole.times(left(rule.creditPercent, base)).div(100));
  const due = Decimal.max(0, whole.minus(credit));
  const { times, percent } = law.limitedTax ?? { times: 0, percent: 0 };
  const limit = base.minus(noTaxUpTo).times(percent).div(100);
  if (base.lte(noTaxUpTo.times(times)) && limit.lt(due)) return { ...levy, tax: limit, formula: LIMITED };
  return {
    ...levy,
    tax: due,
    credit: credit.isZero() ? levy.credit : credit,
    ...(added.isZero() ? {} : { formula: WITH_ADDED }),
  };
}

const WITH_ADDED = "by its brackets and credits, with what it adds at higher incomes";
const LIMITED = "limited by the income above what is free";

/** Pay without what the state leaves free. */
function baseOf({ taxesPreTax }: StateTax, { pay, plan401k, benefits }: StateIncome): Decimal {
  const rest = taxesPreTax?.plan401k ? pay : pay.minus(plan401k);
  return Decimal.max(0, taxesPreTax?.benefits ? rest : rest.minus(benefits));
}

const deducted = ({ deduction, federalTax, payrollTax }: StateRules, base: Decimal, income: StateIncome): Decimal =>
  left(deduction, base)
    .plus(federalTax ? deductedFederal(federalTax, base, income.federalTax) : 0)
    .plus(Decimal.min(payrollTax ?? 0, income.payrollTax));

type FederalTax = NonNullable<StateRules["federalTax"]>;
function deductedFederal({ percent, most }: FederalTax, base: Decimal, tax: Decimal): Decimal {
  const part = tax.times(left(percent, base)).div(100);
  return most ? Decimal.min(left(most, base), part) : part;
}

function addedBy({ added = [], entry }: StateRules, income: Decimal, taxable: Decimal): Decimal {
  return risen(added, income).plus(entry && taxable.gt(entry.above) ? entry.amount : 0);
}

type Scheduled = { readonly base: Decimal; readonly taxable: Decimal; readonly tax: Decimal };

function takenBack(recapture: Recapture | undefined, { base, taxable, tax }: Scheduled): Decimal {
  if (!recapture || base.lte(recapture.above)) return decimal(0);
  const { above, width, percent, tiers, top } = recapture;
  const upTo = (rate: number) => taxable.times(rate).div(100).minus(tax);
  if (base.gt(top.above)) return upTo(top.percent);
  const ofAllBy = (amount: Decimal | number, from: number) =>
    Decimal.min(width, base.minus(from)).times(amount).div(width);
  const tier = tiers.findLast(({ over }) => taxable.gt(over));
  return tier ? ofAllBy(tier.more, tier.over).plus(tier.amount) : ofAllBy(upTo(percent), above);
}
