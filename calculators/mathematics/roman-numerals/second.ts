import type { Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";

const LETTERS = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** The largest that still fits, again and again. */
function greedy(n: number): string {
  const next = LETTERS.find(([, value]) => value <= n);
  return next ? next[0] + greedy(n - next[1]) : "";
}

const roman = (n: number): string =>
  n < 4000 ? greedy(n) : greedy(Math.floor(n / 1000)).replace(/./g, "$&\u0305") + greedy(n % 1000);

/** Letter by letter from the front, as children learn it. */
function value(numeral: string): number {
  const next = LETTERS.find(([letters]) => numeral.startsWith(letters));
  return next ? next[1] + value(numeral.slice(next[0].length)) : 0;
}

const romanNumerals: Opinion = ({ find, number = "", date = "", order }) => {
  if (find === "date") {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const parts = { month: [month, day, year], day: [day, month, year], year: [year, month, day] }[order ?? ""] ?? [];
    return { roman: parts.map(roman).join("·"), number: undefined };
  }
  const [, inside = "", rest = ""] = /^\((\w+)\)(\w*)$/.exec(number.toUpperCase()) ?? [];
  const lined = number.toUpperCase().split("\u0305").at(-1)?.length ?? 0;
  const isFigures = /^\d/.test(number);
  const [high, low] = inside ? [inside, rest] : apart(number.toUpperCase(), lined);
  const n = isFigures ? Number(number.replaceAll(",", "")) : value(high) * 1000 + value(low);
  if (n < 1 || n > 3_999_999) return undefined;
  const numeral = inside ? inside.replace(/./g, "$&\u0305") + rest : number.toUpperCase();
  return isFigures || roman(n) === numeral ? { roman: roman(n), number: fixed(n, 0) } : undefined;
};

const apart = (numeral: string, plain: number): readonly [string, string] => [
  numeral.slice(0, numeral.length - plain).replaceAll("\u0305", ""),
  numeral.slice(numeral.length - plain),
];

const NUMBERS = ["MCMXCIV", "xiv", "IIII", "(V)DC", "IC", "4000", "1", "3,999", "MMXXVI", "2026", "X̅LIX", "888"];
export const met = NUMBERS.map((number) => ({ find: "number", number }));

export default romanNumerals;
