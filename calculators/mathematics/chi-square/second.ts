import { figure, type Given, type Made, type Opinion } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import {
  isMore,
  isZero,
  minus,
  near,
  over,
  plus,
  type Ratio,
  ratio,
  root,
  size,
  smaller,
  times,
} from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";
import { chiSquared, pointBelow } from "#calculators/second/tails";

type Cell = { readonly name: string; readonly observed: Ratio; readonly expected: Ratio };
const HALF = over(1, 2);
const LEAST = over(1, 10n ** 30n);
const total = (all: readonly Ratio[]): Ratio => lowest(plus(0, ...all));
const square = (a: Ratio): Ratio => times(a, a);

function partOf({ observed, expected }: Cell, isCorrected: boolean): Ratio {
  const off = size(minus(observed, expected));
  return lowest(over(square(isCorrected ? minus(off, smaller(HALF, off)) : off), expected));
}

function said(given: Given, cells: readonly Cell[], freedom: number, isCorrected = false) {
  const parts = cells.map((cell) => partOf(cell, isCorrected));
  const chi = total(parts);
  const { above } = isMore(chi, 10_000) ? { above: ratio(0) } : chiSquared(near(chi), freedom);
  const all = total(cells.map(({ observed }) => observed));
  const least = cells.map(({ expected }) => expected).reduce(smaller);
  return {
    chi,
    all,
    figures: {
      chi_squared: usual(chi),
      p_value: isMore(LEAST, above) ? undefined : usual(above),
      freedom: usual(freedom),
      critical: usual(
        pointBelow((x) => chiSquared(x, freedom).below, minus(1, figure(given, "alpha")), ratio(freedom)),
      ),
      total: usual(all),
      least: usual(least),
      tail_above: usual(chi),
      cells: cells.map(({ name, observed, expected }, i) => [
        name,
        usual(observed),
        usual(expected),
        usual(parts[i] ?? 0),
      ]),
    },
  };
}

function twoWay(given: Given) {
  const grid = (given.grid ?? "").split(";").map((row) =>
    row
      .trim()
      .split(/,\s*|\s+/)
      .map((count) => ratio(count)),
  );
  const wide = grid[0]?.length ?? 0;
  if (grid.some((row) => row.length !== wide)) return undefined;
  const rows = grid.map(total);
  const columns = Array.from({ length: wide }, (_, j) => total(grid.map((row) => row[j] ?? ratio(0))));
  if ([...rows, ...columns].some(isZero)) return undefined;
  const isCorrected = given.yates === "true";
  if (isCorrected && grid.length * wide > 4) return undefined;
  const cells = grid.flatMap((row, i) =>
    row.map((observed, j) => ({
      name: `row ${i + 1}, column ${j + 1}`,
      observed,
      expected: lowest(over(times(rows[i] ?? 0, columns[j] ?? 0), total(rows))),
    })),
  );
  const [down, across] = [grid.length - 1, wide - 1];
  const { chi, all, figures } = said(given, cells, down * across, isCorrected);
  return { ...figures, effect: usual(root(near(over(chi, times(all, Math.min(down, across)))), 2)) };
}

const chiSquare: Opinion = (given) => {
  if (given.of === "table") return twoWay(given);
  const pairs =
    given.of === "equal"
      ? (given.counts ?? "").split(/,\s*/).map((count) => [count, "1"])
      : (given.categories ?? "").split(/;\s*/).map((row) => row.split(":").map((cell) => cell.trim()));
  const [observed, shares] = [0, 1].map((at) => pairs.map((pair) => ratio(pair[at] ?? "")));
  const [all, scale] = [total(observed ?? []), total(shares ?? [])];
  const freedom = pairs.length - 1 - Number(given.estimated);
  if (isZero(all) || freedom < 1) return undefined;
  const cells = (observed ?? []).map((count, i) => ({
    name: `${i + 1}`,
    observed: count,
    expected: lowest(over(times(shares?.[i] ?? 0, all), scale)),
  }));
  return said(given, cells, freedom).figures;
};

/** Chance seldom makes a table with even rows, or one whose tail has a digit. */
export const made: Made = (pick): Given => {
  const of = pick(["table", "table", "equal", "fit"]);
  const alpha = pick(["0.05", "0.01", "0.1"]);
  const count = () => pick(["0", "3", "8", "12", "20", "41", "150"]);
  const some = (n: number) => Array.from({ length: n }, count);
  const many = pick([2, 3, 5, 8]);
  if (of === "equal") return { of, alpha, counts: some(many).join(", ") };
  if (of === "fit")
    return {
      of,
      alpha,
      categories: some(many)
        .map((one) => `${one}:${pick(["1", "2", "0.5", "30"])}`)
        .join("; "),
    };
  const wide = pick([2, 3, 4]);
  const table = Array.from({ length: pick([2, 3]) }, () => some(wide).join(pick([" ", ", "])));
  return { of, alpha, grid: table.join("; "), yates: table.length * wide === 4 ? pick(["true", "false"]) : "false" };
};

export default chiSquare;
