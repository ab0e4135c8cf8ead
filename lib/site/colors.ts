// Colors as people see them: OKLab by Björn Ottosson, whose lightness is even across hues, and the contrast of WCAG 2.2.

/** Lightness from 0 to 1, strength of the color, and its direction in degrees. */
export type Color = { readonly l: number; readonly c: number; readonly h: number };

export const HEX = /^#[0-9a-f]{6}$/i;

export function colorOf(hex: string): Color {
  const [r, g, b] = channels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

/** With less color where a screen can't show so much of it at this lightness. */
export function hexOf({ l, c, h }: Color): string {
  for (let strength = c; ; strength = strength < 0.001 ? 0 : strength * 0.95) {
    const rgb = linear({ l, c: strength, h });
    if (strength === 0 || rgb.every((part) => part > -0.0001 && part < 1.0001)) return written(rgb);
  }
}

/** From 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The color of the same hue that is nearest in lightness and passes, darker ones first; undefined where none does. */
export function nearestThatPasses(hex: string, passes: (hex: string) => boolean): string | undefined {
  const color = colorOf(hex);
  for (let step = 0; step <= 1; step += 0.005) {
    const near = [color.l - step, color.l + step].filter((l) => l >= 0 && l <= 1).map((l) => hexOf({ ...color, l }));
    const found = near.find(passes);
    if (found) return found;
  }
  return undefined;
}

type Three = readonly [number, number, number];

function linear({ l, c, h }: Color): Three {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function channels(hex: string): Three {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).map(toLinear);
  return [r ?? 0, g ?? 0, b ?? 0];
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const written = (rgb: Three) => `#${rgb.map((part) => twoDigits(toScreen(Math.min(1, Math.max(0, part))))).join("")}`;

const toScreen = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const twoDigits = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, "0");
