// Amounts with units that are added and subtracted, and days that have a name. The figures were worked out by hand.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCurrency, USD } from "#engine";
import { catalogue, findableOf } from "#lib/service/catalogue";
import { ask } from "./index.ts";

const among = (await catalogue().all()).map(findableOf);
const answered = async (q: string) => {
  const currencyOf = async (code: string) => findCurrency(code) ?? USD;
  return (await ask(q, { today: "2026-11-20", among, currency: USD, currencyOf })).answers[0];
};
const said = async (q: string) => {
  const found = await answered(q);
  return found && [found.reading.slug, `${found.figure.text} ${found.unit}`.trim(), found.sentence];
};

describe("amounts of one kind are added", () => {
  it.each([
    ["5 ft 4 in + 3 ft 10 in", "length", "9.16667 ft", "The result is 9 ft 2 in. 110 in is about 9.16667 ft."],
    [`5'4" + 3'10"`, "length", "9.16667 ft", "The result is 9 ft 2 in. 110 in is about 9.16667 ft."],
    ["6 ft - 2 ft 3 in", "length", "3.75 ft", "The result is 3 ft 9 in. 45 in is 3.75 ft."],
    ["5 ft + 30 cm", "length", "5.98425 ft", "The result is 182.4 cm. 182.4 cm is about 5.98425 ft."],
    ["1.5 m plus 20 cm", "length", "1.7 m", "The result is 1 m 70 cm. 170 cm is 1.7 m."],
    ["2 kg + 300 g", "weight", "2.3 kg", "The result is 2 kg 300 g. 2,300 g is 2.3 kg."],
    ["2 oz + 3 oz", "weight", "5 oz", "The result is 5 oz."],
    ["2 kg + 3.5 kg", "weight", "5.5 kg", "The result is 5.5 kg."],
    ["5 kg + 3 lb in kg", "weight", "6.36077711 kg", "The result is 6.36077711 kg."],
    ["3 lb 4 oz + 2 lb 14 oz", "weight", "6.125 lb", "The result is 6 lb 2 oz. 98 oz is 6.125 lb."],
    ["1 GB - 300 MB", "data-size", "0.7 GB", "The result is 700 MB. 700 MB is 0.7 GB."],
    ["1 h 20 min - 35 min", "time-units", "0.75 h", "The result is 45 min. 45 min is 0.75 h."],
    ["90 min + 2.5h - 15 min", "time-units", "225 min", "The result is 225 min."],
    [
      "2 cups + 3 tbsp",
      "volume-units",
      "2.1875 US cup",
      "The result is 2 US cup 3 US tbsp. 35 US tbsp is 2.1875 US cup.",
    ],
    [
      "30 mph + 10 km/h",
      "speed-units",
      "36.2137 mph",
      "The result is 58.28032 km/h. 58.28032 km/h is about 36.2137 mph.",
    ],
    ["100 g + 5%", "weight", "105 g", "The result is 105 g."],
    ["2 m + 3 m", "length", "5 m", "The result is 5 m."],
    ["90 min + 2.5 h in minutes", "time-units", "240 min", "The result is 240 min."],
    ["100 m2 + 50 m2", "area-units", "150 m²", "The result is 150 m²."],
  ])("%s", async (q, ...answer) => expect(await said(q)).toEqual(answer));

  it("lengths of time by the calculator that adds them", async () =>
    expect(await said("90 min + 2.5 h")).toEqual(["time-add", "4:00", "Total time: 4:00. The total is 4 hours."]));

  it.each([
    "5 ft + 3 kg",
    "2 m + 3",
    "5 ft - 6 ft",
    "10 kg - 15 kg",
    "30 min - 45 min",
    "30min-45min",
    "20 C + 5 C",
    "1 month + 3 days",
    "5 ft + zorp",
    "3 ft + 4 ft mortgage",
  ])("%s has no answer", async (q) => expect(await said(q)).toBeUndefined());
});

/** Exact by definition: the yard and pound agreement of 1959 and the SI. */
const GRAMS = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;
const METERS = { mm: 0.001, cm: 0.01, m: 1, km: 1000, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1609.344 } as const;

describe("whatever is added, the answer is as large", () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 9999 }).map(String),
    fc.double({ min: 0, max: 1e6, noNaN: true }).map((size) => size.toFixed(3)),
    fc.constantFrom("1e300", "1e-300", "999999999999999", "0", "1/3", "1 1/2"),
  );
  const term = (units: object) => fc.tuple(amount, fc.constantFrom(...Object.keys(units)));
  it.each([
    ["weight", GRAMS],
    ["length", METERS],
  ] as const)("%s", async (slug, sizes: Readonly<Record<string, number>>) => {
    const size = ([text, unit]: readonly [string, string]) => inNumber(text) * (sizes[unit] ?? Number.NaN);
    const isAsLarge = async (one: [string, string], sign: string, other: [string, string]) => {
      const found = await answered(`${one.join(" ")} ${sign} ${other.join(" ")}`);
      if (!found) return;
      const { texts } = found.reading;
      const sum = size(one) + (sign === "+" ? 1 : -1) * size(other);
      expect(found.reading.slug).toBe(slug);
      const near = 1e-9 * (size(one) + size(other));
      expect(Math.abs(size([texts.value ?? "", texts.from ?? ""]) - sum)).toBeLessThanOrEqual(near);
      expect(Math.abs(Number(found.figure.value) * (sizes[texts.to ?? ""] ?? 0) - sum)).toBeLessThanOrEqual(near);
    };
    await fc.assert(fc.asyncProperty(term(sizes), fc.constantFrom("+", "-"), term(sizes), isAsLarge));
  });
});

const inNumber = (text: string): number =>
  text.split(" ").reduce((sum, part) => {
    const [top, bottom = "1"] = part.split("/");
    return sum + Number(top) / Number(bottom);
  }, 0);

describe("days that have a name are the next of it", () => {
  it.each([
    ["days until new year", "42 days"],
    ["days until new years", "42 days"],
    ["days to new year's", "42 days"],
    ["days till new years eve", "41 days"],
    ["days until christmas", "35 days"],
    ["days between today and new year", "42 days"],
    ["how many days from today to feb 14", "86 days"],
    ["days until boxing day", "36 days"],
    ["days until valentines day", "86 days"],
    ["days until st patrick's day", "117 days"],
    ["how many days until april fools day", "132 days"],
  ])("%s: %s", async (q, text) => expect((await answered(q))?.figure.text).toBe(text));

  it.each(["days until easter", "days until thanksgiving", "days until independence day", "new year 2027 budget"])(
    "%s has no fixed date",
    async (q) => expect(await answered(q)).toBeUndefined(),
  );
});

it.each([
  ["8P3", "336"],
  ["8p3", "336"],
  ["52C5", "2,598,960"],
  ["52c5", "2,598,960"],
  ["10 nCr 3", "120"],
  ["10nPr3", "720"],
])("%s counts choices: %s", async (q, text) =>
  expect(await answered(q)).toMatchObject({ reading: { slug: "permutations-combinations" }, figure: { text } }),
);
