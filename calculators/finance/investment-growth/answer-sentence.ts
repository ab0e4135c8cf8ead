// The answer in a sentence, for each question.
import type { Show, ShownValues } from "#engine";
import { decimal } from "#math/decimal";
import { FREQUENCY } from "#math/frequency";
import type { Found } from "./answer-steps.ts";
import type { Given } from "./investment-growth.ts";

export function answerSentence(given: ShownValues<Given>, found: Found, show: Show): string {
  const { find, start, contribution, target, annual_rate, years } = given;
  const every = FREQUENCY[given.contribution_frequency].toLowerCase();
  const added = contribution?.value.gt(0) ? `${contribution} ${every}` : "";
  const invested = [start?.value.isZero() && added ? "" : start, added].filter(Boolean).join(" and ");
  if (find === "end") return `${invested} at ${annual_rate} a year will be worth ${found.end_value} after ${years}.`;
  if (find === "years") return `${invested} at ${annual_rate} a year will reach ${target} after ${found.needed_years}.`;
  if (find === "rate") return `To become ${target} in ${years}, ${invested} must earn ${found.needed_rate} a year.`;
  const goal = `To have ${target} after ${years} at ${annual_rate} a year,`;
  if (find === "start") return `${goal} start with ${found.needed_start}${added && ` and add ${added}`}.`;
  const amount = show("money", found.needed_contribution?.value.abs() ?? decimal(0));
  return found.needed_contribution?.value.isNegative()
    ? `${start} at ${annual_rate} a year grows to more than ${target} in ${years}. You can take out ${amount} ${every}.`
    : `${goal} add ${amount} ${every}${start?.value.isZero() ? "" : ` to ${start}`}.`;
}
