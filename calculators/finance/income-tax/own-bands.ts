// A tax by brackets that the visitor enters, for any country and year.
import { choice, type Line, money, optionalStep, percent, rows, type Show, type Shown } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { isReduced, type OwnBands, taxByOwnBands } from "#numbers/own-bands";
import { added, shareStep } from "../../shared/taxes.ts";
import { creditStep, taxableStep } from "./tax-steps.ts";

const MOST = 1e12;
const BY_BANDS = { when: { country: ["own"] } } as const;

export const OWN_BANDS = {
  bands: rows(
    "Brackets",
    {
      from: { kind: "number", label: "From", min: 0, max: MOST },
      rate: { kind: "number", label: "Rate in percent", min: 0, max: 100 },
    },
    {
      least: 1,
      most: 30,
      example: "18200:15; 45000:30; 135000:37; 190000:45",
      beginsIn: { elsewhere: "" },
      help: "“18200:15” is 15% from 18,200 on (Australia).",
      ...BY_BANDS,
    },
  ),
  method: choice(
    "Each rate applies to",
    { part: "The part of the income in its bracket", whole: "The whole income, at the highest bracket's rate" },
    { default: "part", ...BY_BANDS },
  ),
  allowance: money("Allowance or deduction", { min: 0, max: MOST, default: 0, ...BY_BANDS }),
  taper: choice(
    "Allowance at high incomes",
    { none: "The same", reduced: "Reduced" },
    { default: "none", ...BY_BANDS },
  ),
  taper_from: money("Allowance reduced above", {
    min: 0,
    max: MOST,
    optional: true,
    help: "Needed only if the allowance is reduced.",
    ...BY_BANDS,
  }),
  taper_rate: percent("Allowance reduced by", {
    min: 0,
    max: 100,
    default: 50,
    help: "For each 1 of income above that: 50% takes 1 off the allowance for every 2.",
    ...BY_BANDS,
  }),
  credit: money("Tax credit", { min: 0, max: MOST, default: 0, ...BY_BANDS }),
  credit_beyond_tax: choice(
    "Credit larger than the tax",
    { lost: "The rest is lost", paid: "The rest is paid out" },
    { default: "lost", ...BY_BANDS },
  ),
};

const NOT_BY_LAW = {
  monthly_pay: null,
  biweekly_pay: null,
  income_tax: null,
  state_tax: null,
  provincial_tax: null,
  social_security: null,
  medicare: null,
  national_insurance: null,
  social_insurance: null,
};

export function byOwnBands(given: OwnBands) {
  const { income, taper } = given;
  const { tax, taxable, allowance, rate, shares } = taxByOwnBands(given);
  return {
    ...NOT_BY_LAW,
    tax,
    after_tax: income.minus(tax),
    allowance_left: taper === "reduced" ? allowance : null,
    taxable,
    effective_rate: income.isZero() ? null : tax.times(100).div(income),
    marginal_rate: rate,
    shares,
  };
}

type Amounts = "allowance" | "taper_from" | "taper_rate" | "credit";
type Printed = { readonly [A in Amounts]: Shown<Decimal> | undefined } & { readonly income: Shown<Decimal> };

export function ownSteps(
  given: Printed,
  own: OwnBands,
  { tax, taxable }: { readonly tax: Shown<Decimal>; readonly taxable: Shown<Decimal> },
  show: Show,
): readonly Line[] {
  const { income, allowance, taper_from = income, taper_rate, credit } = given;
  const found = taxByOwnBands(own);
  const left = show("money", found.allowance);
  const shares = found.shares.filter(({ part }) => !part.isZero());
  const each = shares.map(({ tax }) => show("money", tax));
  const reduced = left.value.isZero()
    ? optionalStep`Allowance: at ${income}, nothing is left of ${allowance}`
    : optionalStep`Allowance: ${allowance} - (${income} - ${taper_from}) × ${taper_rate} = ${left}`;
  return [
    isReduced(own) && reduced,
    taxableStep(income, [left], taxable),
    ...shares.map((share) => shareStep(`From ${show("money", share.from)} on`, share, show)),
    each.length > 1 && added("Together", each, show("money", found.whole)),
    ...(credit ? creditStep("Credit", show("money", found.whole), credit, tax) : []),
  ];
}
