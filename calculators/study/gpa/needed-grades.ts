// The grades that a target takes.
import type { Line } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import type { Given } from "./gpa.ts";

/** No grade is worth less than 0, so that is the least that can be needed. */
export function needed(
  points: Decimal,
  credits: Decimal,
  { target, credits_left }: Extract<Given, { plan: "some" }>,
): Decimal {
  const missing = target.times(credits.plus(credits_left)).minus(points);
  return Decimal.max(0, missing.div(credits_left));
}

/** Whether the grades that are needed can be had, and otherwise how many of the best ones would do. */
export function outlook(needed: Decimal, target: Decimal, top: string, points: Decimal, credits: Decimal): Line {
  if (needed.isZero()) return "You have enough grade points already: you keep this GPA even without any more.";
  if (needed.lte(top)) return undefined;
  const above = `That is more than the ${top} of straight A grades.`;
  if (target.gte(top)) return `${above} Enter a target below ${top}.`;
  const enough = ceil(target.times(credits).minus(points).div(decimal(top).minus(target)));
  return `${above} At ${top}, it would take ${enough} credits to get there.`;
}
