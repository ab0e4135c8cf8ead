// The shortest way and its middle on a sphere, by the haversine formula, which holds for near points too.
import { type Decimal, decimal, decimalsOf } from "./decimal.ts";
import type { Spot } from "./geodesic.ts";
import { cosine, short, sine } from "./sun.ts";

const Short = decimalsOf(20);
const RADIAN = Short.acos(-1).div(180);
/** In meters; what is usual. */
const RADIUS = 6371000;
/** Decimals of a meter. */
const SURE = 9;
/** Beyond it the points are opposite, and each direction is as good as another. */
const OPPOSITE = short(1).minus("1e-18");

export type GreatCircle = { readonly meters: Decimal; readonly middle: Spot | undefined };

export function greatCircle(from: Spot, to: Spot): GreatCircle {
  const [up, upThere] = [short(from.latitude), short(to.latitude)];
  const turn = short(to.longitude).minus(from.longitude);
  const along = cosine(up).times(cosine(upThere));
  const haversine = half(upThere.minus(up)).plus(along.times(half(turn)));
  const angle = Short.atan2(haversine.sqrt(), short(1).minus(haversine).abs().sqrt());
  const middle = haversine.lt(OPPOSITE) ? middleOf(up, upThere, turn, short(from.longitude)) : undefined;
  return { meters: decimal(angle.times(2).times(RADIUS).toDecimalPlaces(SURE)), middle };
}

const half = (angle: Decimal): Decimal => sine(angle.div(2)).pow(2);

function middleOf(up: Decimal, upThere: Decimal, turn: Decimal, start: Decimal): Spot {
  const ahead = cosine(up).plus(cosine(upThere).times(cosine(turn)));
  const aside = cosine(upThere).times(sine(turn));
  const level = ahead.pow(2).plus(aside.pow(2)).sqrt();
  const longitude = start.plus(inDegrees(aside, ahead)).plus(540).mod(360).minus(180);
  return { latitude: decimal(inDegrees(sine(up).plus(sine(upThere)), level)), longitude: decimal(longitude) };
}

const inDegrees = (sine: Decimal, cosine: Decimal): Decimal => Short.atan2(sine, cosine).div(RADIAN);
