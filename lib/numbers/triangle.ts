// Triangles: side a is opposite angle A, and so on; angles are in degrees. What is known decides the way, so that narrow
// triangles keep their digits:
//
//   three sides      tan²(A/2) = (a + c − b)(a + b − c) ÷ ((a + b + c)(b + c − a))
//   two sides        c² = (a − b)² + 4ab sin²(C/2), tan A = a sin C ÷ (b − a cos C)
//   a side           a ÷ sin A = b ÷ sin B = c ÷ sin C
import { angleOf, cosine, sine } from "./angle.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { snap } from "./round.ts";

type Three = readonly [Decimal, Decimal, Decimal];
export type Triangle = { readonly sides: Three; readonly angles: Three };

const ALL = decimal(180);

/** Each side must be shorter than the other two together. */
export function ofSides(a: Decimal, b: Decimal, c: Decimal): Triangle {
  const angle = (own: Decimal, one: Decimal, other: Decimal) => {
    const top = own.plus(other).minus(one).times(own.plus(one).minus(other));
    const bottom = own.plus(one).plus(other).times(one.plus(other).minus(own));
    return angleOf(top.sqrt(), bottom.sqrt()).times(2);
  };
  return { sides: [a, b, c], angles: [angle(a, b, c), angle(b, c, a), angle(c, a, b)] };
}

/** Two sides and the angle between them. */
export function ofTwoSides(a: Decimal, b: Decimal, angleC: Decimal): Triangle {
  const [sin, cos, ofHalf] = [sine(angleC), cosine(angleC), sine(angleC.div(2))];
  const c = a
    .minus(b)
    .pow(2)
    .plus(a.times(b).times(4).times(ofHalf.pow(2)))
    .sqrt();
  const angle = (own: Decimal, other: Decimal) => angleOf(own.times(sin), other.minus(own.times(cos)));
  return { sides: [a, b, c], angles: [angle(a, b), angle(b, a), angleC] };
}

/** Two angles, below 180 degrees together, and the side opposite the first of them, or between them. */
export function ofTwoAngles(angleA: Decimal, angleB: Decimal, side: { a: Decimal } | { c: Decimal }): Triangle {
  const angleC = ALL.minus(angleA).minus(angleB);
  const [known, opposite] = "a" in side ? [side.a, angleA] : [side.c, angleC];
  const of = (angle: Decimal) => (angle === opposite ? known : known.times(sine(angle)).div(sine(opposite)));
  return { sides: [of(angleA), of(angleB), of(angleC)], angles: [angleA, angleB, angleC] };
}

/** Two sides and the angle opposite the first: none, one, or two triangles, the larger first. */
export function ofOppositeAngle(a: Decimal, b: Decimal, angleA: Decimal): readonly Triangle[] {
  const height = b.times(sine(angleA));
  const rest = snap(height).eq(a) ? decimal(0) : a.minus(height).times(a.plus(height));
  if (rest.lt(0) || (angleA.gte(90) && a.lte(b))) return [];
  const [along, root] = [b.times(cosine(angleA)), rest.sqrt()];
  const of = (reach: Decimal): Triangle => {
    const angleB = angleOf(height, reach);
    return { sides: [a, b, along.plus(reach)], angles: [angleA, angleB, ALL.minus(angleA).minus(angleB)] };
  };
  return a.gte(b) || root.isZero() ? [of(root)] : [of(root), of(root.neg())];
}

export const perimeterOf = ({ sides: [a, b, c] }: Triangle): Decimal => a.plus(b).plus(c);

/** Half of two sides times the sine of the angle between them. */
export const areaOf = ({ sides: [a, b], angles: [, , angleC] }: Triangle): Decimal =>
  a.times(b).times(sine(angleC)).div(2);

/** By its angles and by its sides: "Right and scalene". */
export function kindOf({ angles }: Triangle): string {
  const [A, B, C] = [snap(angles[0]), snap(angles[1]), snap(angles[2])];
  const widest = [A, B, C].reduce((most, angle) => (angle.gt(most) ? angle : most), decimal(0));
  const byAngle = ["Acute", "Right", "Obtuse"][widest.cmp(90) + 1];
  const pairs = [A.eq(B), B.eq(C), C.eq(A)].filter(Boolean).length;
  return `${byAngle} and ${["scalene", "isosceles", "isosceles", "equilateral"][pairs]}`;
}
