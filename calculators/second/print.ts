// How figures are written: by our own hand, not by the formatter that is on trial.
import { type Amount, isZero, nearest, over, ratio, size } from "./ratio.ts";

const MOST_SHOWN = 30;

export const money = (amount: Amount): string => written(units(amount, 2), 2, "$");
/** Whole cents are printed in full, however many. */
export const cents = (amount: bigint): string => written(amount, 2, "$");
export const fixed = (amount: Amount, digits: number): string => written(units(amount, digits), digits);
export const percent = (amount: Amount, digits = 2): string => `${upTo(amount, digits)}%`;

/** No zeros at the end. */
export const upTo = (amount: Amount, digits: number): string => bare(fixed(amount, digits));

export function significant(amount: Amount, figures = 15): string {
  if (isZero(amount)) return "0";
  const digits = figures - 1 - exponent(amount);
  if (digits >= 0) return upTo(amount, digits);
  return written(nearest(amount, digits) * 10n ** BigInt(-digits), 0);
}

/** Fifteen figures, and every whole digit up to thirty. */
export const usual = (amount: Amount): string =>
  isZero(amount) ? "0" : significant(amount, Math.max(15, Math.min(MOST_SHOWN, exponent(amount) + 1)));

/** "1 payment", "2 payments". */
export const counted = (count: Amount, noun: string): string =>
  `${fixed(count, 0)} ${noun}${nearest(count) === 1n ? "" : "s"}`;

// The first 64 digits count, and what lies beyond them decides no rounding.
const MOST_FIGURES = 64;

/** How many units of 10^-digits; of a longer figure the first 64, and zeros. */
function units(amount: Amount, digits: number): bigint {
  if (isZero(amount)) return 0n;
  const sure = MOST_FIGURES - 1 - exponent(amount);
  const kept = Math.min(digits, sure);
  return nearest(over(nearest(amount, sure), scale(sure)), kept) * 10n ** BigInt(digits - kept);
}

const scale = (digits: number): Amount => (digits < 0 ? over(1, 10n ** BigInt(-digits)) : 10n ** BigInt(digits));

/** The place of the first digit: 2 for 123, 0 for 1.5, -2 for 0.05. */
function exponent(amount: Amount): number {
  const { top, bottom } = ratio(size(amount));
  const guess = String(top).length - String(bottom).length;
  const isLess = guess >= 0 ? top < bottom * 10n ** BigInt(guess) : top * 10n ** BigInt(-guess) < bottom;
  return isLess ? guess - 1 : guess;
}

const bare = (text: string): string => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);

function written(units: bigint, digits: number, sign = ""): string {
  const figures = String(units < 0n ? -units : units).padStart(digits + 1, "0");
  const [whole, decimals] = [figures.slice(0, figures.length - digits), figures.slice(figures.length - digits)];
  const groups = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ",");
  return `${units < 0n ? "-" : ""}${sign}${groups}${digits > 0 ? `.${decimals}` : ""}`;
}

/** Seconds as h:mm, or h:mm:ss where there are seconds beyond the minutes. */
export function clock(seconds: Amount): string {
  const [hours, minutes, rest] = parted(seconds);
  return `${hours}:${two(minutes)}${rest > 0 ? `:${two(rest)}` : ""}`;
}

/** Seconds as h:mm:ss. */
export function clockWithSeconds(seconds: Amount): string {
  const [hours, minutes, rest] = parted(seconds);
  return `${hours}:${two(minutes)}:${two(rest)}`;
}

/** Seconds as m:ss, or h:mm:ss from an hour on. */
export function minutes(seconds: Amount): string {
  const [hours, minutes, rest] = parted(seconds);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function parted(seconds: Amount): readonly [hours: bigint, minutes: bigint, seconds: bigint] {
  const whole = units(seconds, 0);
  return [whole / 3600n, (whole / 60n) % 60n, whole % 60n];
}

const two = (count: bigint): string => String(count).padStart(2, "0");
