import { describe, expect, it } from "vitest";
import { dateOf, dayNumber } from "#numbers/calendar";
import { readDate, writeDate } from "#numbers/civil-date";
import { newestOf, whatWeHave } from "../dated.ts";
import { factsOf, monthsApart, PRICE_INDEXES, priceChange, pricesByYear, SERIES } from "./change.ts";

const day = (text: string) => readDate(text) ?? expect.fail(`${text} is no date`);
const dayAfter = (text: string) => writeDate(dateOf(dayNumber(day(text)) + 1));
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) =>
  Object.keys(record).filter((key): key is K => key in record);
const asked = (index: keyof typeof SERIES, from: string, to: string) => ({ index, from: day(from), to: day(to) });

describe("A month without a figure is refused by the name of the index and what we have of it", () => {
  const before = { australia_cpi: "1948-06-30", canada_cpi: "1959-12-31", euro_area_hicp: "1995-12-31" };
  const older = { us_cpi_u: "1912-12-31", uk_cpi: "1987-12-31", uk_rpi: "1947-05-31" };
  it.each(keysOf(SERIES).map((index) => [index, { ...before, ...older }[index]] as const))("%s", (index, tooEarly) => {
    const fact = SERIES[index];
    const noAnswer = `${fact.what}: ${whatWeHave(fact)}`;
    expect(priceChange(asked(index, tooEarly, "2000-01-01"))).toEqual({ noAnswer });
    expect(priceChange(asked(index, "2000-01-01", dayAfter(newestOf(fact).to)))).toEqual({ noAnswer });
  });

  it.each([
    ["2025-10-01", "2026-01-01"],
    ["2025-01-01", "2025-10-31"],
  ])("October 2025 has no US figure: %s to %s", (from, to) => {
    const noAnswer = "US Consumer Price Index (CPI-U): No figure was published for October 2025.";
    expect(priceChange(asked("us_cpi_u", from, to))).toEqual({ noAnswer });
  });
});

it.each(keysOf(SERIES))("%s has figures for its first and its last day", (index) => {
  const { from, to } = newestOf(SERIES[index]);
  expect(priceChange(asked(index, from, to))).not.toHaveProperty("noAnswer");
});

it("has US figures on both sides of the month without one", () => {
  expect(priceChange(asked("us_cpi_u", "2025-09-30", "2025-11-01"))).not.toHaveProperty("noAnswer");
});

it.each([
  ["2020-01-31", "2020-02-01", 1],
  ["2020-02-01", "2020-02-29", 0],
  ["2026-06-01", "1990-06-30", -432],
])("from %s to %s it is %i months", (from, to, months) => {
  expect(monthsApart(asked("us_cpi_u", from, to))).toBe(months);
});

it.each([
  ["2020-01-01", "2020-03-31", 0],
  ["2020-03-31", "2020-04-01", 3],
  ["2020-06-30", "2021-04-01", 12],
  ["2021-04-01", "2019-12-01", -18],
])("from the quarter of %s to that of %s it is %i months", (from, to, months) => {
  expect(monthsApart(asked("australia_cpi", from, to))).toBe(months);
});

it("a quarter is named after its last month", () => {
  expect(priceChange(asked("australia_cpi", "2019-01-15", "2020-03-31"))).toMatchObject({
    from_month: "March quarter 2019",
    to_month: "March quarter 2020",
  });
});

it.each(["1990-06-01", "2026-06-01"])("the series is named, whichever day is first: from %s", (from) => {
  const to = from === "1990-06-01" ? "2026-06-01" : "1990-06-01";
  expect(factsOf(asked("us_cpi_u", from, to))).toMatchObject([
    { what: "US Consumer Price Index (CPI-U)", from: "1913-01-01", to: newestOf(SERIES.us_cpi_u).to },
  ]);
});

describe("The years between two months", () => {
  const years = (from: string, to: string) =>
    pricesByYear(asked("us_cpi_u", from, to))?.map(({ year, grown }) => [year.toFixed(2), grown.toFixed(4)]);

  it("are counted from the first month, and the end is the last of them", () => {
    // CPI-U in June 2023, 2024 and 2025 and in August 2025, as the Bureau of Labor Statistics prints it.
    const ratios = [305.109, 314.175, 322.561, 323.976].map((figure) => (figure / 305.109).toFixed(4));
    expect(years("2023-06-15", "2025-08-31")).toEqual([
      ["0.00", ratios[0]],
      ["1.00", ratios[1]],
      ["2.00", ratios[2]],
      ["2.17", ratios[3]],
    ]);
  });

  it("leave out a month without a figure", () => {
    expect(years("2024-10-01", "2026-06-01")?.map(([year]) => year)).toEqual(["0.00", "1.67"]);
  });

  it.each([
    ["2025-01-01", "2025-01-31"],
    ["2025-01-01", "2020-01-01"],
  ])("there are none from %s to %s", (from, to) => expect(years(from, to)).toBeUndefined());
});

it("every series has its words", () => {
  expect(Object.keys(PRICE_INDEXES)).toEqual(Object.keys(SERIES));
});
