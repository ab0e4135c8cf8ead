import { ALPHA, unlessTooSmall } from "#calculators/shared/p-values";
import {
  choice,
  count,
  defineCalculator,
  number,
  numbers,
  optionalStep,
  rows,
  step,
  table,
  text,
  toggle,
  typed,
} from "#engine";
import { chiSquaredPoint, chiSquaredTails } from "#numbers/chi-squared";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { type Cell, COUNTS, faultOf, fitted, independent, MOST, readCounts } from "./observed-expected.ts";

const COUNTED = { min: 0, max: 1e9 } as const;
const FEW = 5;
/** With so few degrees of freedom the tail beyond it is far below anything that is shown. */
const FAR = 10_000;

export default defineCalculator({
  name: "Chi-square calculator",
  summary: "Chi-square test of goodness of fit or of independence, with expected counts, p-value and critical value.",

  inputs: {
    of: choice(
      "Test",
      {
        table: "Independence: two-way table",
        fit: "Goodness of fit: expected shares",
        equal: "Goodness of fit: equal shares",
      },
      { default: "table" },
    ),
    grid: typed("Observed counts, row by row", {
      pattern: COUNTS,
      like: `a table of 2 to ${MOST} rows and columns of counts, such as 20 30; 25 15`,
      maxLength: 200,
      example: "111 96 48; 96 133 61; 91 150 53",
      help: "A space between counts, a semicolon after a row. No totals.",
    }),
    yates: toggle("Yates' correction (2 × 2 tables)", { default: false }),
    categories: rows(
      "Observed and expected",
      {
        observed: { kind: "number", label: "Observed", ...COUNTED },
        expected: { kind: "number", label: "Expected", min: 1e-6, max: 1e9 },
      },
      {
        least: 2,
        most: 50,
        example: "66:10; 119:16; 340:55; 60:11; 15:8",
        help: "Expected counts, percentages or shares: they are scaled to the observed total.",
      },
    ),
    counts: numbers("Observed counts", { ...COUNTED, least: 2, most: 50, example: "15, 12, 9, 9, 15" }),
    estimated: count("Parameters estimated from the data", { min: 0, max: 10, default: 0, more: true }),
    alpha: ALPHA,
  },

  outputs: {
    chi_squared: number("Chi-square"),
    p_value: number("p-value", { optional: true }),
    freedom: count("Degrees of freedom"),
    critical: number("Critical value"),
    effect: number("Effect size (Cramér's V)", { optional: true }),
    total: number("Total of the counts"),
    least: number("Smallest expected count"),
    tail_above: number("Tail above", { optional: true }),
    cells: table("Cell by cell", {
      cell: text("Cell"),
      observed: number("Observed"),
      expected: number("Expected"),
      part: number("(O − E)² ÷ E"),
    }),
  },
  primary: "chi_squared",
  groups: {
    "The result": ["chi_squared", "p_value", "freedom", "critical", "effect"],
    "The counts": ["total", "least"],
  },
  picture: { kind: "density", curve: "chi", freedom: ["freedom"], above: "tail_above" },
  formula: "χ² = sum of (observed - expected)² ÷ expected; expected = row total × column total ÷ total",

  questions: {
    of: {
      table: {
        asks: ["grid", "yates"],
        check: ({ grid: table, yates }) => ({
          grid: faultOf(table),
          yates: yates && readCounts(table).flat().length > 4 && "is for tables of 2 rows and 2 columns alone",
        }),
        compute({ grid: written, yates, alpha }) {
          const grid = readCounts(written);
          const [down, across] = [grid.length - 1, (grid[0]?.length ?? 0) - 1];
          const found = resultOf(independent(grid, yates), down * across, alpha);
          const effect = found.chi_squared.div(found.total.times(Math.min(down, across))).sqrt();
          return { ...found, effect };
        },
      },
      fit: {
        asks: ["categories", "estimated"],
        check: ({ categories, estimated }) => ({
          ...noCounts(
            "categories",
            categories.map(({ observed }) => observed),
          ),
          estimated: tooMany(estimated, categories.length),
        }),
        compute({ categories, estimated, alpha }) {
          const cells = fitted(
            categories.map(({ observed }) => observed),
            categories.map(({ expected }) => expected),
          );
          return resultOf(cells, cells.length - 1 - estimated, alpha);
        },
      },
      equal: {
        asks: ["counts", "estimated"],
        check: ({ counts, estimated }) => ({
          ...noCounts("counts", counts),
          estimated: tooMany(estimated, counts.length),
        }),
        compute({ counts, estimated, alpha }) {
          const cells = fitted(
            counts,
            counts.map(() => decimal(1)),
          );
          return resultOf(cells, cells.length - 1 - estimated, alpha);
        },
      },
    },
  },

  headline: (_, { p_value }) => (p_value ? ["p-value", `${p_value}`] : null),

  sentence: ({ alpha }, { chi_squared, freedom, p_value }, _, values) => {
    const isSignificant = !p_value || p_value.value.lte(values.alpha);
    const p = p_value ? `p = ${p_value}` : "p below 10^-30";
    return `χ² is ${chi_squared} with ${freedom} degrees of freedom, ${p}. The result is ${isSignificant ? "" : "not "}statistically significant at α = ${alpha}.`;
  },

  working: ({ of, alpha }, { chi_squared, freedom, p_value, critical, total }) => [
    of === "table"
      ? "Expected count of a cell: row total × column total ÷ total"
      : "Expected count: its share of the total",
    step`Total: ${total}`,
    "For each cell: (observed − expected)² ÷ expected",
    step`Sum of all cells: χ² = ${chi_squared}`,
    of === "table"
      ? step`Degrees of freedom, (rows - 1) × (columns - 1): ${freedom}`
      : step`Degrees of freedom, categories - 1, less what was estimated: ${freedom}`,
    optionalStep`Right tail of χ²: p = ${p_value}`,
    step`Critical value at α = ${alpha}: ${critical}`,
  ],

  alerts: (_, { least }) => [
    least.value.lt(FEW) &&
      `An expected count is only ${least}. The test is rough below ${FEW}: join categories, or use Fisher's exact test.`,
  ],
});

function resultOf(cells: readonly Cell[], degrees: number, alpha: Decimal) {
  const [chi_squared, freedom] = [sum(cells.map(({ part }) => part)), decimal(degrees)];
  const above = chi_squared.gt(FAR) ? null : chiSquaredTails(chi_squared, freedom).above;
  return {
    chi_squared,
    p_value: above && unlessTooSmall(above),
    freedom: degrees,
    critical: chiSquaredPoint("above", alpha, freedom),
    total: sum(cells.map(({ observed }) => observed)),
    least: cells.map(({ expected }) => expected).reduce((a, b) => (a.lt(b) ? a : b)),
    tail_above: chi_squared,
    cells,
  };
}

function noCounts<N extends string>(name: N, counts: readonly Decimal[]) {
  return { [name]: sum(counts).isZero() && "must not all be 0" } as const;
}

function tooMany(estimated: number, categories: number) {
  return estimated > categories - 2 && "must leave one degree of freedom or more";
}
