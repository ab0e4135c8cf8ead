// Where an expression has no value, a sentence says why.
import type { Decimal } from "./decimal.ts";

export type AngleUnit = "degrees" | "radians";
/** `at` says where in the expression: "sqrt at place 3". */
export type Values = { readonly given: Decimal; readonly angles: AngleUnit; readonly at: string };

export class Without extends Error {}
export const without = (why: string): never => {
  throw new Without(why);
};

/** As on a pocket calculator. */
export const LARGEST_POWER = 100;

export const tooLarge = (at: string): never =>
  without(`The value reaches 10^${LARGEST_POWER} with ${at}, which is too large here.`);
export const tooSmall = (at: string): never =>
  without(`The value comes nearer to 0 than 10^-${LARGEST_POWER - 1} with ${at}, which is too small here.`);

export const capital = (at: string): string => at.charAt(0).toUpperCase() + at.slice(1);
