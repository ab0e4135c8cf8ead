import { type Line, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";

/** A step where what was given is printed in another unit than it is worked out in. */
export const conversion = (label: string, given: Shown<Decimal> | undefined, converted: Shown<Decimal>): Line =>
  given && given.text !== converted.text && step`${label}: ${given} = ${converted}`;
