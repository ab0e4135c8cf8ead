import {
  choice,
  defineCalculator,
  type InputValues,
  type Line,
  money,
  noAnswer,
  percent,
  rows,
  type Show,
  type Shown,
  type ShownValues,
  step,
  table,
} from "#engine";
import { COUNTRIES, caveatsOf, owed, type Taxpayer, YEARS } from "#facts/tax/owed/countries";
import { type Levy, type LevyName, type Owed, total } from "#facts/tax/owed/levy";
import { FILING_STATUSES } from "#facts/tax/united-states";
import { STATE_CHOICES } from "#facts/tax/united-states-states";
import type { Decimal } from "#math/decimal";
import { isReduced, taxByOwnBands } from "#math/own-bands";

const MOST = 1e12;
const MOST_OFF = 1e9;
const US = { when: { country: ["us"] } } as const;
const BY_LAW = { when: { country: ["us", "uk", "scotland", "canada", "australia", "germany"] } } as const;
const BY_BANDS = { when: { country: ["own"] } } as const;

const inputs = {
  income: money("Income", { min: 0, max: MOST, example: 90000, help: "Before tax, for a year." }),
  country: choice("Country", { ...COUNTRIES, own: "My own tax bands" }, { default: "us" }),
  filing_status: choice("Filing status", FILING_STATUSES, { default: "single", when: { country: ["us", "germany"] } }),
  state: choice("State", STATE_CHOICES, { default: "none", ...US }),
  year: choice("Tax year", YEARS, { default: "2026", ...BY_LAW }),
  contributions: money("Pre-tax contributions", {
    min: 0,
    max: MOST_OFF,
    default: 0,
    help: "To a pension or a 401(k), for the year.",
    ...BY_LAW,
  }),
  deductions: money("Deductions", {
    min: 0,
    max: MOST_OFF,
    default: 0,
    help: "In the US, your itemized deductions: we use the standard deduction if it is larger.",
    ...BY_LAW,
  }),
  state_deductions: money("State deductions", {
    min: 0,
    max: MOST_OFF,
    optional: true,
    help: "Optional. Your state's own deductions and exemptions.",
    ...US,
  }),
  bands: rows(
    "Bands",
    {
      from: { kind: "number", label: "From", min: 0, max: MOST },
      rate: { kind: "number", label: "Rate in percent", min: 0, max: 100 },
    },
    {
      least: 1,
      most: 30,
      example: "18200:15; 45000:30; 135000:37; 190000:45",
      help: "“18200:15” is 15% from 18,200 on (Australia).",
      ...BY_BANDS,
    },
  ),
  method: choice(
    "Each rate is on",
    { part: "The part of the income in its band", whole: "The whole income, at the highest band's rate" },
    { default: "part", ...BY_BANDS },
  ),
  allowance: money("Allowance or deduction", { min: 0, max: MOST, default: 0, ...BY_BANDS }),
  taper: choice(
    "The allowance",
    { none: "Is the same for all", reduced: "Is reduced above an income" },
    { default: "none", ...BY_BANDS },
  ),
  taper_from: money("Reduced above", {
    min: 0,
    max: MOST,
    optional: true,
    help: "Needed only if the allowance is reduced.",
    ...BY_BANDS,
  }),
  taper_rate: percent("Reduced by", {
    min: 0,
    max: 100,
    default: 50,
    help: "Of what the income is above that figure. 50% takes 1 from the allowance for every 2.",
    ...BY_BANDS,
  }),
  credit: money("Tax credit", { min: 0, max: MOST, default: 0, ...BY_BANDS }),
  credit_beyond_tax: choice(
    "Credit beyond the tax",
    { lost: "Is lost", paid: "Is paid out" },
    { default: "lost", ...BY_BANDS },
  ),
};
type Given = InputValues<typeof inputs>;
type ByBands = Extract<Given, { country: "own" }>;
type ByLaw = Exclude<Given, ByBands>;

