import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { type Published, readPublished } from "./formats.ts";
import { merged } from "./merge.ts";
import { PUBLICATIONS, type Publication } from "./publications.ts";
import { abs, blsApi, blsFlat, eurostat, FIGURES, ons, statCan } from "./published.fixture.ts";
import { csvOf, laterMonth, moduleOf, type Row, rowsIn } from "./rows.ts";

const TODAY = "2026-11-26";
const publicationOf = (id: string): Publication => PUBLICATIONS[id] ?? expect.fail(id);
const wanted = (id: string) => publicationOf(id).wanted;
const rows = (figures: readonly string[], first = "2025-07", step = 1): readonly Row[] =>
  figures.map((value, i) => ({ month: laterMonth(first, i * step), value, base: "2015", read: "2026-09-01" }));
const TWELVE = FIGURES.slice(0, 12);
const terms = { months: 1, digits: 1, most: 4 };

const published = (text: string, id: string): Published => {
  const read = readPublished(text, wanted(id));
  return "refused" in read ? expect.fail(read.refused) : read;
};
const joined = (figures: readonly string[], own = TWELVE) =>
  merged(rows(own), published(statCan(figures), "canada-cpi"), terms, TODAY);
const refusal = (result: object) => ("refused" in result ? result.refused : expect.fail("It was taken."));

describe.each(Object.entries(PUBLICATIONS))("%s", (id, publication) => {
  const beside = (end: string) => readFileSync(join(import.meta.dirname, `${id}${end}`), "utf8");

  it("is the same in its file and in what pages load", () => {
    expect(moduleOf(rowsIn(beside(".csv")), publication)).toBe(beside(".ts"));
    expect(csvOf(rowsIn(beside(".csv")))).toBe(beside(".csv"));
  });

  it("has a row for each month or quarter", () => {
    const months = rowsIn(beside(".csv")).map(({ month }) => month);
    expect(months).toEqual(months.map((_, i) => laterMonth(months[0] ?? "", i * publication.months)));
  });
});

describe("What an office publishes is read", () => {
  it.each([
    ["us-cpi", "BLS, flat file", blsFlat(FIGURES)],
    ["us-cpi", "BLS, API", blsApi(FIGURES)],
    ["uk-cpi", "ONS", ons(FIGURES)],
    ["canada-cpi", "Statistics Canada", statCan(FIGURES)],
    ["euro-area-hicp", "Eurostat", eurostat(FIGURES)],
  ])("%s: %s", (id, _, text) => {
    const figures = [...published(text, id).figures].map(([month, value]) => [month, Number(value)]);
    expect(figures).toEqual(FIGURES.map((value, i) => [laterMonth("2025-07", i), Number(value)]));
  });

  it("by quarter, too: ABS", () => {
    const { figures } = published(abs(["137.4", "138.8", "139.1"]), "australia-cpi");
    expect([...figures]).toEqual([
      ["2024-01", "137.4"],
      ["2024-04", "138.8"],
      ["2024-07", "139.1"],
    ]);
  });

  it("with a month for which none was published", () => {
    expect(published(blsFlat(["100.1", "-", "100.4"]), "us-cpi").figures.get("2025-08")).toBeNull();
  });
});

describe("What is no figures is refused", () => {
  it.each([
    ["us-cpi", "<!DOCTYPE html><title>Access denied</title>\n", /web page/],
    ["us-cpi", blsFlat(FIGURES).slice(0, 400), /not complete/],
    ["us-cpi", blsApi(FIGURES).slice(0, 400), /not complete/],
    ["us-cpi", '{"status":"REQUEST_NOT_PROCESSED","message":["limit"],"Results":{}}', /REQUEST_NOT_PROCESSED/],
    ["us-cpi", "", /not complete/],
    ["us-cpi", "month;value\n2026-01;1\n", /don't know this format/],
    ["us-cpi", blsFlat([]), /no figures for CUUR0000SA0/],
    ["uk-cpi", ons(FIGURES, "D7G7"), /series D7G7, not D7BT/],
    ["uk-cpi", ons(["n/a"]), /2025-07 is not a number/],
    ["euro-area-hicp", eurostat(FIGURES).concat(eurostat(FIGURES).split("\n").slice(1).join("\n")), /two figures/],
    ["canada-cpi", '[{"status":"FAILED","object":"Vector is invalid"}]', /no figures for 41690973/],
  ])("%s: %s", (id, text, reason) => {
    expect(refusal(readPublished(text, wanted(id)))).toMatch(reason);
  });
});

describe("New figures are joined to ours", () => {
  it("after the last month, with the day they were read", () => {
    const result = joined(FIGURES);
    expect(result).toMatchObject({
      added: [{ month: "2026-07", value: "102.1", base: "2015", read: TODAY }, { month: "2026-08" }],
    });
  });

  it("where there is nothing newer, none", () => expect(joined(TWELVE)).toMatchObject({ added: [] }));

  it("from another base by what the months in common come to", () => {
    // 2025 = 100 instead of 2015 = 100: all figures divided by 1.284, to two digits.
    const own = [
      "127.11",
      "127.25",
      "127.84",
      "128.16",
      "127.77",
      "127.98",
      "128.31",
      "128.92",
      "129.40",
      "129.77",
      "129.90",
      "130.22",
    ];
    const other = own.map((value) => (Number(value) / 1.284).toFixed(2));
    const result = merged(
      rows(own),
      published(eurostat([...other, "101.60"], "I25"), "euro-area-hicp"),
      { ...terms, digits: 2 },
      TODAY,
    );
    const { added, factor } = "refused" in result ? expect.fail(result.refused) : result;
    expect(factor?.toFixed(3)).toBe("1.284");
    expect(added).toMatchObject([{ month: "2026-07", base: "I25 linked" }]);
    expect(
      decimal(added[0]?.value ?? 0)
        .minus(101.6 * 1.284)
        .abs()
        .lte(0.02),
    ).toBe(true);
  });
});

describe("What leaves a doubt is refused", () => {
  it.each([
    [
      "a month that differs",
      joined(FIGURES.with(3, "100.4")),
      /^It disagrees with ours \(October 2025: ours 100.3, theirs 100.4\)/,
    ],
    ["a jump", joined([...FIGURES, "110.0"]), /^From 102.4 to 110 in September 2026 is more than 4%/],
    ["half of the months", joined(TWELVE.slice(0, 6)), /^It shares 6 of our figures/],
    ["an older file", joined(FIGURES.slice(0, 12), FIGURES), /^It ends in June 2026, before ours/],
    ["a month to come", joined([...FIGURES, "102.5", "102.6", "102.7", "102.8"]), /December 2026, which is not over/],
    ["a figure where we have none", joined(FIGURES, TWELVE.with(2, "")), /September 2025, where we have none/],
  ])("%s", (_, result, reason) => {
    expect(refusal(result)).toMatch(reason);
  });

  it("a month left out between others", () => {
    const text = ons(FIGURES)
      .split("\r\n")
      .filter((line) => !line.includes("2025 NOV"))
      .join("\r\n");
    expect(refusal(merged(rows(TWELVE), published(text, "uk-cpi"), terms, TODAY))).toMatch(/no line for November 2025/);
  });
});
