// The shortest way between two points of the Earth: on the ellipsoid WGS 84 by Karney, Algorithms for geodesics (2013), and on
// a sphere. On the ellipsoid the bearing is sought at which the way meets the other longitude, which always succeeds.
import { type Amount, type Decimal, decimalsOf, decimal as exact } from "./decimal.ts";

/** A millimeter of the way is ten digits; the search needs as many again. */
const Short = decimalsOf(24);
const decimal = (amount: Amount): Decimal => new Short(amount);
const PI = Short.acos(-1);
const RADIAN = PI.div(180);
/** In place of 0, where a direction would be lost. */
const TINY = decimal("1e-21");
const ENOUGH = "1e-15";
/** Decimals of a meter. */
const SURE = 9;

const EQUATOR = decimal(6378137);
const FLATTENING = decimal(1).div("298.257223563");
const ROUND = decimal(1).minus(FLATTENING);
const POLAR = EQUATOR.times(ROUND);
const BULGE = decimal(1).div(ROUND.times(ROUND)).minus(1);
const N = FLATTENING.div(decimal(2).minus(FLATTENING));

/** In degrees. */
export type Spot = { readonly latitude: Decimal; readonly longitude: Decimal };
export type Way = { readonly meters: Decimal; readonly bearing: Decimal; readonly arrival: Decimal };

/** A sine and a cosine. */
type Sides = readonly [sine: Decimal, cosine: Decimal];

const sidesOf = (angle: Decimal): Sides => [angle.sin(), angle.cos()];
const angleOf = ([sine, cosine]: Sides): Decimal => Short.atan2(sine, cosine);
const inDegrees = (angle: Decimal): Decimal => {
  const degrees = angle.div(RADIAN);
  return exact(degrees.lt(0) ? degrees.plus(360) : degrees);
};

/** From -180 to 180 degrees east. */
export function eastward(from: Decimal, to: Decimal): Decimal {
  const turn = to.minus(from).mod(360);
  if (turn.gt(180)) return turn.minus(360);
  return turn.lte(-180) ? turn.plus(360) : turn;
}

/** The way from a point in the south to one that is no farther from the equator; others are its mirror images. */
export function geodesic(from: Spot, to: Spot): Way {
  const east = eastward(from.longitude, to.longitude);
  const isSwapped = from.latitude.abs().lt(to.latitude.abs());
  const [first, last] = isSwapped ? [to.latitude, from.latitude] : [from.latitude, to.latitude];
  const isFlipped = first.gte(0);
  const southern = (latitude: Decimal) => decimal(isFlipped ? latitude.neg() : latitude);
  const { meters, start, end } = canonical(southern(first), southern(last), decimal(east.abs()));
  const turned = ([sine, cosine]: Sides) =>
    inDegrees(angleOf([east.lt(0) ? sine.neg() : sine, isFlipped === isSwapped ? cosine : cosine.neg()]));
  const [bearing, arrival] = isSwapped ? [end, start] : [start, end];
  return { meters: exact(meters.toDecimalPlaces(SURE)), bearing: turned(bearing), arrival: turned(arrival) };
}

type Canonical = { readonly meters: Decimal; readonly start: Sides; readonly end: Sides };

function canonical(first: Decimal, last: Decimal, east: Decimal): Canonical {
  const onEquator = first.isZero() && last.isZero();
  if (onEquator && east.lte(ROUND.times(180)))
    return { meters: EQUATOR.times(east).times(RADIAN), start: EASTWARD, end: EASTWARD };
  const [from, to, wanted] = [reduced(first), reduced(last), east.times(RADIAN)];
  const start: Sides = first.isZero() ? [TINY.neg(), decimal(1)] : from;
  const isAlongMeridian = east.isZero() || east.eq(180) || first.eq(-90);
  if (isAlongMeridian) {
    const heading: Sides = east.eq(180) ? [decimal(0), decimal(-1)] : sidesOf(wanted);
    return { ...ended(track(start, to, heading), first.eq(-90) ? heading : [decimal(0), heading[1]]) };
  }
  const heading = sought(start, to, wanted);
  return ended(track(start, to, heading), heading);
}

const EASTWARD: Sides = [decimal(1), decimal(0)];

const ended = ({ meters, end }: Track, start: Sides): Canonical => ({ meters: meters(), start, end });

/** Of the latitude on the sphere around the ellipsoid. */
function reduced(latitude: Decimal): Sides {
  const [sine, cosine] = sidesOf(latitude.times(RADIAN));
  const up = sine.times(ROUND);
  const length = up.times(up).plus(cosine.times(cosine)).sqrt();
  return [up.div(length), Short.max(cosine.div(length), TINY)];
}

/** The farther east the way begins, the less far east it ends. */
function sought(from: Sides, to: Sides, wanted: Decimal): Sides {
  let [low, high] = [decimal(0), PI];
  let angle = headingTo(from, to, wanted);
  let before: Tried | undefined;
  for (;;) {
    const heading = sidesOf(angle);
    const { east, turned } = track(from, to, heading);
    const error = east.minus(wanted);
    if (error.abs().lt(ENOUGH) || high.minus(low).lt(ENOUGH)) return heading;
    if (error.lt(0)) low = angle;
    else high = angle;
    const next = before ? crossing(before, [angle, error]) : headingTo(from, to, wanted.plus(turned).minus(east));
    // Halved where a guess helps little, so that it ends.
    const isGuess = next.gt(low) && next.lt(high) && !before?.[1].abs().lt(error.abs().times(2));
    before = [angle, error];
    angle = isGuess ? next : low.plus(high).div(2);
  }
}

