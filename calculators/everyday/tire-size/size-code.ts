// What is written on the side of a tire. Metric: width in mm, height of the sidewall as a percentage of it, rim in inches.
// Flotation: diameter, width and rim, all in inches.
import { type Decimal, decimal } from "#numbers/decimal";

const KIND = "(?:(?:[LlSs][Tt]|[PpTt]) ?)?";
const PLY = "(?: ?[Zz]?[RrDdBb][Ff]? ?-?| ?[-/] ?| )";
const RIM = "[1-3]\\d(?:\\.5)?|[89]";
const INCHES = "[1-9]\\d?(?:[.,]\\d{1,2})?";
/** A load index, a speed rating, XL and the like say nothing about the size. */
const REST = "(?: ?[A-Za-z]\\w{0,8}| \\d{2,3}(?:/\\d{2,3})?[A-Za-z]?){0,4}";

/** With its numbers in groups of this kind. */
const sizes = (group: "(" | "(?:"): string =>
  `${KIND}(?:${group}[1-4]\\d\\d)(?: ?[/x-] ?| )?${group}[2-9]\\d)(?:${PLY})?${group}${RIM})|${group}${INCHES}) ?[Xx×*] ?${group}${INCHES})${PLY}${group}${RIM}))${REST}`;

export const SIZE = sizes("(?:");
export const SIZE_LIKE = "a size such as 225/45R17 or 31x10.5R15";
const NUMBERS = new RegExp(`^${sizes("(")}$`);

/** In millimeters. */
export type Tire = { readonly [K in "width" | "sidewall" | "diameter" | "rim"]: Decimal };

export function readSize(text: string): Tire {
  const [, wide, aspect, rimOfMetric, tall, across, rimOfInches] = NUMBERS.exec(text) ?? [];
  if (wide && aspect) {
    const [width, rim] = [decimal(wide), inches(rimOfMetric)];
    const sidewall = width.times(aspect).div(100);
    return { width, sidewall, rim, diameter: sidewall.times(2).plus(rim) };
  }
  const [diameter, rim] = [inches(tall), inches(rimOfInches)];
  return { width: inches(across), diameter, rim, sidewall: diameter.minus(rim).div(2) };
}

const inches = (digits = "0"): Decimal => decimal(digits.replace(",", ".")).times("25.4");
