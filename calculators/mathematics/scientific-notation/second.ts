import type { Given, Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import {
  compare,
  isZero,
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

function read(text: string): Ratio {
  const [, sign, figure = "", exponent = "0"] =
    /^([+-]?)([\d.,]+)[^\d.,]*?(?:10[ ^]+)?\(?([+-]?\d+)?\)?$/.exec(text) ?? [];
  const amount = ratio(figure.replaceAll(",", ""));
  return times(amount, power(10, Number(exponent)), sign === "-" ? -1 : 1);
}

const SUMS = { plus, minus, times, over } as const;
const isSum = (name: string | undefined): name is keyof typeof SUMS => name !== undefined && name in SUMS;

function placeOf(a: Ratio): number {
  let place = 0;
  for (; compare(size(a), power(10, place + 1)) >= 0; place++);
  for (; compare(size(a), power(10, place)) < 0; place--);
  return place;
}

/** So many digits, and where the first of them is. */
function rounded(a: Ratio, digits: number): readonly [figures: bigint, place: number] {
  const place = placeOf(a);
  const figures = nearest(over(a, power(10, place - digits + 1)));
  return compare(size({ top: figures, bottom: 1n }), power(10, digits)) >= 0
    ? [figures / 10n, place + 1]
    : [figures, place];
}

function written(figures: bigint, before: number, isFixed: boolean, least = 0): string {
  const all = String(figures).replace("-", "").padEnd(before, "0");
  const [whole, decimals] = [all.slice(0, before), all.slice(before)];
  const kept = isFixed ? decimals : decimals.replace(/0+$/, "").padEnd(least - before, "0");
  return `${figures < 0n ? "-" : ""}${whole}${kept && `.${kept}`}`;
}

const scientificNotation: Opinion = (given) => {
  const number = read(given.number ?? "");
  const { operation, figures } = given;
  if (operation === "over" && isZero(read(given.other ?? ""))) return undefined;
  const found = isSum(operation) ? SUMS[operation](number, read(given.other ?? "")) : number;
  const texts = { significant: null };
  if (isZero(found)) return { scientific: null, engineering: null, e_notation: null, number: "0", ...texts };
  const digits = Number(figures ?? (operation === "over" ? 15 : 30));
  const [kept, place] = rounded(found, digits);
  const isMeasured = figures === undefined && !isSum(operation) && (given.number ?? "").includes(".");
  const zeros = isMeasured
    ? /^[+-]?0*\.?0*([\d.]*)/.exec((given.number ?? "").replaceAll(",", ""))?.[1]?.replace(".", "").length
    : undefined;
  const of = (before: number) => written(kept, before, figures !== undefined, zeros);
  const before = ((place % 3) + 3) % 3;
  const value = times(kept, power(10, place - digits + 1));
  return {
    scientific: `${of(1)} × 10^${place}`,
    e_notation: `${of(1)}e${place}`,
    engineering: `${of(before + 1)} × 10^${place - before}`,
    number: place >= 30 || place < -30 ? undefined : significant(value, 30),
    ...texts,
  };
};

/** Chance seldom makes two numbers that are near each other. */
export const met: readonly Given[] = [
  ...["0.00056", "5.6e-4", "-8.16 x 10^11", "7,158,000,000", "999999", "0", "1e400", ".5"].map((number) => ({
    operation: "convert",
    number,
  })),
  ...["plus", "minus", "times", "over"].flatMap((operation) => [
    { operation, number: "7.9e-15", other: "6.8e-13" },
    { operation, number: "1e20", other: "3" },
    { operation, number: "4e5", other: "4e5" },
    { operation, number: "2 × 10^8", other: "-3 × 10^(-2)", figures: "2" },
  ]),
];

export default scientificNotation;
