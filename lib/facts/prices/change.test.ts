import { describe, expect, it } from "vitest";
import { readDate } from "#numbers/civil-date";
import { factsOf, monthsApart, PRICE_INDEXES, priceChange, pricesByYear, SERIES } from "./change.ts";

const day = (text: string) => readDate(text) ?? expect.fail(`${text} is no date`);
const asked = (index: keyof typeof SERIES, from: string, to: string) => ({ index, from: day(from), to: day(to) });

describe("A month without a figure is refused by the name of the index and what we have of it", () => {
  const US = "US Consumer Price Index (CPI-U): We have figures for January 1913 to June 2026.";
  const UK_CPI = "UK Consumer Prices Index (CPI): We have figures for January 1988 to February 2026.";
  const UK_RPI = "UK Retail Prices Index (RPI): We have figures for June 1947 to January 2026.";

  const CANADA = "Canadian Consumer Price Index (CPI): We have figures for January 1960 to October 2023.";
  const EURO = "Euro area Harmonised Index of Consumer Prices (HICP): We have figures for January 1996 to August 2025.";

  const AUSTRALIA = "Australian Consumer Price Index (CPI): We have figures for July 1948 to September 2023.";

  it.each([
    ["australia_cpi", "1948-06-30", "2000-01-01", AUSTRALIA],
    ["australia_cpi", "2000-01-01", "2023-10-01", AUSTRALIA],
    ["canada_cpi", "1959-12-31", "2000-01-01", CANADA],
    ["canada_cpi", "2000-01-01", "2023-11-01", CANADA],
    ["euro_area_hicp", "1995-12-31", "2000-01-01", EURO],
    ["euro_area_hicp", "2000-01-01", "2025-09-01", EURO],
    ["us_cpi_u", "1912-12-31", "2000-01-01", US],
    ["us_cpi_u", "2000-01-01", "2026-07-01", US],
    ["uk_cpi", "1987-12-31", "2000-01-01", UK_CPI],
    ["uk_cpi", "2000-01-01", "2026-03-01", UK_CPI],
    ["uk_rpi", "1947-05-31", "2000-01-01", UK_RPI],
    ["uk_rpi", "2000-01-01", "2026-02-01", UK_RPI],
  ] as const)("%s from %s to %s", (index, from, to, noAnswer) => {
    expect(priceChange(asked(index, from, to))).toEqual({ noAnswer });
  });

  it.each([
    ["2025-10-01", "2026-01-01"],
    ["2025-01-01", "2025-10-31"],
  ])("October 2025 has no US figure: %s to %s", (from, to) => {
    const noAnswer = "US Consumer Price Index (CPI-U): No figure was published for October 2025.";
    expect(priceChange(asked("us_cpi_u", from, to))).toEqual({ noAnswer });
  });
});

it.each([
  ["us_cpi_u", "1913-01-01", "2026-06-30"],
  ["us_cpi_u", "2025-09-30", "2025-11-01"],
  ["uk_cpi", "1988-01-01", "2026-02-28"],
  ["uk_rpi", "1947-06-01", "2026-01-31"],
  ["canada_cpi", "1960-01-01", "2023-10-31"],
  ["euro_area_hicp", "1996-01-01", "2025-08-31"],
  ["australia_cpi", "1948-07-01", "2023-09-30"],
] as const)("%s has figures for %s and %s", (index, from, to) => {
  expect(priceChange(asked(index, from, to))).not.toHaveProperty("noAnswer");
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
    { what: "US Consumer Price Index (CPI-U)", from: "1913-01-01", to: "2026-06-30", source: { read: "2026-11-22" } },
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