export default defineCalculator({
  slug: "income-tax",
  name: "Income tax calculator",
  category: "finance",
  summary: "Income tax and take-home pay in the US, UK, Canada, Australia or Germany, or by your own bands.",
  version: "2.2.0",
  formerly: { "progressive-tax": { since: "2026-11-22", granted: { country: "own" } } },
  inputs,

  outputs: {
    tax: money("Total tax"),
    after_tax: money("Left after tax"),
    monthly_pay: money("Take-home pay per month", { optional: true }),
    biweekly_pay: money("Take-home pay every two weeks", { optional: true }),
    income_tax: money("Income tax", { optional: true, help: "Federal or national." }),
    state_tax: money("State income tax", { optional: true }),
    social_security: money("Social Security", { optional: true }),
    medicare: money("Medicare", { optional: true }),
    national_insurance: money("National Insurance", { optional: true }),
    allowance_left: money("Allowance that is left", { optional: true }),
    taxable: money("Taxable income"),
    effective_rate: percent("Tax as a share of the income", { optional: true }),
    marginal_rate: percent("Rate on more income", { upTo: 4 }),
    shares: table(
      "Income tax in each band",
      {
        from: money("From"),
        rate: percent("Rate", { upTo: 4, optional: true }),
        part: money("Income taxed at it"),
        tax: money("Tax"),
      },
      { chart: { kind: "bars", x: "from", y: "tax" } },
    ),
  },
  primary: "tax",
  formula: "tax = sum over the bands of (taxable income in the band × its rate ÷ 100) - credits + payroll taxes",
  parts: { of: ["after_tax", "tax", "contributions"], whole: "income" },

  check({ income, contributions, bands, taper, taper_from }) {
    const begun = bands?.map(({ from }) => from.toString()) ?? [];
    return {
      ...(contributions?.gt(income) ? { contributions: "must not be more than the income" } : {}),
      ...(new Set(begun).size < begun.length ? { bands: "must not have two rows that begin at the same figure" } : {}),
      ...(taper === "reduced" && !taper_from ? { taper_from: "is required when the allowance is reduced" } : {}),
    };
  },

  compute(given) {
    if (given.country === "own") return byOwnBands(given);
    const found = owed(given);
    if ("noAnswer" in found) return noAnswer(found.noAnswer);
    const { levies, taxable } = found;
    const tax = total(levies);
    const after_tax = given.income.minus(given.contributions).minus(tax);
    const of = (name: LevyName) => levies.find((levy) => levy.name === name)?.tax ?? null;
    return {
      tax,
      after_tax,
      monthly_pay: after_tax.div(12),
      biweekly_pay: after_tax.div(26),
      income_tax: of("income_tax"),
      state_tax: of("state_tax"),
      social_security: of("social_security"),
      medicare: of("medicare"),
      national_insurance: of("national_insurance"),
      allowance_left: null,
      taxable,
      effective_rate: given.income.isZero() ? null : tax.times(100).div(given.income),
      marginal_rate: levies.reduce((sum, { rate }) => sum.plus(rate), tax.times(0)),
      shares: levies[0]?.shares ?? [],
    };
  },

  facts(given) {
    const found = given.country === "own" ? undefined : owed(given);
    return found && "facts" in found ? found.facts : [];
  },

  sentence(given, { tax, after_tax, monthly_pay, effective_rate, marginal_rate }, show) {
    const { income } = given;
    const more = marginal_rate.value.isZero()
      ? "More income would at first be free of tax."
      : `More income would be taxed at ${marginal_rate}.`;
    const place = given.country === "own" ? "" : ` in ${placeOf(given)} in ${owedBy(given).year}`;
    if (tax.value.lt(0)) return `On an income of ${income}, ${show("money", tax.value.neg())} is paid out. ${more}`;
    if (!effective_rate) return `There is no tax on no income${place}. ${more}`;
    const first = `The tax on ${income}${place} is ${tax}, ${effective_rate.exact ? "" : "about "}${effective_rate} of it.`;
    return monthly_pay
      ? `${first} That leaves ${after_tax} a year, or ${monthly_pay} a month. ${more}`
      : `${first} ${more}`;
  },

  working(given, { tax, after_tax, monthly_pay, taxable, effective_rate }, show) {
    const byLaw = given.country === "own" ? undefined : given;
    const share = effective_rate
      ? [step`Share of the income: ${tax} ÷ ${given.income} × 100% = ${effective_rate}`]
      : [];
    if (!byLaw || !monthly_pay)
      return given.country === "own" ? [...ownSteps(given, tax, taxable, show), ...share] : [];
    const { deduction, levies } = owedBy(byLaw);
    const off = [byLaw.contributions, show("money", deduction)].filter(({ value }) => !value.isZero());
    return [
      taxableStep(given.income, off, taxable),
      ...levies.flatMap((levy) => levySteps(levy, show)),
      levies.length > 1 &&
        sumStep(
          "Total tax",
          levies.map((levy) => show("money", levy.tax)),
          tax,
        ),
      takenOff(
        "Left after tax",
        given.income,
        [byLaw.contributions, tax].filter(({ value }) => !value.isZero()),
        after_tax,
      ),
      step`Per month: ${after_tax} ÷ 12 = ${monthly_pay}`,
      ...share,
    ];
  },

  notes(given) {
    if (given.country !== "own") return caveatsOf(taxpayer(given));
    if (given.method === "part") return [];
    return ["By this method the tax jumps where a band begins: a little more income can leave less after tax."];
  },
});

