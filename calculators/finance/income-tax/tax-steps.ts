// How a tax is worked out, in print: by law and by the visitor's own bands alike.
import { type Line, type Show, type Shown, step } from "#engine";
import { type Levy, total } from "#facts/tax/owed/levy";
import type { Decimal } from "#numbers/decimal";
import { added, noneDue, shareStep, takenOff } from "../../shared/taxes.ts";

export function taxableStep(income: Shown<Decimal>, off: readonly Shown<Decimal>[], taxable: Shown<Decimal>): string {
  if (off.every(({ value }) => value.isZero())) return step`Taxable: all of ${taxable}`;
  const free = off.map(String).join(" and ");
  if (off.reduce((rest, { value }) => rest.minus(value), income.value).lt(0)) {
    return step`Taxable: nothing of ${income}, for ${free} ${off.length > 1 ? "are" : "is"} free`;
  }
  return takenOff("Taxable", income, off, taxable);
}

export function levySteps({ title, shares, credit, tax, formula, noTaxUpTo }: Levy, show: Show): readonly Line[] {
  if (noTaxUpTo) return [noneDue(title, noTaxUpTo, show)];
  if (formula) return [`${title} ${formula}: ${show("money", tax)}`];
  const taxed = shares.filter(({ tax }) => tax.gt(0));
  const lines = taxed.map((share) => shareStep(title, share, show));
  const each = taxed.map(({ tax }) => show("money", tax));
  const whole = show("money", total(taxed));
  return [
    ...(each.length === 0 ? [`${title}: nothing is due`] : lines),
    each.length > 1 && added(`${title}, total`, each, whole),
    ...creditStep(`${title} after the credit`, whole, show("money", credit), show("money", tax)),
  ];
}

export function creditStep(label: string, whole: Shown<Decimal>, credit: Shown<Decimal>, tax: Shown<Decimal>) {
  if (credit.value.isZero()) return [];
  if (tax.value.isZero() && whole.value.lt(credit.value)) {
    return [`Credit: ${credit} is more than the tax of ${whole}, and nothing is to pay`];
  }
  return [step`${label}: ${whole} - ${credit} = ${tax}`];
}
