// By what a unit is made of, in whole numbers: grains of a pound, cubic inches of a gallon, grams and milliliters.
import type { Opinion } from "#calculators/second/given";
import { fixed, percent, upTo } from "#calculators/second/print";
import { isZero, larger, minus, over, type Ratio, ratio, smaller, times } from "#calculators/second/ratio";

const POUND = ratio("453.59237");
const GALLON = times(231, "16.387064");
const UNITS: Readonly<Record<string, readonly [kind: string, amount: Ratio]>> = {
  g: ["weight", ratio(1)],
  kg: ["weight", ratio(1000)],
  oz: ["weight", over(POUND, 16)],
  lb: ["weight", POUND],
  ml: ["volume", ratio(1)],
  l: ["volume", ratio(1000)],
  "fl oz": ["volume", over(GALLON, 128)],
  pt: ["volume", over(GALLON, 8)],
  qt: ["volume", over(GALLON, 4)],
  gal: ["volume", GALLON],
  each: ["count", ratio(1)],
};
/** "pounds", "L" and "pieces" are units too. */
const unitNamed = (text: string) => {
  const one = text.toLowerCase().replace(/(?<=[a-z]{2})s$/, "");
  const names = { gram: "g", ounce: "oz", pound: "lb", liter: "l", floz: "fl oz", pint: "pt", quart: "qt" };
  const more = { gallon: "gal", piece: "each", sheet: "each" };
  return UNITS[new Map(Object.entries({ ...names, ...more })).get(one) ?? one];
};
const PER: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  oz: ["oz", 1],
  lb: ["lb", 1],
  g100: ["g", 100],
  kg: ["kg", 1],
  floz: ["fl oz", 1],
  gal: ["gal", 1],
  ml100: ["ml", 100],
  l: ["l", 1],
  each: ["each", 1],
};

const unitPrice: Opinion = (given) => {
  const [unit, count] = PER[given.per ?? ""] ?? ["each", 1];
  const [kind, amount] = UNITS[unit] ?? ["count", ratio(1)];
  const rows = (given.items ?? "").split("; ").map((row) => row.split(":"));
  if (rows.some(([, , , of = ""]) => unitNamed(of)?.[0] !== kind)) return undefined;
  const prices = rows.map(([, price = "0", size = "1", of = ""]) =>
    over(times(price, amount, count), times(size, unitNamed(of)?.[1] ?? 1)),
  );
  const [low, high] = [prices.reduce(smaller), prices.reduce(larger)];
  return {
    unit_price: price(low),
    best: null,
    highest: price(high),
    saving: isZero(high) ? "0%" : percent(over(times(minus(high, low), 100), high)),
    prices: prices.map((each) => [
      null,
      price(each),
      isZero(low) ? "" : percent(over(times(minus(each, low), 100), low)),
    ]),
  };
};

/** Dollars and cents, and tenths and hundredths of a cent where there are any. */
function price(amount: Ratio): string {
  const [cents, finer] = [fixed(amount, 2), upTo(amount, 4)];
  return `$${finer.length > cents.length ? finer : cents}`;
}

export default unitPrice;
