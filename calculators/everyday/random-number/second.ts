// PCG32 by O'Neill's C code: state and stream set up, then one word at each step, and words below 2^32 mod the bound dropped.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, usual } from "#calculators/second/print";
import { down, over, plus, type Ratio, ratio, times, up } from "#calculators/second/ratio";

const [ALL, WORD] = [2n ** 64n, 2n ** 32n];

function* words(seed: bigint): Generator<bigint, never> {
  let state = 0n;
  const forward = () => {
    state = (state * 6364136223846793005n + 109n) % ALL;
  };
  forward();
  state = (state + seed) % ALL;
  forward();
  for (;;) {
    const old = state;
    forward();
    const x = ((old ^ (old / 2n ** 18n)) / 2n ** 27n) % WORD;
    const turn = old / 2n ** 59n;
    yield (x / 2n ** turn + x * 2n ** (32n - turn)) % WORD;
  }
}

function drawer(seed: bigint) {
  const from = words(seed);
  const next = (bound: bigint): bigint => {
    const wide = bound > WORD;
    const word = wide ? from.next().value * WORD + from.next().value : from.next().value;
    return word < (wide ? ALL : WORD) % bound ? next(bound) : word % bound;
  };
  return next;
}

function places(given: Given, many: bigint, count: number): readonly bigint[] {
  const next = drawer(figure(given, "seed").top);
  if (given.repeats !== "no") return Array.from({ length: count }, () => next(many));
  const moved = new Map<bigint, bigint>();
  return Array.from({ length: count }, (_, i) => {
    const other = BigInt(i) + next(many - BigInt(i));
    const [here, there] = [moved.get(BigInt(i)) ?? BigInt(i), moved.get(other) ?? other];
    moved.set(other, here);
    return there;
  });
}

type Range = { readonly first: bigint; readonly many: bigint; readonly count: number; readonly digits: number };

function rangeOf(given: Given): Range {
  const digits = given.find === "decimals" ? whole(given, "places") : 0;
  const count = given[{ dice: "dice", coins: "tosses" }[given.find ?? ""] ?? "how_many"];
  const [first, last] = endsOf(given, digits);
  return { first, many: last - first + 1n, count: Number(count), digits };
}

function endsOf(given: Given, digits: number): readonly [bigint, bigint] {
  if (given.find === "dice") return [1n, figure(given, "sides").top];
  if (given.find === "coins") return [0n, 1n];
  if (given.find === "list") return [1n, BigInt((given.items ?? "").split("; ").length)];
  if (given.find === "integers") return [figure(given, "from").top, figure(given, "to").top];
  const scale = 10n ** BigInt(digits);
  return [up(times(figure(given, "low"), scale)), down(times(figure(given, "high"), scale))];
}

const randomNumber: Opinion = (given) => {
  const { first, many, count, digits } = rangeOf(given);
  if (many < 1n || (given.repeats === "no" && many < BigInt(count))) return undefined;
  const scale = 10n ** BigInt(digits);
  const found = places(given, many, count).map((place) => over(first + place, scale));
  const sorted = [...found];
  if (given.order === "ascending") sorted.sort((a, b) => sign(a, b));
  if (given.order === "descending") sorted.sort((a, b) => sign(b, a));
  const heads = found.filter((side) => side.top === 1n).length;
  const isCoins = given.find === "coins";
  return {
    result: isCoins || given.find === "list" ? null : sorted.map((n) => fixed(n, digits)).join(", "),
    numbers: sorted.map((n) => usual(n)).join(", "),
    total: isCoins || given.find === "list" || count === 1 ? undefined : usual(plus(0, ...found)),
    heads: isCoins ? `${heads}` : undefined,
    tails: isCoins ? `${count - heads}` : undefined,
    possible: usual(ratio(many)),
    drawn_by: fixed(figure(given, "seed"), 0),
  };
};

const sign = (a: Ratio, b: Ratio): number => {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : Number(difference > 0n);
};

export default randomNumber;
