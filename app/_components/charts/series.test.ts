import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { cornersTogether } from "#calculators/suite/corners";
import { type Calculator, calculate, isRefusal, presentTables, type Table, USD } from "#engine";
import { isDrawable, ticksFor } from "./series.ts";

const table = (figures: readonly string[]): Table => ({
  name: "schedule",
  label: "Year by year",
  columns: [
    { name: "year", label: "Year" },
    { name: "owed", label: "Owed" },
  ],
  rows: figures.map((figure, i) => [`${i + 1}`, figure]),
  plain: () => figures.map((figure, i) => [`${i + 1}`, figure]),
  write: (figure) => figure,
});

describe("A chart is drawn of finite doubles alone", () => {
  it.each([
    [["0", "0"], true],
    [["-5.25", "1e3"], true],
    [["9".repeat(30), "0"], true],
    [["9".repeat(400), "0"], false],
    [["1", "n/a"], false],
  ])("%j: %s", (figures, drawable) => {
    expect(isDrawable(table(figures), { y: ["owed"] })).toBe(drawable);
    expect(isDrawable(table(figures), { y: "owed" })).toBe(drawable);
  });

  it("does not look for a column that is not there", () => {
    expect(isDrawable(table(["1", "2"]), { y: ["paid"] })).toBe(false);
  });
});

describe("The figures beside an axis take in every value", () => {
  it.each([[[0, 0]], [[-1, 1]], [[1e-60, 2e-60]], [[-1e29, 1e29]], [[0.1, 0.2, 0.30000000000000004]]])(
    "%j",
    (values) => {
      const ticks = ticksFor(values);
      expect(ticks.every(Number.isFinite)).toBe(true);
      expect(ticks.length).toBeLessThan(12);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    },
  );
});

const MOST = 20;

it("every chart is drawn at every corner of the inputs", async () => {
  for (const [slug, load] of Object.entries(calculators)) {
    const { default: calculator } = await load();
    expect(
      charted(calculator).filter((one) => one.chart && one.chart.kind !== "scale" && !isDrawable(one, one.chart)),
      slug,
    ).toEqual([]);
  }
}, 180_000);

const charted = (calculator: Calculator): readonly Table[] =>
  cornersTogether(calculator)
    .slice(0, MOST)
    .flatMap((raw) => {
      const answer = calculate(calculator, raw);
      return isRefusal(answer) ? [] : presentTables(calculator, answer, USD);
    });
