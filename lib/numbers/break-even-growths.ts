// Every growth at which cash flows are worth nothing, by counting and without a grid that roots could slip through.
//
// Rolle, 1691: between two neighboring roots of a curve its slope has a root. Divided by its first power, a sum of powers has
// a slope with one flow less, so the roots of the slope, found first in the same way, cut the sum into pieces with one root
// at most, at whose ends its sign tells whether there is one. Descartes, 1637: with one change of sign among its flows, a sum
// has one root at most, so there the chain of slopes begins. A root that counts several times is a root of the slope too.
//
// Floating point is quick and mostly enough. Where its noise decides a sign, whole numbers decide instead.
import { inOrder } from "./cash-flows.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { fine, fineRoot, fineSign, inDecimals, type WholeFlow } from "./fine-worth.ts";
import type { Flow } from "./present-values.ts";
import { inWholes } from "./rational.ts";
import { closeIn, isNoise, type RoughFlow, roughWorth } from "./rough-worth.ts";
import { snap } from "./round.ts";
import { nthRoot } from "./wide.ts";

type Sum = readonly (RoughFlow & WholeFlow)[];
/** A growth in floating point, and to all digits where that is not enough. */
type Place = { readonly rough: number; readonly exact: () => bigint };

/** In order, from a loss of 99.99% to a gain of 1,000,000% a year. */
export function breakEvenGrowths(flows: readonly Flow[], stepsPerYear: number): readonly Decimal[] {
  const end = (yearly: Decimal, side: number): Place => {
    const rough = Number(nthRoot(yearly, stepsPerYear)) * side;
    return { rough, exact: () => fine(rough) };
  };
  const [low, high] = [end(LEAST, 1 - HAIR), end(MOST, 1 + HAIR)];
  let places: readonly Place[] = [];
  for (const sum of slopesOf(netted(flows))) places = rootsAt(sum, [low, ...places, high]);
  const growths = places.map(({ exact }) => inDecimals(exact()));
  return growths.filter((growth) => isInRange(snap(growth.pow(stepsPerYear))));
}

const [LEAST, MOST] = [decimal("0.0001"), decimal(10001)];
const HAIR = 1e-9;
const isInRange = (yearly: Decimal): boolean => yearly.gte(LEAST) && yearly.lte(MOST);

/** Flows of the same step added up, the first at 0. */
function netted(flows: readonly Flow[]): readonly WholeFlow[] {
  const sums = new Map<number, Decimal>();
  for (const { at, amount } of flows) sums.set(at, amount.plus(sums.get(at) ?? 0));
  const ordered = inOrder([...sums].map(([at, amount]) => ({ at, amount })));
  const { wholes } = inWholes(ordered.map(({ amount }) => amount));
  return ordered.map(({ at }, i) => ({ at: at - (ordered[0]?.at ?? 0), amount: wholes[i] ?? 0n }));
}

/** The sum itself last. */
function slopesOf(flows: readonly WholeFlow[]): readonly Sum[] {
  const slopes = [flows];
  for (let sum = flows; changesOf(sum) > 1; slopes.unshift(sum)) sum = slopeOf(sum);
  return slopes.map((slope) => slope.map((flow) => ({ ...flow, about: Number(flow.amount) })));
}

/** By the discount, divided by its own first power. */
const slopeOf = ([, ...rest]: readonly WholeFlow[]): readonly WholeFlow[] =>
  rest.map(({ at, amount }) => ({ at: at - (rest[0]?.at ?? 0), amount: amount * BigInt(at) }));

const changesOf = (flows: readonly WholeFlow[]): number =>
  flows.filter(({ amount }, i) => (flows[i - 1]?.amount ?? 0n) * amount < 0n).length;

/** Between two neighboring places the sum rises, or falls, all the way. */
function rootsAt(sum: Sum, places: readonly Place[]): readonly Place[] {
  const signs = places.map((place) => signAt(sum, place));
  return places.flatMap((place, i) => {
    const [next, sign] = [places[i + 1], signs[i] ?? 0];
    if (sign === 0) return [place];
    return next && sign * (signs[i + 1] ?? 0) < 0 ? [rootIn(sum, place, next, sign < 0)] : [];
  });
}

function signAt(sum: Sum, { rough, exact }: Place): number {
  const about = roughWorth(sum, rough);
  return isNoise(about) ? fineSign(sum, exact()) : Math.sign(about.value);
}

function rootIn(sum: Sum, low: Place, high: Place, isRising: boolean): Place {
  const rough = closeIn(sum, low.rough, high.rough, isRising);
  const exact = ({ rough, exact }: Place) => (isNoise(roughWorth(sum, rough)) ? exact() : fine(rough));
  let known: bigint | undefined;
  return {
    rough,
    exact() {
      known ??= fineRoot(sum, exact(low), exact(high), fine(rough), isRising);
      return known;
    },
  };
}
