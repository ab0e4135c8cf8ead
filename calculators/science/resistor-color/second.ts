// IEC 60062: digits black to white are 0 to 9; silver and gold multiply by 0.01 and 0.1. IEC 60063: the series.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, percent, significant } from "#calculators/second/print";
import {
  compare,
  isMore,
  minus,
  nearest,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  size,
  times,
} from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const COLORS = "black brown red orange yellow green blue violet gray white".split(" ");
const POWERS = ["silver", "gold", ...COLORS];
const WITHIN: Readonly<Record<string, string>> = {
  brown: "1",
  red: "2",
  green: "0.5",
  blue: "0.25",
  violet: "0.1",
  gold: "5",
  silver: "10",
};
const DRIFT: Readonly<Record<string, number>> = { brown: 100, red: 50, orange: 15, yellow: 25, blue: 10, violet: 5 };
const UNITS: Readonly<Record<string, number>> = { kohm: 1000, Mohm: 1_000_000 };
const NUMBER_OF_BANDS: Readonly<Record<string, number>> = { three: 2, four: 2, five: 3, six: 3 };

const tenTo = (n: number): Ratio => (n < 0 ? over(1, power(ratio(10), -n)) : power(ratio(10), n));

const E24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];
const E12 = [10, 12, 15, 18, 22, 27, 33, 39, 47, 56, 68, 82];
const E6 = [10, 15, 22, 33, 47, 68];
const E96 = Array.from({ length: 96 }, (_, i) => Number(nearest(times(100, toThe(10, over(i, 96))))));
const inTens = (series: readonly number[]) => [...series, 100].map((one) => over(one, 10));
const SERIES = [inTens(E6), inTens(E12), inTens(E24), [...E96, 1000].map((one) => over(one, 100))];

function coded(code: string): Ratio {
  if (/r/i.test(code)) return ratio(`0${code.replace(/r/i, ".")}0`);
  return times(code.slice(0, -1), tenTo(Number(code.slice(-1))));
}

function resistanceOf(given: Given): Ratio {
  if (given.from === "value") return times(figure(given, "resistance"), UNITS[given.resistance_unit ?? ""] ?? 1);
  if (given.from === "smd") return coded(given.code ?? "");
  const bands = [given.first, given.second, given.third].slice(0, NUMBER_OF_BANDS[given.from ?? ""]);
  const digits = bands.map((color) => COLORS.indexOf(color ?? "")).join("");
  return times(digits, tenTo(POWERS.indexOf(given.multiplier ?? "") - 2));
}

function decadeOf(value: Ratio): Ratio {
  let decade = tenTo(-9);
  while (compare(times(decade, 10), value) <= 0) decade = times(decade, 10);
  return decade;
}

function rowsOf(value: Ratio) {
  if (value.top === 0n) return [];
  const decade = decadeOf(value);
  return SERIES.map((series) => {
    const steps = series.map((one) => times(one, decade));
    const off = (one: Ratio) => size(minus(one, value));
    const best = steps.reduce((best, one) => (isMore(off(best), off(one)) ? one : best));
    return [null, significant(best, 9), percent(over(times(minus(best, value), 100), value))];
  });
}

const opinion: Opinion = (given) => {
  const value = resistanceOf(given);
  const isBands = given.from !== "value" && given.from !== "smd";
  const within = given.tolerance === undefined ? "20" : (WITHIN[given.tolerance] ?? "0");
  const part = over(times(value, within), 100);
  return {
    resistance: significant(value, 9),
    within: isBands ? percent(within) : undefined,
    lowest: isBands ? significant(minus(value, part), 9) : undefined,
    highest: isBands ? significant(plus(value, part), 9) : undefined,
    coefficient: given.temperature === undefined ? undefined : fixed(DRIFT[given.temperature] ?? 0, 0),
    two_digits: null,
    three_digits: null,
    nearest: rowsOf(value),
  };
};

export default opinion;
