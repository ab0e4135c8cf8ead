import { choice, count, date, defineCalculator, number, quantity, step, withPercent } from "#engine";
import { factsUsed } from "#facts/dated";
import { unitedStatesGrowth } from "#facts/growth/united-states-growth";
import { whoGrowth } from "#facts/growth/who-growth";
import { dayNumber, spanBetween } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { type Decimal, decimal } from "#numbers/decimal";
import { normalBelow } from "#numbers/normal";
import type { Sex } from "#numbers/resting-energy";
import { round } from "#numbers/round";
import { LENGTH, MASS } from "#numbers/units";
import { SEXES } from "../../shared/body.ts";
import { type Age, chartFor, DAYS_IN_MONTH, type Measure, outOfReach } from "./growth-charts.ts";
import { type CurveRow, curves, curvesOf } from "./growth-curves.ts";
import { zOf } from "./z-scores.ts";

const ADULT = 20;
const BY_BIRTH = { when: { age_by: ["birth"] } } as const;
const BY_AGE = { when: { age_by: ["age"] } } as const;
export default defineCalculator({
  name: "Growth percentile calculator",
  summary: "Percentile of a child's weight, height or head from birth to 20, on the charts of WHO and the CDC.",

  inputs: {
    measure: choice(
      "Measure",
      { weight: "Weight", height: "Length or height", head: "Head circumference" },
      { default: "weight" },
    ),
    sex: choice("Sex", SEXES, { example: "female", help: "Girls and boys have charts of their own." }),
    age_by: choice("Enter age as", { birth: "Date of birth", age: "Years and months" }, { default: "birth" }),
    birth: date("Date of birth", { example: "2025-08-20", ...BY_BIRTH }),
    day: date("Date measured", { example: "2026-11-20", today: true, ...BY_BIRTH }),
    years: count("Years", { unit: "years", min: 0, max: ADULT - 1, example: 1, ...BY_AGE }),
    months: count("Months", { unit: "months", min: 0, max: 11, default: 0, ...BY_AGE }),
    weight: quantity("Weight", MASS, {
      body: true,
      unit: "kg",
      units: { kg: [0.4, 250], lb: [0.9, 550] },
      example: 9.6,
    }),
    height: quantity("Length or height", LENGTH, {
      body: true,
      unit: "cm",
      units: { cm: [25, 230], in: [10, 90] },
      example: 77,
      help: "Lying down up to the second birthday, standing from then on.",
    }),
    head: quantity("Head circumference", LENGTH, { unit: "cm", units: { cm: [20, 65], in: [8, 26] }, example: 45.5 }),
    chart: choice(
      "Charts",
      { us: "WHO up to age 2, then CDC (US)", who: "WHO" },
      { default: "who", beginsIn: { "en-US": "us", elsewhere: "who" } },
    ),
  },

  outputs: {
    percentile: number("Percentile", { digits: 1 }),
    z_score: number("z-score", { digits: 2 }),
    median_weight: quantity("Median weight at this age", MASS, { as: "weight", digits: 1, optional: true }),
    median_height: quantity("Median height at this age", LENGTH, { as: "height", digits: 1, optional: true }),
    median_head: quantity("Median head at this age", LENGTH, { as: "head", digits: 1, optional: true }),
    age_in_months: number("Age in months", { digits: 1 }),
    weights: curves("Weight chart", MASS, "weight"),
    heights: curves("Height chart", LENGTH, "height"),
    heads: curves("Head chart", LENGTH, "head"),
  },
  primary: "percentile",
  formula: "z = ((measure ÷ M)^L − 1) ÷ (L × S), with L, M and S of the chart for the sex and age",

  check: (given) => {
    if (given.age_by === "age") return {};
    if (dayNumber(given.day) < dayNumber(given.birth)) return { day: "must not be before the date of birth" };
    return { birth: spanBetween(given.birth, given.day, "last").years >= ADULT && "must be less than 20 years before" };
  },
  questions: {
    measure: {
      weight: {
        asks: ["weight"],
        compute: ({ weight, ...given }) => {
          const { at, curves, median } = placed("weight", weight, given);
          return { ...at, median_weight: median, weights: curves };
        },
      },
      height: {
        asks: ["height"],
        compute: ({ height, ...given }) => {
          const { at, curves, median } = placed("height", height.times(100), given);
          return { ...at, median_height: median.div(100), heights: inMeters(curves) };
        },
      },
      head: {
        asks: ["head"],
        compute: ({ head, ...given }) => {
          const { at, curves, median } = placed("head", head.times(100), given);
          return { ...at, median_head: median.div(100), heads: inMeters(curves) };
        },
      },
    },
  },
  refuses: (given) => outOfReach(given.measure, given.chart, ageOf(given)),

  facts: ({ chart }) => [
    ...factsUsed(whoGrowth, "2007-01-01"),
    ...(chart === "us" ? factsUsed(unitedStatesGrowth, "2000-05-30") : []),
  ],

  sentence: ({ measure, sex }, { percentile, median_weight, median_height, median_head }, { notation }) =>
    `This ${NOUNS[measure]} is more than that of ${withPercent(`${percentile}`, notation)} of ${CHILDREN[sex]} of this age. Half have more than ${median_weight ?? median_height ?? median_head}.`,

  working(_, { z_score, percentile }, show, given) {
    const used = chartFor(given.measure, given.chart, ageOf(given));
    const { l, m, s } = used.at(given.sex, used.ageOf(ageOf(given)));
    const figure = (value: Decimal) => show("number", value, { significant: 6 });
    const size = given.measure === "weight" ? given.weight : (given[given.measure] ?? decimal(0)).times(100);
    const value = figure(size ?? decimal(0));
    return [
      `${used.name}, at ${figure(used.ageOf(ageOf(given)))} ${used.unit}: L is ${figure(l)}, M is ${figure(m)} and S is ${figure(s)}`,
      step`z-score: ((${value} ÷ ${figure(m)})^(${figure(l)}) - 1) ÷ (${figure(l)} × ${figure(s)}) = ${z_score}`,
      step`Percentile: ${withPercent(`${percentile}`, show.notation)} of a bell curve is below that z-score`,
    ];
  },

  alerts: (_, { z_score }) => [
    z_score.value.abs().gt(FARTHEST_CURVE) &&
      `A z-score of ${z_score} is far outside the usual range. Please measure again and, if it is right, see a pediatrician.`,
  ],
  notes: ({ measure }) => [
    "One measurement says less than growth over time. A child who follows a curve is usually growing well. Show this to your pediatrician.",
    measure === "height" && "Children under 2 are measured lying down. Standing, they are about 0.7 cm shorter.",
  ],
});

