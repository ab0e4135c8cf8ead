// e^λ = 1 + λ + λ² ÷ 2! + λ³ ÷ 3! + …, and the chance of k events is the share of its term λ^k ÷ k!. In units of 10^-200.
import { figure, type Given, type Made, type Opinion, type Rows, whole } from "#calculators/second/given";
import { percent, usual } from "#calculators/second/print";
import { compare, down, isMore, near, over, plus, type Ratio, root, times } from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";

const UNIT = 10n ** 200n;

function fractionIn(text: string): Ratio | undefined {
  const [, sign, whole = "0", top = "0", bottom = "1", rest = "0"] =
    /^([+-]?) ?(?:(?:(\d+) )?(\d+) ?\/ ?(\d+)|(.*))$/.exec(text) ?? [];
  if (BigInt(bottom) === 0n) return undefined;
  return lowest(times(plus(whole, over(top, bottom), rest.startsWith(".") ? `0${rest}` : rest), sign === "-" ? -1 : 1));
}

function termsOf({ top, bottom }: Ratio): readonly bigint[] {
  const terms: bigint[] = [];
  for (let term = UNIT; term > 0n; term = (term * top) / (bottom * BigInt(terms.length))) terms.push(term);
  return terms;
}

const total = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);

function rowsOf(terms: readonly bigint[], length: number, middle: number): Rows {
  const all = total(terms);
  const cell = (some: readonly bigint[]): string => percent(over(total(some) * 100n, all), 4);
  const first = Math.max(0, Math.min(middle - 10, length - 21));
  return terms
    .slice(first, Math.min(first + 21, length))
    .map((term, i) => [
      usual(first + i),
      cell([term]),
      cell(terms.slice(0, first + i + 1)),
      cell(terms.slice(first + i)),
    ]);
}

const poissonDistribution: Opinion = (given) => {
  const length = fractionIn(given.length ?? "1");
  if (!length) return undefined;
  const mean = lowest(times(figure(given, "rate"), length));
  if (compare(mean, 0) <= 0 || isMore(mean, 1000)) return undefined;
  const [from, to] = endsIn(given);
  if (to !== undefined && from > to) return undefined;
  const terms = termsOf(mean);
  const all = total(terms);
  const within = total(terms.slice(from, to === undefined ? undefined : to + 1));
  const shown = (some: bigint): string => `${usual(near(over(some * 100n, all)))}%`;
  const isTiny = (some: bigint): boolean => some * 10n ** 30n < all;
  if (isTiny(within)) return undefined;
  const isAll = from === 0 && to === undefined;
  const likely = down(mean);
  const isTie = likely > 0n && compare(likely, mean) === 0;
  const peak = terms[Number(likely)] ?? 0n;
  const counted = terms.findIndex((term, k) => isMore(k, mean) && term * 10n ** 60n <= peak);
  return {
    probability: shown(within),
    complement: isAll || !isTiny(all - within) ? shown(all - within) : undefined,
    mean: usual(mean),
    variance: usual(mean),
    deviation: usual(root(near(mean), 2)),
    most_likely: isTie ? `${likely - 1n} and ${likely}` : `${likely}`,
    distribution: rowsOf(terms, counted, Number(likely)),
  };
};

function endsIn(given: Given): readonly [from: number, to?: number] {
  if (given.find === "between") return [whole(given, "from"), whole(given, "to")];
  const k = whole(given, "k");
  if (given.find === "at_least") return [k];
  return [given.find === "at_most" ? 0 : k, k];
}

export const made: Made = (pick): Given => {
  const find = pick(["exactly", "at_most", "at_least", "between"]);
  const [rate, k] = pick([
    ["6", ["0", "4", "6", "30"]],
    ["0.75", ["0", "1", "3", "15"]],
    ["147", ["100", "147", "160", "300"]],
    ["1000", ["900", "1000", "1100", "2000"]],
    ["0.001", ["0", "1", "5", "12"]],
  ] as const);
  const length = pick(["1", "1", "1/8", "0.5", "2/3"]);
  if (find !== "between") return { find, rate, length, k: pick(k) };
  const [from, to] = [Number(pick(k)), Number(pick(k))];
  return { find, rate, length, from: `${Math.min(from, to)}`, to: `${Math.max(from, to)}` };
};

export default poissonDistribution;