type Tried = readonly [angle: Decimal, error: Decimal];

/** Where the line through two tries meets 0. */
const crossing = ([a, x]: Tried, [b, y]: Tried): Decimal =>
  x.eq(y) ? a : b.minus(y.times(b.minus(a)).div(y.minus(x)));

/** On the sphere. */
function headingTo([up, along]: Sides, [upThere, alongThere]: Sides, turn: Decimal): Decimal {
  const [sine, cosine] = sidesOf(turn);
  return angleOf([alongThere.times(sine), along.times(upThere).minus(up.times(alongThere).times(cosine))]);
}

type Track = { readonly east: Decimal; readonly turned: Decimal; readonly end: Sides; meters(): Decimal };

/** A way with that heading as far as the other latitude: how far east it leads, on the sphere too, and how long it is. */
function track([up, along]: Sides, [upThere, alongThere]: Sides, [sine, cosine]: Sides): Track {
  const across = sine.times(along);
  const [c1, s1, s2] = [cosine.times(along), up, upThere];
  const left = c1.times(c1).plus(alongThere.times(alongThere)).minus(along.times(along));
  const c2 = left.gt(0) ? left.sqrt() : decimal(0);
  const [rise, run] = [Short.max(c1.times(s2).minus(s1.times(c2)), 0), c1.times(c2)];
  const arc = angleOf([rise, run.plus(s1.times(s2))]);
  const turned = angleOf([rise.times(across), run.plus(across.times(across).times(s1).times(s2))]);
  const square = decimal(1).minus(across.times(across));
  const k2 = BULGE.times(square);
  const e = k2.div(k2.plus(k2.plus(1).sqrt().plus(1).times(2)));
  const ripples = minus(waves(s2, c2, square), waves(s1, c1, square));
  const bent = arc
    .plus(
      series(
        LONGITUDES.map((row) => polynomial(row, e)),
        ripples,
      ),
    )
    .times(polynomial(FIRST, e));
  return {
    turned,
    east: turned.minus(FLATTENING.times(across).times(bent)),
    end: [across.div(alongThere), c2.div(alongThere)],
    meters: () =>
      POLAR.times(stretch(e)).times(
        arc.plus(
          series(
            LENGTHS.map((row) => polynomial(row, e)),
            ripples,
          ),
        ),
      ),
  };
}

const stretch = (e: Decimal): Decimal => {
  const square = e.times(e);
  return square.div(64).plus("0.25").times(square).plus(1).div(decimal(1).minus(e));
};

/** sin 2σ, sin 4σ, sin 6σ, sin 8σ, of a sine and a cosine whose squares add up to that. */
function waves(sine: Decimal, cosine: Decimal, square: Decimal): readonly Decimal[] {
  if (square.isZero()) return [];
  const [s2, c2] = [sine.times(cosine).times(2).div(square), cosine.times(cosine).minus(sine.times(sine)).div(square)];
  const [s4, c4] = [s2.times(c2).times(2), c2.times(c2).times(2).minus(1)];
  return [s2, s4, s4.times(c2).plus(c4.times(s2)), s4.times(c4).times(2)];
}
const minus = (a: readonly Decimal[], b: readonly Decimal[]): readonly Decimal[] =>
  a.map((value, i) => value.minus(b[i] ?? 0));

const series = (factors: readonly Decimal[], of: readonly Decimal[]): Decimal =>
  of.reduce((sum, wave, i) => sum.plus(wave.times(factors[i] ?? 0)), decimal(0));

const polynomial = (row: readonly Decimal[], e: Decimal): Decimal =>
  row.reduceRight((sum, factor) => sum.times(e).plus(factor), decimal(0));

const fraction = (top: Amount, bottom: number): Decimal => decimal(top).div(bottom);
const inN = (bottom: number, ...factors: readonly number[]): Decimal => polynomial(factors.map(decimal), N).div(bottom);
const ZERO = decimal(0);

// Karney's equations 18, 24 and 25 as far as the fourth power: what is left out is less than a micrometer.
const LENGTHS = [
  [ZERO, fraction(-1, 2), ZERO, fraction(3, 16)],
  [ZERO, ZERO, fraction(-1, 16), ZERO, fraction(1, 32)],
  [ZERO, ZERO, ZERO, fraction(-1, 48)],
  [ZERO, ZERO, ZERO, ZERO, fraction(-5, 512)],
];
const FIRST = [inN(1, 1), inN(2, -1, 1), inN(8, -2, -1, 3), inN(16, -1, -3, -1), inN(64, -3, -2)];
const LONGITUDES = [
  [ZERO, inN(4, 1, -1), inN(8, 1, 0, -1), inN(64, 3, 3, -1), inN(128, 5, 2)],
  [ZERO, ZERO, inN(32, 2, -3, 1), inN(64, 3, -2, -3), inN(128, 3, 1)],
  [ZERO, ZERO, ZERO, inN(192, 5, -9, 5), inN(384, 9, -10)],
  [ZERO, ZERO, ZERO, ZERO, inN(512, 7, -14)],
];
