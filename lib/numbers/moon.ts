// When the moon is new, half and full, by Meeus, Astronomical Algorithms, chapter 49, which is good to seconds, and how much of it is
// lit, by formula 48.4, which is good to a few thousandths. Days are counted from January 1, 2000, 12:00; angles are degrees.
import { type Decimal, decimal as exact, sum } from "./decimal.ts";
import { cosine, short, sine } from "./sun.ts";

/** New, first quarter, full, last quarter. */
export const QUARTERS = 4;
const MONTH = "29.530588861";
const FIRST_NEW = "5.09766";
const MONTHS_IN_CENTURY = "1236.85";
const DAYS_IN_CENTURY = 36525;
const SECONDS_IN_DAY = 86400;

/** Hundred-thousandths of a day at new moon and at full moon, the power of E, and how often M', M and F are in the angle. */
const NEW_AND_FULL = [
  [-40720, -40614, 0, 1, 0, 0],
  [17241, 17302, 1, 0, 1, 0],
  [1608, 1614, 0, 2, 0, 0],
  [1039, 1043, 0, 0, 0, 2],
  [739, 734, 1, 1, -1, 0],
  [-514, -515, 1, 1, 1, 0],
  [208, 209, 2, 0, 2, 0],
  [-111, -111, 0, 1, 0, -2],
  [-57, -57, 0, 1, 0, 2],
  [56, 56, 1, 2, 1, 0],
  [-42, -42, 0, 3, 0, 0],
  [42, 42, 1, 0, 1, 2],
  [38, 38, 1, 0, 1, -2],
  [-24, -24, 1, 2, -1, 0],
  [-7, -7, 0, 1, 2, 0],
  [4, 4, 0, 2, 0, -2],
  [4, 4, 0, 0, 3, 0],
  [3, 3, 0, 1, 1, -2],
  [3, 3, 0, 2, 0, 2],
  [-3, -3, 0, 1, 1, 2],
  [3, 3, 0, 1, -1, 2],
  [-2, -2, 0, 1, -1, -2],
  [-2, -2, 0, 3, 1, 0],
  [2, 2, 0, 4, 0, 0],
] as const;
const HALVES = [
  [-62801, 0, 1, 0, 0],
  [17172, 1, 0, 1, 0],
  [-1183, 1, 1, 1, 0],
  [862, 0, 2, 0, 0],
  [804, 0, 0, 0, 2],
  [454, 1, 1, -1, 0],
  [204, 2, 0, 2, 0],
  [-180, 0, 1, 0, -2],
  [-70, 0, 1, 0, 2],
  [-40, 0, 3, 0, 0],
  [-34, 1, 2, -1, 0],
  [32, 1, 0, 1, 2],
  [32, 1, 0, 1, -2],
  [-28, 2, 1, 2, 0],
  [27, 1, 2, 1, 0],
  [-5, 0, 1, -1, -2],
  [4, 0, 2, 0, 2],
  [-4, 0, 1, 1, 2],
  [4, 0, 1, -2, 0],
  [3, 0, 1, 1, -2],
  [3, 0, 0, 3, 0],
  [2, 0, 2, 0, -2],
  [2, 0, 1, -1, 2],
  [-2, 0, 3, 1, 0],
] as const;

/** Of the planets: millionths of a day, and the angle at k = 0 and for each month. */
const PLANETS = [
  [325, "299.77", "0.107408"],
  [165, "251.88", "0.016321"],
  [164, "251.83", "26.651886"],
  [126, "349.42", "36.412478"],
  [110, "84.66", "18.206239"],
  [62, "141.74", "53.303771"],
  [60, "207.14", "2.453732"],
  [56, "154.84", "7.306860"],
  [47, "34.52", "27.261239"],
  [42, "207.19", "0.121824"],
  [40, "291.34", "1.844379"],
  [37, "161.72", "24.198154"],
  [35, "239.56", "25.513099"],
  [23, "331.55", "3.592518"],
] as const;

/** The days of a phase in UTC, by how many quarters of a month it is after the new moon of January 6, 2000. */
export function phaseDay(quarter: number): Decimal {
  const k = short(quarter).div(QUARTERS);
  const t = k.div(MONTHS_IN_CENTURY);
  const day = poly(t, k.times(MONTH).plus(FIRST_NEW), 0, "0.00015437", "-0.00000015", "0.00000000073");
  const planets = PLANETS.map(([size, start, each]) => sine(k.times(each).plus(start)).times(size).div(1e6));
  return inUtc(day.plus(correction(quarter, k, t)).plus(sum(planets)));
}

