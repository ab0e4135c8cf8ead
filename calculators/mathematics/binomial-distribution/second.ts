// Whole numbers in units of 10^-500: the ways to choose from Pascal's rule, times powers of p and of q.
import type { Given, Made, Opinion, Rows } from "#calculators/second/given";
import { percent, usual } from "#calculators/second/print";
import { compare, down, minus, near, over, plus, type Ratio, root, times } from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";

const UNIT = 10n ** 500n;

function fractionIn(text: string): Ratio | undefined {
  const [, sign, whole = "0", top = "0", bottom = "1", rest = "0"] =
    /^([+-]?) ?(?:(?:(\d+) )?(\d+) ?\/ ?(\d+)|(.*))$/.exec(text) ?? [];
  if (BigInt(bottom) === 0n) return undefined;
  return lowest(times(plus(whole, over(top, bottom), rest.startsWith(".") ? `0${rest}` : rest), sign === "-" ? -1 : 1));
}

function powers({ top, bottom }: Ratio, most: number): readonly bigint[] {
  const all = [UNIT];
  while (all.length <= most) all.push(((all.at(-1) ?? 0n) * top) / bottom);
  return all;
}

function chances(n: number, p: Ratio): readonly bigint[] {
  const [successes, failures] = [powers(p, n), powers(lowest(minus(1, p)), n)];
  let ways = 1n;
  return successes.map((success, k) => {
    const chance = (ways * success * (failures[n - k] ?? 0n)) / UNIT;
    ways = (ways * BigInt(n - k)) / BigInt(k + 1);
    return chance;
  });
}

const hundred = (units: bigint): Ratio => ({ top: units * 100n, bottom: UNIT });
const total = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);
const shown = (units: bigint): string => `${usual(near(hundred(units)))}%`;
const unlessTiny = (units: bigint) => (units * 10n ** 30n < UNIT ? undefined : shown(units));
const cell = (units: bigint): string => percent(hundred(units), 4);

function rowsOf(all: readonly bigint[], middle: number): Rows {
  const first = Math.max(0, Math.min(middle - 10, all.length - 21));
  return all
    .slice(first, first + 21)
    .map((chance, i) => [
      String(first + i).replace(/\B(?=(\d{3})+$)/g, ","),
      cell(chance),
      cell(total(all.slice(0, first + i + 1))),
      cell(total(all.slice(first + i))),
    ]);
}

const binomialDistribution: Opinion = (given) => {
  const n = Number(given.n);
  const p = fractionIn(given.p ?? "");
  if (!p || compare(p, 0) <= 0 || compare(p, 1) >= 0) return undefined;
  const k = Number(given.k);
  const ends = { exactly: [k, k], at_most: [0, k], at_least: [k, n], between: [Number(given.from), Number(given.to)] };
  const [from = 0, to = 0] = ends[given.find as keyof typeof ends] ?? [];
  if (from > to || to > n) return undefined;
  const all = chances(n, p);
  const within = total(all.slice(from, to + 1));
  if (within * 10n ** 30n < UNIT) return undefined;
  const [mean, variance] = [times(n, p), times(n, p, minus(1, p))];
  const likely = down(times(n + 1, p));
  const isTie = compare(likely, times(n + 1, p)) === 0;
  const isAll = from === 0 && to === n;
  const rest = total([...all.slice(0, from), ...all.slice(to + 1)]);
  return {
    probability: shown(within),
    complement: isAll ? "0%" : unlessTiny(rest),
    mean: usual(mean),
    variance: usual(variance),
    deviation: usual(root(near(variance), 2)),
    most_likely: isTie ? `${likely - 1n} and ${likely}` : `${likely}`,
    distribution: rowsOf(all, Number(down(mean))),
  };
};

export const made: Made = (pick): Given => {
  const n = pick([1, 2, 5, 10, 20, 21, 50, 100, 333, 1000]);
  const p = pick(["0.5", "1/6", "0.01", "0.99", "1/3", "0.41", ".25"]);
  const near = [Math.floor(n / 2), Math.floor(n / 6), 0, n];
  const find = pick(["exactly", "at_most", "at_least", "between"]);
  if (find !== "between") return { find, n: `${n}`, p, k: `${pick(near)}` };
  const [from, to] = [pick(near), pick(near)];
  return { find, n: `${n}`, p, from: `${Math.min(from, to)}`, to: `${Math.max(from, to)}` };
};

export default binomialDistribution;
