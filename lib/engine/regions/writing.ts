// The texts of a form from our notation, in which they are sent, into a region's, in which people see and type them.
import { group } from "../printing/format.ts";
import type { Region } from "./region.ts";

const NUMBER = "\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?";
/** Not a part of anything longer: of 192.168.0.1, 1234.5 (as programs write) or v1.2. */
const WHOLE = `(?<![\\w.,])(${NUMBER})(?!\\w|[.,]\\d)`;
const BETWEEN_NUMBERS = "((?<=\\d), (?=-?\\d))";
const FIGURES = new RegExp(`${WHOLE}|${BETWEEN_NUMBERS}`, "g");
const TIME = /\b(1[0-2]|[1-9])((?::[0-5]\d){1,2}) ([ap])m\b/g;

export const textIn = (region: Region, text: string): string =>
  timesIn(region, text).replace(FIGURES, (whole, number?: string) => {
    if (number) return group(number.replaceAll(",", ""), region);
    return region.decimal === "," ? "; " : whole;
  });

/** 5:30 pm, as lib/numbers/time-of-day.ts writes it. */
export function timesIn({ hours }: Region, text: string): string {
  if (hours === "h") return text;
  return text.replace(TIME, (_, hour: string, rest: string, half: string) => {
    const on24 = String((Number(hour) % 12) + (half === "p" ? 12 : 0));
    return `${hours === "HH" ? on24.padStart(2, "0") : on24}${rest}`;
  });
}
