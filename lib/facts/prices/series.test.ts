import { describe, expect, it } from "vitest";
import { Decimal } from "#numbers/decimal";
import { type Fact, whatWeHave } from "../dated.ts";
import { australiaCpi } from "./australia.ts";
import { canadaCpi } from "./canada.ts";
import { euroAreaHicp } from "./euro-area.ts";
import {
  AUSTRALIA_BY_QUARTER,
  CANADA_BY_YEAR,
  CPI_BY_YEAR,
  EURO_AREA_RATES,
  RPI_BY_YEAR,
} from "./published.fixture.ts";
import { indexIn, type Series } from "./series.ts";
import { unitedKingdomCpi } from "./united-kingdom-cpi.ts";
import { unitedKingdomRpi } from "./united-kingdom-rpi.ts";
import { unitedStatesCpi } from "./united-states.ts";

function figure(fact: Fact<Series>, month: string): Decimal {
  const found = indexIn(fact, month);
  return found instanceof Decimal ? found : expect.fail(`${month}: no figure`);
}

function meanOf(fact: Fact<Series>, year: number): Decimal {
  const months = Array.from({ length: 12 }, (_, i) => figure(fact, `${year}-${String(i + 1).padStart(2, "0")}`));
  return Decimal.sum(...months).div(12);
}

const apart = (fact: Fact<Series>, year: number, printed: string): number =>
  meanOf(fact, year).minus(printed).abs().toNumber();

// Months and means are both printed to a tenth, each at most half of one off.
const ROUNDING = 0.1;
// From 1987 the long run series is the one of January 1987 = 100, times 3.945: half a tenth of that one, and half of ours.
const ROUNDING_SINCE_1987 = 0.05 * 3.945 + 0.05;

const byYear = (text: string, first: number) =>
  text
    .trim()
    .split(/\s+/)
    .map((mean, i): [number, string] => [first + i, mean]);

describe("US CPI-U, as the Bureau of Labor Statistics prints it", () => {
  it.each([
    ["1913-01", "9.8", "first month"],
    ["2014-06", "238.343", "release of 22 July 2014"],
    ["2025-08", "323.976", "Mountain-Plains summary, September 2025"],
    ["2025-09", "324.8", "Mountain-Plains summary, September 2025"],
    ["2026-06", "333.952", "datasets/cpi-us"],
  ])("%s: %s (%s)", (month, index) => {
    expect(figure(unitedStatesCpi, month).toString()).toBe(index);
  });

  it.each([
    ["1912-12", whatWeHave(unitedStatesCpi)],
    ["2099-07", whatWeHave(unitedStatesCpi)],
    ["2025-10", "No figure was published for October 2025."],
  ])("%s: %s", (month, noAnswer) => {
    expect(indexIn(unitedStatesCpi, month)).toEqual({ noAnswer });
  });
});

describe("UK CPI: the mean of each year is the one that is printed, but for rounding", () => {
  it.each(byYear(CPI_BY_YEAR, 1988))("%i: %s", (year, printed) => {
    expect(apart(unitedKingdomCpi, year, printed)).toBeLessThanOrEqual(ROUNDING);
  });
});

describe("UK RPI: the mean of each year is the one that is printed, but for rounding", () => {
  it.each(byYear(RPI_BY_YEAR, 1948))("%i: %s", (year, printed) => {
    const most = year < 1987 ? ROUNDING : ROUNDING_SINCE_1987;
    expect(apart(unitedKingdomRpi, year, printed)).toBeLessThanOrEqual(most);
  });
});

describe("Canadian CPI", () => {
  it.each(byYear(CANADA_BY_YEAR, 1960))("%i: the mean of the months is %s, as it is printed", (year, printed) => {
    expect(meanOf(canadaCpi, year).toFixed(1)).toBe(Number(printed).toFixed(1));
  });

  // Statistics Canada, catalogue 62-001-X, October 2009, table 1; and the months of 2011, as it released them in November 2012.
  const OF_2011 = "117.8 118.1 119.4 119.8 120.6 119.8 120.0 120.3 120.6 120.8 120.9 120.2".split(" ");
  it.each<[string, string]>([
    ["2008-10", "114.5"],
    ["2009-09", "114.7"],
    ["2009-10", "114.6"],
    ...OF_2011.map((index, i): [string, string] => [`2011-${String(i + 1).padStart(2, "0")}`, index]),
  ])("%s: %s", (month, index) => {
    expect(figure(canadaCpi, month).toFixed(1)).toBe(index);
  });
});

describe("Euro area HICP: the rate of each month over the year before is the one that Eurostat prints", () => {
  const rates = EURO_AREA_RATES.trim().split(/\s+/);
  // Eurostat rounds its rate from figures with more places than it prints.
  const HALF = 0.055;
  it.each(
    rates.map((rate, i) => ({ rate, year: 2015 + Math.floor(i / 12), month: String((i % 12) + 1).padStart(2, "0") })),
  )("$year-$month: $rate%", ({ rate, year, month }) => {
    const [before, after] = [figure(euroAreaHicp, `${year - 1}-${month}`), figure(euroAreaHicp, `${year}-${month}`)];
    expect(after.div(before).minus(1).times(100).minus(rate).abs().toNumber()).toBeLessThanOrEqual(HALF);
  });

  it.each([
    ["2014-12", "99.78"],
    ["2015-01", "98.24"],
    ["2015-02", "98.85"],
    ["2019-11", "105.10"],
    ["2019-12", "105.43"],
  ])("%s: %s, in Eurostat's own package hicp", (month, index) => {
    expect(figure(euroAreaHicp, month).toFixed(2)).toBe(index);
  });
});

describe("Australian CPI", () => {
  const printed = AUSTRALIA_BY_QUARTER.trim().split(/\s+/);
  const monthOf = (quarter: number) =>
    `${2007 + Math.floor((quarter + 2) / 4)}-${String(3 * ((quarter + 2) % 4) + 3).padStart(2, "0")}`;
  // Both are printed to a tenth. The old index is 1.7976 times the new one, by their figures of September 2011.
  const REBASE = new Decimal("179.4").div("99.8");
  const ROUNDING = REBASE.times("0.1").plus("0.05").toNumber();

  it.each(printed.map((index, quarter) => [monthOf(quarter), index] as const))(
    "%s: %s on the base of 1989-90, but for rounding",
    (month, index) => {
      expect(figure(australiaCpi, month).times(REBASE).minus(index).abs().toNumber()).toBeLessThanOrEqual(ROUNDING);
    },
  );

  it.each([
    ["1948-07", "3.7", "first quarter"],
    ["1948-09", "3.7", "its last month"],
    ["1948-10", "3.8", "the next quarter"],
    ["2022-06", "126.1", "Reserve Bank, table G1"],
    ["2022-12", "130.8", "Reserve Bank, table G1"],
    ["2023-09", "135.3", "Reserve Bank, table G1"],
  ])("%s: %s (%s)", (month, index) => {
    expect(figure(australiaCpi, month).toString()).toBe(index);
  });
});

it.each([unitedStatesCpi, unitedKingdomCpi, unitedKingdomRpi, canadaCpi, euroAreaHicp, australiaCpi])(
  "$what has a step for each of its months or quarters",
  ({ periods }) => {
    const period = periods[0] ?? expect.fail("no period");
    const [from, to] = [period.from, period.to].map((day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)));
    expect(period.value.steps.trim().split(/\s+/)).toHaveLength(
      ((to ?? 0) - (from ?? 0) + 1) / (period.value.months ?? 1),
    );
  },
);
