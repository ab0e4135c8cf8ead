import { dayOf, numberOf } from "#calculators/second/calendar";
import { figure, type Given, type Made, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import {
  compare,
  isNegative,
  isZero,
  larger,
  minus,
  over,
  plus,
  type Ratio,
  smaller,
  times,
} from "#calculators/second/ratio";

/** "from:rate", the lowest first. */
type Bands = string;
const TEMPORARY = "0:0 250000:5 925000:10 1500000:12";
const ENGLISH = "0:0 125000:2 250000:5 925000:10 1500000:12";
const SCOTTISH = "0:0 145000:2 250000:5 325000:10 750000:12";
const WELSH = "0:0 225000:6 400000:7.5 750000:10 1500000:12";
const WELSH_HIGHER = "0:4 180000:7.5 250000:9 400000:11.5 750000:14 1500000:16";

type Rules = { main: Bands; first: Bands; limit: number; more: Bands; extra: number };
/** From the day on, the newest first. */
const RULES: Readonly<Record<string, readonly (readonly [day: string, rules: Rules])[]>> = {
  england: [
    ["2025-04-01", { main: ENGLISH, first: "0:0 300000:5", limit: 500000, more: ENGLISH, extra: 5 }],
    ["2024-10-31", { main: TEMPORARY, first: "0:0 425000:5", limit: 625000, more: TEMPORARY, extra: 5 }],
    ["2022-09-23", { main: TEMPORARY, first: "0:0 425000:5", limit: 625000, more: TEMPORARY, extra: 3 }],
  ],
  scotland: [
    ["2024-12-05", { main: SCOTTISH, first: SCOTTISH.replace("145", "175"), limit: 1e12, more: SCOTTISH, extra: 8 }],
    ["2022-12-16", { main: SCOTTISH, first: SCOTTISH.replace("145", "175"), limit: 1e12, more: SCOTTISH, extra: 6 }],
  ],
  wales: [
    ["2024-12-11", { main: WELSH, first: WELSH, limit: 1e12, more: WELSH_HIGHER, extra: 1 }],
    ["2022-10-10", { main: WELSH, first: WELSH, limit: 1e12, more: WELSH_HIGHER, extra: 0 }],
  ],
};

const ukStampDuty: Opinion = (given) => {
  const rules = rulesFor(given);
  if (!rules) return undefined;
  const price = figure(given, "price");
  const standard = sumOf(slicesOf(price, rules.main, 0));
  const slices = slicesOf(price, ...ratesFor(given, price, rules));
  const tax = sumOf(slices);
  const more = minus(tax, standard);
  return {
    tax: money(tax),
    share: percent(over(times(tax, 100), price)),
    total: money(plus(price, tax)),
    standard: money(standard),
    surcharge: isNegative(more) || isZero(more) ? undefined : money(more),
    relief: isNegative(more) ? money(times(more, -1)) : undefined,
    slices: slices.map(({ from, rate, part }) => [
      money(from),
      percent(rate),
      money(part),
      money(over(times(part, rate), 100)),
    ]),
  };
};

function rulesFor(given: Given): Rules | undefined {
  const day = numberOf(dayOf(given, "completion"));
  return RULES[given.place ?? ""]?.find(([from]) => numberOf(dayOf({ from }, "from")) <= day)?.[1];
}

function ratesFor(given: Given, price: Ratio, { main, first, limit, more, extra }: Rules): [Bands, number] {
  const isLarge = compare(price, 40000) >= 0;
  const abroad = given.abroad === "true" && isLarge ? 2 : 0;
  if (given.buyer === "additional" && isLarge) return [more, extra + abroad];
  return [given.buyer === "first" && compare(price, limit) <= 0 ? first : main, abroad];
}

function slicesOf(price: Ratio, bands: Bands, onTop: number) {
  const rows = bands.split(" ").map((band) => band.split(":"));
  return rows.flatMap(([from = "", rate = ""], i) => {
    const part = larger(0, minus(smaller(price, rows[i + 1]?.[0] ?? price), from));
    return isZero(part) ? [] : [{ from, rate: plus(rate, onTop), part }];
  });
}

const sumOf = (slices: ReturnType<typeof slicesOf>): Ratio =>
  plus(0, ...slices.map(({ part, rate }) => over(times(part, rate), 100)));

/** Days on both sides of each change. */
export const made: Made = (pick) => ({
  completion: pick([
    "2024-10-30",
    "2024-10-31",
    "2024-12-04",
    "2024-12-05",
    "2024-12-10",
    "2024-12-11",
    "2025-03-31",
    "2025-04-01",
    "2026-11-27",
  ]),
});

export default ukStampDuty;