type Wave = readonly [size: number, power: number, m1: number, m: number, f: number];

function correction(quarter: number, k: Decimal, t: Decimal): Decimal {
  const e = poly(t, 1, "-0.002516", "-0.0000074");
  const sun = poly(t, k.times("29.1053567").plus("2.5534"), 0, "-0.0000014", "-0.00000011");
  const moon = poly(t, k.times("385.81693528").plus("201.5643"), 0, "0.0107582", "0.00001238", "-0.000000058");
  const node = poly(t, k.times("390.67050284").plus("160.7108"), 0, "-0.0016118", "-0.00000227", "0.000000011");
  const ascending = poly(t, k.times("-1.56375588").plus("124.7746"), 0, "0.0020672", "0.00000215");
  const wave = ([size, power, m1, m, f]: Wave): Decimal =>
    sine(moon.times(m1).plus(sun.times(m)).plus(node.times(f)))
      .times(e.pow(power))
      .times(size);
  const phase = phaseOf(quarter);
  const waves =
    phase % 2 === 1
      ? HALVES.map((row) => wave(row))
      : NEW_AND_FULL.map(([isNew, isFull, power, m1, m, f]) => wave([phase === 0 ? isNew : isFull, power, m1, m, f]));
  const later = phase % 2 === 0 ? short(0) : half(e, sun, moon, node).times(phase === 1 ? 1 : -1);
  return sum(waves).plus(later).minus(sine(ascending).times(17)).div(1e5);
}

/** By how much the first quarter is later, and the last one earlier. */
const half = (e: Decimal, sun: Decimal, moon: Decimal, node: Decimal): Decimal =>
  short(306)
    .minus(cosine(sun).times(e).times(38))
    .plus(cosine(moon).times(26))
    .minus(cosine(moon.minus(sun)).times(2))
    .plus(cosine(moon.plus(sun)).times(2))
    .plus(cosine(node.times(2)).times(2));

export const phaseOf = (quarter: number): number => ((quarter % QUARTERS) + QUARTERS) % QUARTERS;

/** No phase is farther from its mean than this part of a quarter, a day and a half. */
const FARTHEST = "0.2";

/** The last phase at a moment or before it, by its quarter. */
export function quarterBefore(day: Decimal): number {
  const quarter = day.minus(FIRST_NEW).div(MONTH).times(QUARTERS).plus(FARTHEST).floor().toNumber();
  return phaseDay(quarter).gt(day) ? quarter - 1 : quarter;
}

/** The lit share of the disk. */
export function litShare(day: Decimal): Decimal {
  const t = short(day.plus(lag(day))).div(DAYS_IN_CENTURY);
  const away = poly(t, "297.8501921", "445267.1114034", "-0.0018819");
  const sun = poly(t, "357.5291092", "35999.0502909", "-0.0001536");
  const moon = poly(t, "134.9633964", "477198.8675055", "0.0087414");
  const angle = short(180)
    .minus(away)
    .minus(sine(moon).times("6.289"))
    .plus(sine(sun).times("2.1"))
    .minus(sine(away.times(2).minus(moon)).times("1.274"))
    .minus(sine(away.times(2)).times("0.658"))
    .minus(sine(moon.times(2)).times("0.214"))
    .minus(sine(away).times("0.11"));
  return exact(cosine(angle).plus(1).div(2));
}

const poly = (t: Decimal, ...factors: readonly (Decimal | number | string)[]): Decimal =>
  factors.reduceRight<Decimal>((total, factor) => total.times(t).plus(factor), short(0));

/** Seconds by which the clocks of the sky are ahead of UTC, from 1970 in steps of ten years: measured until 2020, then foreseen. */
const AHEAD = ["40.2", "50.5", "56.9", "63.8", "66.1", "69.4", "69.5", "71"] as const;
const [DECADE, FIRST_DECADE] = ["3652.5", 3];

function lag(day: Decimal): Decimal {
  const decades = day.div(DECADE).plus(FIRST_DECADE);
  const [from, to] = [AHEAD.at(decades.floor().toNumber()) ?? "71", AHEAD.at(decades.floor().toNumber() + 1) ?? "71"];
  const seconds = short(to).minus(from).times(decades.minus(decades.floor())).plus(from);
  return seconds.div(SECONDS_IN_DAY);
}
const inUtc = (day: Decimal): Decimal => exact(day.minus(lag(day)));