const NOUNS = { weight: "weight", height: "height", head: "head" } as const;
const CHILDREN = { female: "girls", male: "boys" } as const;
const PERCENTILE_DIGITS = 8;
const FARTHEST_CURVE = 3;

type Aged =
  | { readonly age_by: "birth"; readonly birth: CivilDate; readonly day: CivilDate }
  | { readonly age_by: "age"; readonly years: number; readonly months: number };

/** The CDC takes the middle of a month of which only the number is known. */
function ageOf(given: Aged): Age {
  if (given.age_by === "birth") return { days: decimal(dayNumber(given.day) - dayNumber(given.birth)), isRough: false };
  return { days: decimal(12 * given.years + given.months).times(DAYS_IN_MONTH), isRough: true };
}

type Child = Aged & { readonly sex: Sex; readonly chart: "us" | "who" };

function placed(measure: Measure, value: Decimal, given: Child) {
  const age = ageOf(given);
  const used = chartFor(measure, given.chart, age);
  const lms = used.at(given.sex, used.ageOf(age));
  const z = zOf(value, lms, measure === "weight" && used.isWho);
  const at = {
    percentile: round(normalBelow(z).times(100), PERCENTILE_DIGITS),
    z_score: z,
    age_in_months: age.days.div(DAYS_IN_MONTH),
  };
  // Beyond them a curve has no value at every age.
  return { at, median: lms.m, curves: z.abs().gt(FARTHEST_CURVE) ? null : curvesOf(used, given.sex, z) };
}

const inMeters = (rows: readonly CurveRow[] | null): readonly CurveRow[] | null =>
  rows === null
    ? null
    : rows.map(({ age, child, low, middle, high }) => ({
        age,
        child: child.div(100),
        low: low.div(100),
        middle: middle.div(100),
        high: high.div(100),
      }));
