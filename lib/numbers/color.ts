// Colors of a screen as three numbers from 0 to 255, how people write them, and the contrast of two by WCAG 2.2.
import { type Decimal, decimal } from "./decimal.ts";
import { round } from "./round.ts";

export type Color = readonly [red: number, green: number, blue: number];
const TOP = 255;

const HEX = "#?(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})";
const BYTE = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const RGB = `rgb\\(${BYTE}, ?${BYTE}, ?${BYTE}\\)`;
const PERCENT = "(?:100|\\d?\\d)%";
const HSL = `hsl\\((?:360|3[0-5]\\d|[12]?\\d?\\d), ?${PERCENT}, ?${PERCENT}\\)`;

/** What `readColor` reads, as the source of a regular expression. */
export const COLOR = `(?:${HEX}|${RGB}|${HSL})`;
export const COLOR_LIKE = "a color such as #1a73e8, rgb(26, 115, 232) or hsl(214, 82%, 51%)";

export function readColor(text: string): Color {
  const [first = 0, second = 0, third = 0] = (text.match(/\d+/g) ?? []).map(Number);
  if (text.startsWith("rgb")) return [first, second, third];
  if (text.startsWith("hsl")) return fromHsl(first, second, third);
  const digits = text.replace("#", "");
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** CSS Color Module Level 4, section 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const [s, l] = [decimal(saturation).div(100), decimal(lightness).div(100)];
  const channel = (n: number): number => {
    const k = decimal(hue).div(30).plus(n).mod(12);
    const part = [k.minus(3), decimal(9).minus(k), decimal(1)].reduce((a, b) => (a.lt(b) ? a : b));
    const width = l.lt(decimal(1).minus(l)) ? l : decimal(1).minus(l);
    const kept = part.lt(-1) ? decimal(-1) : part;
    return round(l.minus(s.times(width).times(kept)).times(TOP)).toNumber();
  };
  return [channel(0), channel(8), channel(4)];
}

export const writeHex = (color: Color): string =>
  `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

const LINEAR = new Map<number, Decimal>();

/** A channel's share of light: the curve of sRGB undone. */
function linear(part: number): Decimal {
  const known = LINEAR.get(part);
  if (known) return known;
  const share = decimal(part).div(TOP);
  const light = share.lte("0.04045") ? share.div("12.92") : share.plus("0.055").div("1.055").pow("2.4");
  LINEAR.set(part, light);
  return light;
}

export const luminance = ([red, green, blue]: Color): Decimal =>
  linear(red).times("0.2126").plus(linear(green).times("0.7152")).plus(linear(blue).times("0.0722"));

/** From 1 to 21, whichever is the lighter. */
export function contrast(one: Color, other: Color): Decimal {
  const [a, b] = [luminance(one).plus("0.05"), luminance(other).plus("0.05")];
  return a.gt(b) ? a.div(b) : b.div(a);
}

/** So many steps of 255 toward black or white. */
const toward = (color: Color, end: number, steps: number): Color => {
  const [red, green, blue] = color.map((part) =>
    round(
      decimal(end - part)
        .times(steps)
        .div(TOP)
        .plus(part),
    ).toNumber(),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/**
 * The least step toward black or white that has the contrast; undefined where neither end has it. On the way to an end the
 * contrast falls to 1 at most once and then rises, so a color that fails is followed by failing ones, and these by passing ones.
 */
export function nearestPassing(color: Color, background: Color, least: number): Color | undefined {
  const found = [0, TOP].flatMap((end) => {
    const passes = (steps: number) => contrast(toward(color, end, steps), background).gte(least);
    if (!passes(TOP)) return [];
    const steps = firstWhere(passes, TOP);
    return [{ steps, color: toward(color, end, steps) }];
  });
  return [...found].sort((a, b) => a.steps - b.steps)[0]?.color;
}

/** The least of 0 to `last` that passes, where all above it do; `last` does. */
function firstWhere(passes: (n: number) => boolean, last: number): number {
  if (passes(0)) return 0;
  let [fails, found] = [0, last];
  while (found - fails > 1) {
    const middle = (fails + found) >> 1;
    if (passes(middle)) found = middle;
    else fails = middle;
  }
  return found;
}
