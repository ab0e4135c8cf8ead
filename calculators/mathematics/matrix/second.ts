// By minors: the determinant along the first row, the inverse from the adjugate, ranks and reduced rows by Cramer's rule.
import type { Given, Made, Opinion, Said } from "#calculators/second/given";
import { isZero, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";

type Grid = readonly (readonly Ratio[])[];

/** "- 1 3/4", "3/4" or "-0.5" */
function number(text: string): Ratio {
  const [, sign, whole = "0", top = "0", bottom = "1"] =
    /^([+-]?) ?(?:(\d+) (?=\d))?([\d.]+) ?(?:\/ ?(\d+))?$/.exec(text.trim()) ?? [];
  return times(plus(whole, over(top.startsWith(".") ? `0${top}` : top, bottom)), sign === "-" ? -1 : 1);
}
const read = (text = ""): Grid =>
  text.split(";").map((row) =>
    row
      .trim()
      .split(/,\s*|\s+/)
      .map(number),
  );
const at = (grid: Grid, i: number, j: number): Ratio => grid[i]?.[j] ?? ratio(0);
const plain = (a: Ratio): string => {
  const { top, bottom } = lowest(a);
  return bottom === 1n ? `${top}` : `${top}/${bottom}`;
};
const part = (grid: Grid, rows: readonly number[], columns: readonly number[]): Grid =>
  rows.map((i) => columns.map((j) => at(grid, i, j)));
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const without = (n: number, left: number): readonly number[] => upTo(n).filter((i) => i !== left);

function determinant(grid: Grid): Ratio {
  const n = grid.length;
  if (n === 0) return ratio(1);
  const terms = upTo(n).map((j) =>
    times(at(grid, 0, j), j % 2 ? -1 : 1, determinant(part(grid, without(n, 0), without(n, j)))),
  );
  return lowest(plus(0, ...terms));
}

/** All ways to choose so many of these. */
function chosen(of: readonly number[], many: number): readonly (readonly number[])[] {
  if (many === 0) return [[]];
  return of.flatMap((first, i) => chosen(of.slice(i + 1), many - 1).map((rest) => [first, ...rest]));
}

/** Rows of a minor with these columns that is not zero. */
const rowsFor = (grid: Grid, columns: readonly number[]) =>
  chosen(upTo(grid.length), columns.length).find((rows) => !isZero(determinant(part(grid, rows, columns))));

/** Columns that those before them don't give. */
function pivots(grid: Grid): readonly number[] {
  const found: number[] = [];
  for (const column of upTo(grid[0]?.length ?? 0)) if (rowsFor(grid, found.concat(column))) found.push(column);
  return found;
}

function reduced(grid: Grid): Grid {
  const columns = pivots(grid);
  const rows = rowsFor(grid, columns) ?? [];
  const whole = determinant(part(grid, rows, columns));
  return upTo(grid.length).map((i) =>
    upTo(grid[0]?.length ?? 0).map((j) => {
      if (i >= columns.length) return ratio(0);
      return over(
        determinant(
          part(
            grid,
            rows,
            columns.map((column, k) => (k === i ? j : column)),
          ),
        ),
        whole,
      );
    }),
  );
}

function inverse(grid: Grid): Grid | undefined {
  const [n, whole] = [grid.length, determinant(grid)];
  if (isZero(whole)) return undefined;
  return upTo(n).map((i) =>
    upTo(n).map((j) => over(times(determinant(part(grid, without(n, j), without(n, i))), (i + j) % 2 ? -1 : 1), whole)),
  );
}

const product = (a: Grid, b: Grid): Grid =>
  a.map((row) => upTo(b[0]?.length ?? 0).map((j) => lowest(plus(0, ...row.map((one, k) => times(one, at(b, k, j)))))));

const power = (a: Grid, n: number): Grid =>
  n === 0 ? a.map((_, i) => a.map((_, j) => ratio(i === j ? 1 : 0))) : product(power(a, n - 1), a);

const each = (a: Grid, of: (one: Ratio, i: number, j: number) => Ratio): Grid =>
  a.map((row, i) => row.map((one, j) => of(one, i, j)));

function found(given: Given, a: Grid, b: Grid): Grid | undefined {
  switch (given.find) {
    case "inverse":
      return inverse(a);
    case "reduced":
      return reduced(a);
    case "transpose":
      return upTo(a[0]?.length ?? 0).map((j) => a.map((_, i) => at(a, i, j)));
    case "power":
      return power(a, Number(given.exponent));
    case "scalar":
      return each(a, (one) => times(one, number(given.factor ?? "")));
    case "product":
      return product(a, b);
    case "sum":
      return each(a, (one, i, j) => plus(one, at(b, i, j)));
    default:
      return each(a, (one, i, j) => minus(one, at(b, i, j)));
  }
}

const matrix: Opinion = (given) => {
  const [a, b] = [read(given.a), read(given.b)];
  const wide = a[0]?.length ?? 0;
  const size = (grid: Grid) => `${grid.length} × ${grid[0]?.length}`;
  const rank = `${pivots(a).length}`;
  const square = { determinant: plain(determinant(a)), trace: plain(plus(0, ...a.map((_, i) => at(a, i, i)))), rank };
  if (given.find === "determinant") return { ...square, size: size(a) };
  const result = wide > 0 ? found(given, a, b) : undefined;
  if (!result) return undefined;
  const said: Said = {
    result: result.map((row) => row.map(plain).join(", ")).join("; "),
    size: size(result),
    rows: result.map((row) => upTo(5).map((j) => (row[j] ? plain(row[j]) : ""))),
  };
  if (given.find === "inverse") return { ...said, ...square };
  return given.find === "reduced" ? { ...said, rank } : said;
};

const ENTRIES = ["0", "0", "1", "-1", "2", "3", "-5", "1/2", "0.25", "7"];

/** Chance seldom makes matrices whose sizes fit. */
export const made: Made = (pick): Given => {
  const grid = (rows: number, columns: number) =>
    upTo(rows)
      .map(() =>
        upTo(columns)
          .map(() => pick(ENTRIES))
          .join(", "),
      )
      .join("; ");
  const find = pick([
    "determinant",
    "inverse",
    "reduced",
    "transpose",
    "power",
    "scalar",
    "product",
    "sum",
    "difference",
  ]);
  const [m, n, k] = [pick([1, 2, 3, 4]), pick([1, 2, 3, 4, 5]), pick([1, 2, 3])];
  if (["determinant", "inverse"].includes(find)) return { find, a: grid(m, m) };
  if (find === "power") return { find, a: grid(m, m), exponent: pick(["0", "1", "3"]) };
  if (find === "scalar") return { find, a: grid(m, n), factor: pick(["3", "-1/2", "0"]) };
  if (find === "product") return { find, a: grid(m, n), b: grid(n, k) };
  return ["sum", "difference"].includes(find) ? { find, a: grid(m, n), b: grid(m, n) } : { find, a: grid(m, n) };
};

export default matrix;
