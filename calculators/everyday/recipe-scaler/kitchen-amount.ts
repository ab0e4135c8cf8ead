// An amount as one measures it: cups and spoons in the sizes that are sold, metric units in decimals, all else in fractions.
import { decimal } from "#numbers/decimal";
import { minus, type Rational, rational, times, toDecimal, writeFraction, writeMixed } from "#numbers/rational";
import { round } from "#numbers/round";
import type { Amount, KitchenUnit } from "./ingredient-line.ts";

/** Teaspoons in a cup and in a tablespoon. */
export const SPOONS = {
  us: { cup: 48n, tbsp: 3n },
  metric: { cup: 50n, tbsp: 3n },
  australia: { cup: 50n, tbsp: 4n },
} as const;
export type Measures = keyof typeof SPOONS;

export function writeAmount(amount: Amount, factor: Rational, measures: Measures): string {
  const write = (figure: Rational) => written(times(figure, factor), amount, measures);
  const [low, high] = [write(amount.low), amount.high && write(amount.high)];
  if (high === undefined || high === low) return low;
  const [number, unit] = parted(low);
  return parted(high)[1] === unit ? `${number} to ${high}` : `${low} to ${high}`;
}

/** "2 1/2 cups" → ["2 1/2", "cups"]; a sum of several has no one unit. */
const parted = (text: string): readonly [string, string] => {
  const at = text.search(/[a-z]/i);
  return at < 0 || text.includes("+") ? [text, at < 0 ? "" : text] : [text.slice(0, at).trim(), text.slice(at)];
};

function written(figure: Rational, { unit, word }: Amount, measures: Measures): string {
  if (unit === "cup" || unit === "tbsp" || unit === "tsp") return spoons(figure, unit, measures);
  const isMetric = unit === "g" || unit === "ml" || unit === "kg" || unit === "l";
  const number = isMetric ? inDecimals(figure, unit) : inFractions(figure);
  return word === "" ? number : `${number} ${agreeing(word, figure)}`;
}

/** Quarter or third cups first, whichever leave less to measure, then tablespoons, and teaspoons for what is left. */
function spoons(figure: Rational, unit: "cup" | "tbsp" | "tsp", measures: Measures): string {
  const teaspoons = times(figure, rational({ ...SPOONS[measures], tsp: 1n }[unit]));
  const [byQuarters, byThirds] = [4n, 3n].map((parts) => partsOf(teaspoons, parts, measures));
  if (!byQuarters || !byThirds) return "";
  const fewest = byThirds.length < byQuarters.length ? byThirds : byQuarters;
  return fewest.length > 0 ? fewest.join(" + ") : `${inDecimals(teaspoons, undefined)} tsp`;
}

function partsOf(teaspoons: Rational, parts: bigint, measures: Measures): readonly string[] {
  const { cup, tbsp } = SPOONS[measures];
  const cups = rational((teaspoons.top * parts) / (teaspoons.bottom * cup), parts);
  const rest = stepped(minus(teaspoons, times(cups, rational(cup))), teaspoons);
  const tablespoons = rational(rest.top / (rest.bottom * tbsp));
  const left = minus(rest, times(tablespoons, rational(tbsp)));
  return [
    cups.top > 0n && `${mixed(cups)} ${cups.top > cups.bottom ? "cups" : "cup"}`,
    tablespoons.top > 0n && `${mixed(tablespoons)} tbsp`,
    left.top > 0n && `${mixed(left)} tsp`,
  ].filter((part) => part !== false);
}

/** To an eighth of a teaspoon where all of it is less than a tablespoon, to a quarter below a quarter cup, else to a half. */
function stepped(rest: Rational, all: Rational): Rational {
  const isBelow = (limit: bigint) => all.top < limit * all.bottom;
  if (isBelow(3n)) return nearest(rest, 8n);
  return nearest(rest, isBelow(12n) ? 4n : 2n);
}

const nearest = (figure: Rational, parts: bigint): Rational =>
  rational((2n * figure.top * parts + figure.bottom) / (2n * figure.bottom), parts);

/** To the nearest eighth or third. */
function inFractions(figure: Rational): string {
  const [eighth, third] = [nearest(figure, 8n), nearest(figure, 3n)];
  const off = (near: Rational) => toDecimal(minus(figure, near)).abs();
  const near = off(third).lt(off(eighth)) ? third : eighth;
  return near.top === 0n ? inDecimals(figure, undefined) : mixed(near);
}

/** Whole grams from 10 g on; kilograms and liters to three decimals; what is tiny to two digits. */
function inDecimals(figure: Rational, unit: KitchenUnit | undefined): string {
  const exact = toDecimal(figure);
  if (unit === undefined) return exact.toSignificantDigits(2).toString();
  if (unit === "kg" || unit === "l") return round(exact, 3).toString();
  return round(exact, exact.gte(decimal(10)) ? 0 : 1).toString();
}

const mixed = (figure: Rational): string => writeMixed(figure) ?? writeFraction(figure);

/** "1 sticks" → "1 stick"; abbreviations stay. */
function agreeing(word: string, figure: Rational): string {
  if (word.length <= 3 || /^fl\.? ?oz/i.test(word)) return word;
  const single = word.replace(/s$/i, "");
  return figure.top > figure.bottom ? `${single}s` : single;
}
