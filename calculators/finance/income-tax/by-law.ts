// A tax by the law of a country and a year.
import { type Line, noAnswer, optionalStep, type Show, type Shown } from "#engine";
import { owed } from "#facts/tax/owed/countries";
import { COUNTRIES } from "#facts/tax/owed/country-names";
import { type LevyName, type Owed, total } from "#facts/tax/owed/levy";
import { PROVINCE_NAMES } from "#facts/tax/province-names";
import { type Decimal, sum } from "#numbers/decimal";
import { added, takenOff } from "../../shared/taxes.ts";
import { levySteps, taxableStep } from "./tax-steps.ts";

type ByLaw = Parameters<typeof owed>[0];

export function byLaw(given: ByLaw) {
  const found = owed(given);
  if ("noAnswer" in found) return noAnswer(found.noAnswer);
  const { levies, taxable } = found;
  const tax = total(levies);
  const after_tax = given.income.minus(given.contributions).minus(tax);
  const of = (name: LevyName) => {
    const own = levies.filter((levy) => levy.name === name);
    return own.length > 0 ? total(own) : null;
  };
  return {
    tax,
    after_tax,
    monthly_pay: after_tax.div(12),
    biweekly_pay: after_tax.div(26),
    income_tax: of("income_tax"),
    state_tax: of("state_tax"),
    provincial_tax: of("provincial_tax"),
    social_security: of("social_security"),
    medicare: of("medicare"),
    national_insurance: of("national_insurance"),
    social_insurance: of("social_insurance"),
    allowance_left: null,
    taxable,
    effective_rate: given.income.isZero() ? null : tax.times(100).div(given.income),
    marginal_rate: sum(levies.map(({ rate }) => rate)),
    shares: levies[0]?.shares ?? [],
  };
}

type Printed = { readonly income: Shown<Decimal>; readonly contributions: Shown<Decimal> | undefined };
type Found = {
  readonly tax: Shown<Decimal>;
  readonly after_tax: Shown<Decimal>;
  readonly monthly_pay: Shown<Decimal> | null;
  readonly taxable: Shown<Decimal>;
};

export function lawSteps({ income, contributions }: Printed, given: ByLaw, found: Found, show: Show): readonly Line[] {
  const { deduction, allowances = [], levies } = owedBy(given);
  const { tax, after_tax, monthly_pay, taxable } = found;
  const taxes = levies.map((levy) => show("money", levy.tax));
  return [
    ...allowances.map(({ title, amount }) => `${title}: ${show("money", amount)}`),
    taxableStep(income, some([contributions, show("money", deduction)]), taxable),
    ...levies.flatMap((levy) => levySteps(levy, show)),
    levies.length > 1 && added("Total tax", taxes, tax),
    takenOff("Left after tax", income, some([contributions, tax]), after_tax),
    optionalStep`Per month: ${after_tax} ÷ 12 = ${monthly_pay}`,
  ];
}

const some = (amounts: readonly (Shown<Decimal> | undefined)[]) =>
  amounts.flatMap((amount) => (amount && !amount.value.isZero() ? [amount] : []));

/** What is owed where there is an answer. */
export function owedBy(given: ByLaw): Owed {
  const found = owed(given);
  if ("noAnswer" in found) throw new TypeError(found.noAnswer);
  return found;
}

export function placeOf(given: ByLaw): string {
  if (given.country === "canada" && given.province !== "none") return PROVINCE_NAMES[given.province];
  return WITH_ARTICLE[given.country] ?? COUNTRIES[given.country];
}

const WITH_ARTICLE: Readonly<Record<string, string>> = { us: "the United States", netherlands: "the Netherlands" };
