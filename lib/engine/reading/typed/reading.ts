// What comes of a text: plain decimal text for the wire, or the end of a sentence that says what to do.
import type { Dimension } from "#numbers/dimension";
import { group } from "../../printing/format.ts";
import type { Notation } from "../../printing/notation.ts";
import { type Exact, fits, plain } from "./exact.ts";

export type Fault = { readonly fault: string };

/** `echo` is there when what was typed could be meant two ways or was converted: the page prints "read as 1,234". */
export type Reading = { readonly value: string; readonly echo?: string } | Fault;

export type Expecting = {
  readonly kind: "money" | "percent" | "number" | "count" | "quantity";
  readonly unit?: string;
  readonly dimension?: Dimension;
  /** How an echo or a complaint writes its figures. */
  readonly notation?: Notation | undefined;
};

export const ONE_SIGN: Fault = { fault: "must have one sign only" };
export const TOO_LONG: Fault = { fault: "must have at most 30 digits, and no more than 30 zeros before or after them" };

/** `unit` is what the echo says after the number, if anything. */
export function reading(amount: Exact, echoed: boolean, { notation }: Expecting, unit = ""): Reading {
  if (!fits(amount)) return TOO_LONG;
  const value = plain(amount);
  return echoed ? { value, echo: `${group(value, notation)} ${unit}`.trim() } : { value };
}

/** Why a text is no number, as helpfully as its characters allow. */
export function unreadable(text: string, expecting: Expecting): Fault {
  if (!/\d/.test(text)) return wanted(expecting);
  if (/^\W*[-+(]\W*[-+(]/.test(text)) return ONE_SIGN;
  if (/[-+*/^=×÷(]$/.test(text)) return { fault: `must not end with "${text.slice(-1)}"` };
  if (/[*^=×÷]|[\d)] ?[-+/x] ?[(.\d]/i.test(text)) return { fault: "must be one number, not a calculation or a range" };
  const stray = /[^\d.,'_\s](?:.{0,20}[^\d.,'_\s])?/su.exec(text)?.[0];
  return stray
    ? without(stray, expecting)
    : { fault: `must be one number, its digits in threes if in groups: ${group("1234567.50", expecting.notation)}` };
}

export const without = (stray: string, expecting: Expecting): Fault => wanted(expecting, `, without "${stray}"`);

const EXAMPLES = { money: "1234.50", percent: "6.5", number: "1234.50", count: "12", quantity: "1234.50" };
const wanted = ({ kind, notation }: Expecting, rest = ""): Fault => ({
  fault: `must be a number, such as ${group(EXAMPLES[kind], notation)}${rest}`,
});
