// What an input in percent usually is: programs get it as an example, and far below it an answer says so.
import type { PercentInput } from "./fields.ts";

/** A default of 0 means that most people have none, so it says nothing of those who do. */
export const typicalPercent = ({ typical, example, begins, usual = [], default: left }: PercentInput) =>
  [typical, example, left, begins, ...usual].find((figure) => figure !== undefined && figure !== 0);

/** "%, for example 6.5": percent, not a fraction. */
export function percentInWords(field: PercentInput): string {
  const figure = typicalPercent(field);
  return figure === undefined ? "%" : `%, for example ${figure}`;
}
