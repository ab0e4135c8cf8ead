import { choice, defineCalculator, money, percent, rows, type Shown, step, table } from "#engine";
import { type Band, inOrder, nextRate, partsIn, wholeIn } from "#math/bands";
import { Decimal, decimal } from "#math/decimal";

const MOST = 1e12;

export default defineCalculator({
  slug: "progressive-tax",
  name: "Progressive tax calculator",
  category: "finance",
  summary: "Tax by bands that you give, with the tax in each band, the share of the income, and the rate on more.",
  version: "1.1.0",

  inputs: {
    income: money("Income", { min: 0, max: MOST, example: 60000 }),
    bands: rows(
      "Bands",
      {
        from: { kind: "number", label: "From", min: 0, max: MOST },
        rate: { kind: "number", label: "Rate in percent", min: 0, max: 100 },
      },
      {
        least: 1,
        most: 30,
        example: "0:10; 11600:12; 47150:22; 100525:24; 191950:32; 243725:35; 609350:37",
        help: "The example is US federal income tax for a single person in 2024. Enter the bands of your own country and year, a row for each: the taxable income it begins at, and its rate. “11600:12” is 12% from 11,600 on.",
      },
    ),
    method: choice(
      "Each rate is on",
      { part: "The part of the income in its band", whole: "The whole income, at the highest band's rate" },
      { default: "part" },
    ),
    allowance: money("Allowance or deduction", { min: 0, max: MOST, default: 0 }),
    taper: choice(
      "The allowance",
      { none: "Is the same for all", reduced: "Is reduced above an income" },
      { default: "none" },
    ),
    taper_from: money("Reduced above", { min: 0, max: MOST, example: 100000, when: { taper: ["reduced"] } }),
    taper_rate: percent("Reduced by", {
      min: 0,
      max: 100,
      default: 50,
      help: "Of what the income is above that figure. 50% takes 1 from the allowance for every 2.",
      when: { taper: ["reduced"] },
    }),
    credit: money("Tax credit", { min: 0, max: MOST, default: 0 }),
    credit_beyond_tax: choice("Credit beyond the tax", { lost: "Is lost", paid: "Is paid out" }, { default: "lost" }),
  },

  outputs: {
    tax: money("Tax"),
    after_tax: money("Income after tax"),
    allowance_left: money("Allowance that is left", { optional: true }),
    taxable: money("Taxable income"),
    effective_rate: percent("Tax as a share of the income", { optional: true }),
    marginal_rate: percent("Rate on more income", { upTo: 4 }),
    shares: table(
      "The bands",
      {
        from: money("From"),
        rate: percent("Rate", { upTo: 4 }),
        part: money("Income taxed at it"),
        tax: money("Tax"),
      },
      { chart: { kind: "bars", x: "from", y: "tax" } },
    ),
  },
  primary: "tax",
  formula: "tax = sum over the bands of (income in the band × its rate ÷ 100) - credit",
  parts: { of: ["after_tax", "tax"], whole: "income" },

  check({ bands }) {
    const begun = bands.map(({ from }) => from.toString());
    return new Set(begun).size < begun.length ? { bands: "must not have two rows that begin at the same figure" } : {};
  },

  compute(given) {
    const { income, method, credit, credit_beyond_tax } = given;
    const allowance = allowanceLeft(given);
    const taxable = Decimal.max(0, income.minus(allowance));
    const shares = taxed(given.bands, method, taxable);
    const rest = sumOfTax(shares).minus(credit);
    const tax = credit_beyond_tax === "lost" ? Decimal.max(0, rest) : rest;
    const isFree = income.lt(allowance) || (credit_beyond_tax === "lost" && rest.lt(0));
    return {
      tax,
      after_tax: income.minus(tax),
      allowance_left: given.taper === "reduced" ? allowance : null,
      taxable,
      effective_rate: income.isZero() ? null : tax.times(100).div(income),
      marginal_rate: isFree ? decimal(0) : nextRate(inOrder(given.bands), taxable).times(taxableOfMore(given)),
      shares,
    };
  },

  sentence({ income }, { tax, effective_rate, marginal_rate }, show) {
    const more = marginal_rate.value.isZero()
      ? "More income would at first be free of tax."
      : `More income would be taxed at ${marginal_rate}.`;
    if (tax.value.lt(0)) return `On an income of ${income}, ${show("money", tax.value.neg())} is paid out. ${more}`;
    if (!effective_rate) return `There is no tax on no income. ${more}`;
    return `The tax on ${income} is ${tax}, ${effective_rate.exact ? "" : "about "}${effective_rate} of it. ${more}`;
  },

  working(given, { tax, allowance_left, taxable, effective_rate }, show) {
    const { income, bands, method, allowance, taper_from, taper_rate, credit } = given;
    const left = allowance_left ?? allowance;
    const shares = taxed(bands.value, method, taxable.value).filter(({ part }) => !part.isZero());
    const each = shares.map(({ tax }) => show("money", tax));
    const equals = each.every(({ exact }) => exact) ? "=" : "≈";
    const before = show("money", sumOfTax(shares));
    const isReduced = taper_from && income.value.gt(taper_from.value);
    const isAllLost = isReduced && left.value.isZero();
    const isAllPaid = tax.value.isZero() && before.value.lt(credit.value);
    return [
      ...(isReduced && !isAllLost
        ? [step`Allowance: ${allowance} - (${income} - ${taper_from}) × ${taper_rate} = ${left}`]
        : []),
      ...(isAllLost ? [step`Allowance: at ${income}, nothing is left of ${allowance}`] : []),
      taxableStep(income, left, taxable),
      ...shares.map(
        ({ from, rate, part, tax }) =>
          step`From ${show("money", from)} on: ${show("money", part)} × ${show("percent", rate, { significant: 15 })} = ${show("money", tax)}`,
      ),
      ...(each.length > 1 ? [step`Together: ${each.join(" + ")} ${equals} ${before}`] : []),
      ...(credit.value.isZero() || isAllPaid ? [] : [step`Credit: ${before} - ${credit} = ${tax}`]),
      ...(isAllPaid ? [step`Credit: ${credit} is more than the tax of ${before}, and nothing is to pay`] : []),
      ...(effective_rate ? [step`Share of the income: ${tax} ÷ ${income} × 100% = ${effective_rate}`] : []),
    ];
  },

  notes: ({ method }) =>
    method === "whole"
      ? ["By this method the tax jumps where a band begins: a little more income can leave less after tax."]
      : [],
});

