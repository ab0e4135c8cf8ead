import { PI } from "./angle.ts";
import type { Decimal } from "./decimal.ts";

export const circleArea = (radius: Decimal): Decimal => radius.times(radius).times(PI);
