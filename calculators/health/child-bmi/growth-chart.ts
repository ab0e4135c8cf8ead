// The CDC's growth charts. From L, M and S of a sex and an age follow
//
//   z = ((BMI ÷ M)^L − 1) ÷ (L × S)    and back    BMI = M × (1 + L × S × z)^(1 ÷ L)
//
// and the percentile is the share of the normal distribution below z. Above the 95th percentile those figures bunch together,
// so the CDC's extended charts of 2022 go on with half a normal distribution of spread σ:
//
//   percentile = 90 + 10 × the share below (BMI − P95) ÷ σ
import { GROWTH_MONTHS, growthFigures, growthScale, unitedStatesBmiForAge } from "#facts/growth/united-states-bmi";
import { type Decimal, decimal } from "#numbers/decimal";
import { NORMAL_95, normalAbove, normalBelow, normalPointAbove } from "#numbers/normal";
import { round } from "#numbers/round";

export type Sex = "female" | "male";
export type Lms = { readonly l: Decimal; readonly m: Decimal; readonly s: Decimal };
type Standing = { readonly percentile: Decimal; readonly z: Decimal };

/** At an age in months, straight between the rows of the table. */
export function lmsAt(sex: Sex, months: Decimal): Lms {
  const at = (name: keyof Lms) => figureAt(sex, name, months);
  return { l: at("l"), m: at("m"), s: at("s") };
}

function figureAt(sex: Sex, name: keyof Lms, months: Decimal): Decimal {
  const column = growthFigures(unitedStatesBmiForAge.periods.at(-1)?.value[sex][name] ?? "");
  const at = months.minus(GROWTH_MONTHS.first).plus(0.5).floor().toNumber();
  const [from, to] = [ageOfRow(at, column.length), ageOfRow(at + 1, column.length)];
  const [low, high] = [decimal(`${column[at]}${growthScale(name)}`), decimal(`${column[at + 1]}${growthScale(name)}`)];
  return high
    .minus(low)
    .times(months.minus(from))
    .div(to - from)
    .plus(low);
}

/** 24, then 24.5 to 239.5, then 240. */
function ageOfRow(row: number, rows: number): number {
  if (row === 0) return GROWTH_MONTHS.first;
  return row === rows - 1 ? GROWTH_MONTHS.last : GROWTH_MONTHS.first + row - 0.5;
}

export const bmiAt = ({ l, m, s }: Lms, z: Decimal): Decimal =>
  l.times(s).times(z).plus(1).pow(decimal(1).div(l)).times(m);

// CDC, "Data file for the Extended CDC BMI-for-age Growth Charts for Children and Adolescents", for ages between the rows:
// a constant, and what a year and the square of a year add. Read 2026-11-24.
export const SPREAD = {
  female: { constant: "0.8334", year: "0.3712", square: "-0.0011" },
  male: { constant: "0.3728", year: "0.5196", square: "-0.0091" },
} as const;

export function spreadAt(sex: Sex, months: Decimal): Decimal {
  const { constant, year, square } = SPREAD[sex];
  const years = months.div(12);
  return years.times(square).plus(year).times(years).plus(constant);
}

/** What lies nearer to 0 or to 100 is more than any survey could tell. */
const PERCENTILE_DIGITS = 8;

export function standingOf(bmi: Decimal, sex: Sex, months: Decimal): Standing {
  const lms = lmsAt(sex, months);
  const beyond = bmi.minus(bmiAt(lms, NORMAL_95));
  if (beyond.lte(0)) {
    const z = bmi.div(lms.m).pow(lms.l).minus(1).div(lms.l.times(lms.s));
    return { percentile: round(normalBelow(z).times(100), PERCENTILE_DIGITS), z };
  }
  const above = normalAbove(beyond.div(spreadAt(sex, months)));
  return {
    percentile: round(decimal(100).minus(above.times(10)), PERCENTILE_DIGITS),
    z: normalPointAbove(above.div(10)),
  };
}