function taxableStep(income: Shown<Decimal>, left: Shown<Decimal>, taxable: Shown<Decimal>): string {
  if (left.value.isZero()) return step`Taxable: all of ${taxable}`;
  if (left.value.gt(income.value)) return step`Taxable: nothing of ${income}, for ${left} is free`;
  return step`Taxable: ${income} - ${left} = ${taxable}`;
}

type Allowed = {
  readonly income: Decimal;
  readonly allowance: Decimal;
  readonly taper_from: Decimal | undefined;
  readonly taper_rate: Decimal | undefined;
};

function allowanceLeft({ income, allowance, taper_from, taper_rate }: Allowed): Decimal {
  if (!taper_from || !taper_rate || income.lte(taper_from)) return allowance;
  return Decimal.max(0, allowance.minus(income.minus(taper_from).times(taper_rate).div(100)));
}

/** How much of one more of income becomes taxable: all of it, and what the allowance loses by it. */
function taxableOfMore(given: Allowed): Decimal {
  const { income, taper_from, taper_rate } = given;
  const isReduced = taper_from && income.gte(taper_from) && allowanceLeft(given).gt(0);
  return isReduced ? decimal(1).plus((taper_rate ?? decimal(0)).div(100)) : decimal(1);
}

const taxed = (bands: readonly Band[], method: "part" | "whole", taxable: Decimal) =>
  (method === "part" ? partsIn : wholeIn)(inOrder(bands), taxable).map((share) => ({
    ...share,
    tax: share.part.times(share.rate).div(100),
  }));

const sumOfTax = (shares: readonly { readonly tax: Decimal }[]): Decimal =>
  shares.reduce((sum, { tax }) => sum.plus(tax), decimal(0));
