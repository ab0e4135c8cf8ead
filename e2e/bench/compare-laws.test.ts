// Our figures of laws against other sources, and the next year of a law.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { casesOn } from "#facts/checks/cases";
import { compared, type Snapshot } from "#facts/checks/compare";
import { nextPeriod } from "#facts/law/next-period";
import { LAWS } from "#facts/law/schema";
import { compareLaws } from "./compare-laws.ts";
import { newYear } from "./new-year.ts";

it("differ from other sources only where we know why", () => {
  const { text, isWrong } = compareLaws();
  expect(text).toMatch(/\n0 differences are not explained\.$/);
  expect(isWrong).toBe(false);
});

it("a figure that differs is found, and one that we don't have is left out", () => {
  const figures = {
    "uk-income-tax": { "2026-07-01": { "personal allowance": "12571", "marriage allowance": "1260" } },
  };
  const snapshot: Snapshot = {
    ...{ title: "A copy", url: "https://example.org/", commit: "0".repeat(40), license: "MIT" },
    ...{ read: "2026-11-26", holds: "Two figures", figures },
  };
  expect(compared("copy", snapshot)).toEqual({
    count: 1,
    cases: 0,
    differences: [
      {
        ...{ source: "copy", fact: "uk-income-tax", day: "2026-07-01", name: "personal allowance" },
        ...{ ours: "12570", theirs: "12571" },
      },
    ],
  });
});

it("taxes are worked out around each start of another source's brackets, and one that differs by more than a dollar is found", () => {
  const found = (brackets: string) =>
    casesOn("new-zealand-income-tax", "2026-07-01", { brackets }).filter(
      ({ ours, theirs }) => Math.abs(Number(ours) - Number(theirs)) > 1,
    );
  const ours = "0:10.5 15600:17.5 53500:30 78100:33 180000:39";
  expect(casesOn("new-zealand-income-tax", "2026-07-01", { brackets: ours })).toHaveLength(15);
  expect(found(ours)).toEqual([]);
  expect(found(ours.replace("53500", "53600")).at(0)).toEqual({
    ...{ name: "tax on 53599", from: "brackets", ours: "8300.2", theirs: "8287.83" },
  });
});

describe("The next year of a law", () => {
  const period = (from: string, to: string) => ({ periods: [{ from, to, source: { title: "A" }, value: 1 }] });

  it.each([
    ["2026-01-01", "2026-12-31", "2027", "2027-01-01", "2027-12-31"],
    ["2026-04-06", "2027-04-05", "2027", "2027-04-06", "2028-04-05"],
    ["2026-07-01", "2027-06-30", "2027", "2027-07-01", "2028-06-30"],
  ])("after %s to %s, %s is %s to %s, with no source yet", (from, to, year, begins, ends) => {
    const source = { title: "", url: "", read: "" };
    expect(nextPeriod(period(from, to), year)).toEqual({ from: begins, to: ends, source, value: 1 });
  });

  it.each([
    ["2026-01-01", "2026-12-31", "2028", "so the next year is 2027"],
    ["2026-01-01", "2026-12-31", "2026", "so the next year is 2027"],
    ["2026-01-01", "2026-12-31", "next", "is not a year"],
    ["2026-07-01", "2026-12-31", "2027", "Write the next one by hand"],
  ])("after %s to %s, %s is refused", (from, to, year, reason) => {
    expect(nextPeriod(period(from, to), year)).toMatchObject({ refused: expect.stringContaining(reason) });
  });

  it("is in the file, which is refused until someone names a source", () => {
    const home = mkdtempSync(join(tmpdir(), "law-"));
    const file = join(home, "us-payroll-tax.json");
    writeFileSync(file, readFileSync(join(import.meta.dirname, "../../lib/facts/law/us-payroll-tax.json")));
    const last = LAWS["us-payroll-tax"].parse(JSON.parse(readFileSync(file, "utf8"))).periods.at(-1);
    const year = String(Number(last?.from.slice(0, 4)) + 1);
    expect(newYear("us-payroll-tax", year, home).isWrong).toBe(false);
    const written = JSON.parse(readFileSync(file, "utf8"));
    expect(written.periods.at(-1)).toMatchObject({ from: `${year}-01-01`, value: last?.value });
    expect(LAWS["us-payroll-tax"].safeParse(written).success).toBe(false);
    written.periods.at(-1).source = last?.source;
    expect(LAWS["us-payroll-tax"].safeParse(written).success).toBe(true);
    expect(newYear("us-cpi", "2027", home)).toMatchObject({ isWrong: true });
  });
});
