import { figure, type Opinion, type Said, whole } from "#calculators/second/given";
import { fixed, significant, percent as twoPlaces } from "#calculators/second/print";
import {
  isMore,
  isZero,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  times,
  up,
} from "#calculators/second/ratio";
import { ln, lowest } from "#calculators/second/series";

const percent = (share: Ratio): string => `${significant(times(100, share))}%`;
const perhaps = (a: Ratio, b: Ratio): string | undefined => (isZero(b) ? undefined : percent(over(a, b)));
const whole0 = (n: bigint): string => fixed({ top: n, bottom: 1n }, 0);

function counted(favorable: Ratio, possible: Ratio) {
  const { top, bottom } = lowest(over(favorable, possible));
  return {
    chance: percent(over(favorable, possible)),
    complement: percent(over(minus(possible, favorable), possible)),
    fraction: bottom === 1n ? `${top}` : `${top}/${bottom}`,
    odds: `${top}:${bottom - top}`,
    against: `${bottom - top}:${top}`,
  };
}

function pair(a: Ratio, b: Ratio, both: Ratio) {
  const [onlyA, onlyB] = [minus(a, both), minus(b, both)];
  const either = plus(onlyA, onlyB, both);
  if (isMore(both, a) || isMore(both, b) || isMore(either, 1) || isMore(0, both)) return undefined;
  return {
    ...{ both: percent(both), either: percent(either), neither: percent(minus(1, either)) },
    ...{ one: percent(plus(onlyA, onlyB)), only_a: percent(onlyA), only_b: percent(onlyB) },
    ...{ a_given_b: perhaps(both, b), b_given_a: perhaps(both, a) },
  };
}

function bayes(a: Ratio, givenA: Ratio, givenNotA: Ratio): Said {
  const [both, onlyB] = [times(a, givenA), times(minus(1, a), givenNotA)];
  const b = plus(both, onlyB);
  if (isZero(b)) return undefined;
  return {
    ...{ both: percent(both), only_b: percent(onlyB), of_b: percent(b), b_given_a: percent(givenA) },
    ...{ a_given_b: perhaps(both, b), a_given_not_b: perhaps(minus(a, both), minus(1, b)) },
  };
}

function repeated(hit: Ratio, tries: number): Said {
  const miss = minus(1, hit);
  const [never, every] = [power(miss, tries, near), power(hit, tries, near)];
  const readable = (share: Ratio, of: Ratio) =>
    isZero(of) || !isMore("0.000000000000000000000000000001", share) ? percent(share) : undefined;
  const half = isZero(miss) ? 1n : up(near(over(ln(over(1, 2)), ln(miss))));
  return {
    once: percent(minus(1, never)),
    never: readable(never, miss),
    every: readable(every, hit),
    even_chance: whole0(half),
  };
}

/** Rolls counted one by one: how many there are with the faces of one die more. */
function waysTo(sum: number, dice: number, sides: number, known: Map<string, bigint>): bigint {
  if (dice === 0) return sum === 0 ? 1n : 0n;
  const key = `${sum} ${dice}`;
  let ways = known.get(key);
  if (ways === undefined) {
    ways = 0n;
    for (let face = 1; face <= sides && face <= sum; face++) ways += waysTo(sum - face, dice - 1, sides, known);
    known.set(key, ways);
  }
  return ways;
}

function rolled(dice: number, sides: number, sum: number): Said {
  if (dice * sides > 200) return undefined;
  const known = new Map<string, bigint>();
  const of = (sum: number): Ratio => ratio(waysTo(sum, dice, sides, known));
  const all = power(sides, dice);
  const sums = Array.from({ length: dice * sides - dice + 1 }, (_, i) => dice + i);
  const within = (fits: (other: number) => boolean) => percent(over(plus(...sums.filter(fits).map(of)), all));
  return {
    ...counted(of(sum), all),
    ...{
      ways: whole0(of(sum).top),
      at_most: within((other) => other <= sum),
      at_least: within((other) => other >= sum),
    },
    sums: sums.map((sum) => [whole0(BigInt(sum)), whole0(of(sum).top), twoPlaces(times(100, over(of(sum), all)))]),
  };
}

const probability: Opinion = (given) => {
  const share = (name: string): Ratio => over(figure(given, name), 100);
  switch (given.find) {
    case "outcomes": {
      const [favorable, possible] = [figure(given, "favorable"), figure(given, "possible")];
      return isMore(favorable, possible) ? undefined : counted(favorable, possible);
    }
    case "independent":
      return pair(share("a"), share("b"), times(share("a"), share("b")));
    case "shared":
      return pair(share("a"), share("b"), share("both"));
    case "union":
      return pair(share("a"), share("b"), minus(plus(share("a"), share("b")), share("either")));
    case "conditional": {
      const said = pair(share("a"), share("b"), times(share("a"), share("b_given_a")));
      return said && { ...said, b_given_a: percent(share("b_given_a")) };
    }
    case "tries":
      return repeated(share("each"), whole(given, "tries"));
    case "bayes":
      return bayes(share("a"), share("b_given_a"), share("b_given_not_a"));
    default:
      return rolled(whole(given, "dice"), whole(given, "sides"), whole(given, "sum"));
  }
};

export default probability;
