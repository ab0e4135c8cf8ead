// Which chart an age is looked up in, and L, M and S there: straight between the rows of the table.
import { unitedStatesGrowth } from "#facts/growth/united-states-growth";
import { whoGrowth } from "#facts/growth/who-growth";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";
import type { Lms } from "./z-scores.ts";

export type Measure = "weight" | "height" | "head";
/** A rough age is of whole months. */
export type Age = { readonly days: Decimal; readonly isRough: boolean };

/** The days of a month on average, 365.25 ÷ 12. */
export const DAYS_IN_MONTH = "30.4375";
/** From there on WHO's tables count months. */
const FIVE_YEARS = 1826;
const TWO_YEARS = 24;

const WHO = whoGrowth.periods[0]?.value;
const CDC = unitedStatesGrowth.periods[0]?.value;

type Row = { readonly age: Decimal; readonly female: Lms; readonly male: Lms };
export type Chart = {
  readonly name: string;
  readonly unit: "days" | "months";
  readonly isWho: boolean;
  readonly first: number;
  readonly last: number;
  ageOf(age: Age): Decimal;
  at(sex: Sex, age: Decimal): Lms;
};

const monthsOf = ({ days }: Age): Decimal => days.div(DAYS_IN_MONTH);
const isYoung = ({ days }: Age): boolean => days.lte(FIVE_YEARS);
const isOnCdc = (measure: Measure, chart: "us" | "who", age: Age): boolean =>
  chart === "us" && measure !== "head" && monthsOf(age).gte(TWO_YEARS);

export function chartFor(measure: Measure, chart: "us" | "who", age: Age): Chart {
  if (isOnCdc(measure, chart, age) && measure !== "head") {
    const months = (age: Age) => monthsOf(age).plus(age.isRough ? "0.5" : 0);
    return charted("CDC 2000", "months", CDC?.[measure] ?? "", months);
  }
  if (isYoung(age)) return charted("WHO 2006", "days", WHO?.[`${measure}_days`] ?? "", ({ days }) => days.round());
  return charted("WHO 2007", "months", (measure === "head" ? "" : WHO?.[`${measure}_months`]) ?? "", monthsOf);
}

/** Beyond the last row there is no answer. */
export function outOfReach(measure: Measure, chart: "us" | "who", age: Age): string | false {
  if (isOnCdc(measure, chart, age) || isYoung(age)) return false;
  if (measure === "head") return "WHO's chart of the head ends at 5 years. Enter a younger age.";
  if (monthsOf(age).lte(measure === "weight" ? 120 : 228)) return false;
  return measure === "weight"
    ? "WHO has no weight chart after 10 years: puberty comes too differently. Choose the US charts, or use the child BMI calculator."
    : "WHO's height chart ends at 19 years. Choose the US charts.";
}

function charted(name: string, unit: Chart["unit"], text: string, ageOf: Chart["ageOf"]): Chart {
  const rows = text.trim().split("\n").map(readRow);
  const end = (row: Row | undefined): number => row?.age.toNumber() ?? 0;
  return {
    name,
    unit,
    isWho: name.startsWith("WHO"),
    first: end(rows[0]),
    last: end(rows.at(-1)),
    ageOf,
    at: (sex, age) => between(rows, sex, age),
  };
}

function readRow(line: string): Row {
  const [age, ...figures] = line.split(" ").map((figure) => decimal(figure));
  const lms = (at: number): Lms => ({
    l: figures[at] ?? decimal(1),
    m: figures[at + 1] ?? decimal(1),
    s: figures[at + 2] ?? decimal(1),
  });
  return { age: age ?? decimal(0), female: lms(0), male: lms(3) };
}

function between(rows: readonly Row[], sex: Sex, age: Decimal): Lms {
  const at = Math.max(
    0,
    Math.min(
      rows.findLastIndex((row) => row.age.lte(age)),
      rows.length - 2,
    ),
  );
  const [from, to] = [rows[at], rows[at + 1]];
  if (!from || !to) throw new TypeError(`There is no row for the age ${age}`);
  const share = age.minus(from.age).div(to.age.minus(from.age));
  const [low, high] = [from[sex], to[sex]];
  const on = (name: keyof Lms): Decimal => high[name].minus(low[name]).times(share).plus(low[name]);
  return { l: on("l"), m: on("m"), s: on("s") };
}