const NOT_BY_LAW = {
  monthly_pay: null,
  biweekly_pay: null,
  income_tax: null,
  state_tax: null,
  social_security: null,
  medicare: null,
  national_insurance: null,
};

function byOwnBands(given: ByBands) {
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

// ── words ──

function taxpayer(given: ShownValues<ByLaw>): Taxpayer {
  const amounts = {
    income: given.income.value,
    contributions: given.contributions.value,
    deductions: given.deductions.value,
    state_deductions: given.state_deductions?.value,
  };
  const plain = { ...given, ...amounts };
  return plain;
}

function owedBy(given: ShownValues<ByLaw>): Owed {
  const found = owed(taxpayer(given));
  if ("noAnswer" in found) throw new TypeError(found.noAnswer);
  return found;
}

function placeOf(given: ShownValues<ByLaw>): string {
  return given.country === "us" ? "the United States" : COUNTRIES[given.country];
}

function taxableStep(income: Shown<Decimal>, off: readonly Shown<Decimal>[], taxable: Shown<Decimal>): string {
  if (off.every(({ value }) => value.isZero())) return step`Taxable: all of ${taxable}`;
  const free = off.map(String).join(" and ");
  if (off.reduce((rest, { value }) => rest.minus(value), income.value).lt(0)) {
    return step`Taxable: nothing of ${income}, for ${free} ${off.length > 1 ? "are" : "is"} free`;
  }
  return takenOff("Taxable", income, off, taxable);
}

const takenOff = (label: string, from: Shown<Decimal>, off: readonly Shown<Decimal>[], left: Shown<Decimal>): string =>
  off.length === 0 ? step`${label}: ${left}` : equation(label, [from, ...off], "-", left);

const sumStep = (label: string, parts: readonly Shown<Decimal>[], sum: Shown<Decimal>): string =>
  equation(label, parts, "+", sum);

const equation = (label: string, parts: readonly Shown<Decimal>[], sign: string, result: Shown<Decimal>): string =>
  `${label}: ${parts.join(` ${sign} `)} ${[...parts, result].every(({ exact }) => exact) ? "=" : "≈"} ${result}`;

function levySteps({ title, shares, credit, tax, formula }: Levy, show: Show): readonly Line[] {
  if (formula) return [`${title} ${formula}: ${show("money", tax)}`];
  const taxed = shares.filter(({ rate, tax }) => rate && tax.gt(0));
  const lines = taxed.map(
    ({ rate, part, tax }) =>
      step`${title}: ${show("money", part)} × ${show("percent", rate ?? tax, { significant: 15 })} = ${show("money", tax)}`,
  );
  const each = taxed.map(({ tax }) => show("money", tax));
  const whole = show("money", total(taxed));
  return [
    ...(each.length === 0 ? [`${title}: nothing is due`] : lines),
    each.length > 1 && sumStep(`${title} together`, each, whole),
    ...creditStep(`${title} after the credit`, whole, show("money", credit), show("money", tax)),
  ];
}

function creditStep(label: string, whole: Shown<Decimal>, credit: Shown<Decimal>, tax: Shown<Decimal>) {
  if (credit.value.isZero()) return [];
  if (tax.value.isZero() && whole.value.lt(credit.value)) {
    return [`Credit: ${credit} is more than the tax of ${whole}, and nothing is to pay`];
  }
  return [step`${label}: ${whole} - ${credit} = ${tax}`];
}

function ownSteps(given: ShownValues<ByBands>, tax: Shown<Decimal>, taxable: Shown<Decimal>, show: Show) {
  const { income, allowance, taper_from, taper_rate, credit } = given;
  const plain = { ...given, income: income.value, bands: given.bands.value, allowance: allowance.value };
  const own = { ...plain, credit: credit.value, taper_from: taper_from?.value, taper_rate: taper_rate.value };
  const found = taxByOwnBands(own);
  const left = show("money", found.allowance);
  const shares = found.shares.filter(({ part }) => !part.isZero());
  const each = shares.map(({ tax }) => show("money", tax));
  const isAllLost = isReduced(own) && left.value.isZero();
  const reduced = isAllLost
    ? step`Allowance: at ${income}, nothing is left of ${allowance}`
    : step`Allowance: ${allowance} - (${income} - ${taper_from ?? income}) × ${taper_rate} = ${left}`;
  return [
    ...(isReduced(own) ? [reduced] : []),
    taxableStep(income, [left], taxable),
    ...shares.map(
      ({ from, rate, part, tax }) =>
        step`From ${show("money", from)} on: ${show("money", part)} × ${show("percent", rate, { significant: 15 })} = ${show("money", tax)}`,
    ),
    ...(each.length > 1 ? [sumStep("Together", each, show("money", found.whole))] : []),
    ...creditStep("Credit", show("money", found.whole), credit, tax),
  ];
}
