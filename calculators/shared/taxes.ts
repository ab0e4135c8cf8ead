// Steps that calculators of taxes print alike.
import { type FactUsed, type Show, type Shown, step } from "#engine";
import type { Unknown } from "#facts/dated";
import type { Share } from "#facts/tax/owed/levy";
import type { Decimal } from "#numbers/decimal";

/** What a tax rests on, and nothing where it has no answer. */
export const factsIn = (due: { readonly facts: readonly FactUsed[] } | Unknown): readonly FactUsed[] =>
  "facts" in due ? due.facts : [];

/** "Left after tax: $90,000.00 - $12,000.00 = $78,000.00" */
export const takenOff = (label: string, from: Shown<Decimal>, off: readonly Shown<Decimal>[], left: Shown<Decimal>) =>
  off.length === 0 ? step`${label}: ${left}` : equation(label, [from, ...off], "-", left);

export const added = (label: string, parts: readonly Shown<Decimal>[], sum: Shown<Decimal>): string =>
  equation(label, parts, "+", sum);

const equation = (label: string, parts: readonly Shown<Decimal>[], sign: string, result: Shown<Decimal>): string =>
  `${label}: ${parts.join(` ${sign} `)} ${[...parts, result].every(({ exact }) => exact) ? "=" : "≈"} ${result}`;

export const noneDue = (title: string, upTo: Decimal, show: Show): string =>
  `${title}: none is due on ${show("money", upTo)} a year or less`;

/** The part of an income that is in a band, at the band's rate. */
export const shareStep = (label: string, { part, rate, tax }: Share, show: Show): string =>
  rate
    ? step`${label}: ${show("money", part)} × ${show("percent", rate, { significant: 15 })} = ${show("money", tax)}`
    : step`${label} on the first ${show("money", part)}, as printed in the schedule: ${show("money", tax)}`;
