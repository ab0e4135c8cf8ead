// Areas and volumes in closed form. What pointed and round solids share is said once:
//
//   prism or cylinder = base × height        pyramid or cone = base × height ÷ 3
import { cosine, PI, sine } from "./angle.ts";
import { type Decimal, decimal } from "./decimal.ts";

export const circumference = (radius: Decimal): Decimal => radius.times(2).times(PI);

export const circleArea = (radius: Decimal): Decimal => radius.times(radius).times(PI);

export const radiusOfCircumference = (circumference: Decimal): Decimal => circumference.div(PI.times(2));

export const radiusOfArea = (area: Decimal): Decimal => area.div(PI).sqrt();

export const sphereVolume = (radius: Decimal): Decimal => radius.pow(3).times(PI).times(4).div(3);

export const sphereArea = (radius: Decimal): Decimal => circleArea(radius).times(4);

/** From the middle of a regular polygon to the middle of a side: side ÷ (2 tan(180° ÷ n)). */
export function apothem(sides: number, side: Decimal): Decimal {
  const half = decimal(180).div(sides);
  return side.times(cosine(half)).div(sine(half).times(2));
}
