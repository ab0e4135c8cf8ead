// The words that programs choose a tool by promise only what it answers: a figure, a unit or rows that are named there are
// among what the tool takes and gives.
import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { type Calculator, type OutputField, wireInputs } from "#engine";

/** What is promised, and what then is among the labels and units of the tool. */
const PROMISES: readonly (readonly [promise: RegExp, kept: RegExp])[] = [
  [/z-score/, /z-score/],
  [/percentile/, /percentile/],
  [/std dev|standard deviation/, /standard deviation/],
  [/variance/, /variance/],
  [/outlier/, /outlier/],
  [/middle number|median/, /median/],
  [/discriminant/, /discriminant/],
  [/vertex/, /vertex/],
  [/netmask|subnet mask/, /mask/],
  [/wildcard/, /wildcard/],
  [/usable hosts/, /hosts/],
  [/remaining balance|still owe/, /balance|loan|debt|owe/],
  [/month by month/, /month by month/],
  [/every single payment/, /payment by payment/],
  [/flight lands|time zone/, /time zone/],
  [/\bgal\b|gallon/, /\bgal\b|gallon|mpg/],
  [/lit(?:er|re)s?\b/, /lit(?:er|re)s?\b|\bl\b/],
  [/\bml\b|millilit/, /\bml\b|millilit/],
  [/acre/, /acre/],
  [/knots/, /\bkn\b|knots/],
  [/\blbs?\b/, /\blbs?\b|pound/],
  [/\bkg\b|kilos/, /\bkg\b|kilogram/],
];

/** Directories ask that a description says what the tool does, and no more. */
const MOST_WORDS = 8;
const MOST_OF_AN_INPUT = 12;

describe.each(Object.keys(calculators))("%s", async (slug) => {
  const calculator: Calculator | undefined = (await calculators[slug]?.())?.default;
  const words = (await contents[slug]?.())?.default;
  if (!calculator || !words) throw new Error(`${slug} is not there`);
  const ofInputs: Readonly<Record<string, string | undefined>> = words.inputWords ?? {};

  it("does what its everyday words say", () => {
    const said = saidBy(calculator);
    const broken = [...(words.everydayWords ?? []), ...Object.values(ofInputs)].filter((word = "") =>
      PROMISES.some(([promise, kept]) => promise.test(word.toLowerCase()) && !kept.test(said)),
    );
    expect(broken).toEqual([]);
  });

  it("says them in few words", () => {
    expect(countOf((words.everydayWords ?? []).join(" "))).toBeLessThanOrEqual(MOST_WORDS);
    const long = Object.values(ofInputs).filter((said = "") => countOf(said) > MOST_OF_AN_INPUT);
    expect(long).toEqual([]);
  });

  it("keeps the period that a label names", () => {
    const silent = Object.entries(ofInputs).filter(
      ([name, said = ""]) =>
        PERIOD.test(calculator.inputs[name]?.label ?? "") && !PERIOD_OF_ANY_NAME.test(`${name} ${said}`),
    );
    expect(silent).toEqual([]);
  });
});

const countOf = (text: string): number => text.split(/[\s,]+/).filter(Boolean).length;

const PERIOD = /\b(annual|yearly|monthly|weekly|daily|per (year|month|week|day|hour|paycheck))\b/i;
const PERIOD_OF_ANY_NAME = /year|annual|month|week|da[yi]|hour|check/i;

const saidBy = (calculator: Calculator): string =>
  [JSON.stringify(wireInputs(calculator)), ...Object.values(calculator.outputs).flatMap(wordsOf)]
    .join(" ")
    .toLowerCase();

/** Nothing of a table that only the page shows. */
function wordsOf(field: OutputField): readonly string[] {
  if (field.kind === "list") return [field.label, ...wordsOf(field.of)];
  if (field.kind !== "table") return [field.label, "unit" in field ? (field.unit ?? "") : "", JSON.stringify(field)];
  return field.page ? [] : [field.label, ...Object.values(field.columns).flatMap(wordsOf)];
}
