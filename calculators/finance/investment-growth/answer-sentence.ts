// The answer in a sentence, for each question.
import type { Show, Shown, ShownValues } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { FREQUENCY } from "#numbers/frequency";
import type { Given as Inputs } from "./investment-growth.ts";

type Given = ShownValues<Inputs>;
type Needed<Name extends string> = { readonly [N in Name]: Shown<Decimal> | null };

export const endSentence = (given: Given, { end_value }: Needed<"end_value">): string =>
  `${investedIn(given)} at ${given.annual_rate} a year will be worth ${end_value} after ${given.years}.`;

export const rateSentence = (given: Given, { needed_rate }: Needed<"needed_rate">): string =>
  `To become ${given.target} in ${given.years}, ${investedIn(given)} must earn ${needed_rate} a year.`;

export const timeSentence = (given: Given, { needed_years }: Needed<"needed_years">): string =>
  `${investedIn(given)} at ${given.annual_rate} a year will reach ${given.target} after ${needed_years}.`;

/** "$10,000.00 and $200.00 every month" */
function investedIn(given: Given): string {
  const added = addedIn(given);
  return [given.start.value.isZero() && added ? "" : given.start, added].filter(Boolean).join(" and ");
}

export function startSentence(given: Given, { needed_start }: Needed<"needed_start">): string {
  const added = addedIn(given);
  return `${goalOf(given)} start with ${needed_start}${added && ` and add ${added}`}.`;
}

export function contributionSentence(
  given: Given,
  { needed_contribution }: Needed<"needed_contribution">,
  show: Show,
): string {
  const { start, target, annual_rate, years } = given;
  const amount = show("money", needed_contribution?.value.abs() ?? decimal(0));
  return needed_contribution?.value.isNegative()
    ? `${start} at ${annual_rate} a year grows to more than ${target} in ${years}. You can take out ${amount} ${every(given)}.`
    : `${goalOf(given)} add ${amount} ${every(given)}${start.value.isZero() ? "" : ` to ${start}`}.`;
}

const every = (given: Given): string => FREQUENCY[given.contribution_frequency].toLowerCase();

const addedIn = (given: Given): string =>
  given.contribution.value.gt(0) ? `${given.contribution} ${every(given)}` : "";

const goalOf = ({ target, years, annual_rate }: Given): string =>
  `To have ${target} after ${years} at ${annual_rate} a year,`;
