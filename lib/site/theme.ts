// The owner's colors, type and corners, as values for the tokens of app/look.css: one accent is enough, the rest follows its hue.
import { colorOf, contrast, hexOf, nearestThatPasses } from "./colors.ts";

export type Theme = {
  readonly accent?: string | undefined;
  readonly accentDark?: string | undefined;
  readonly neutral?: string | undefined;
  readonly font?: string | undefined;
  readonly radius?: number | undefined;
};

type Both = readonly [light: string, dark: string];

/** As in look.css. */
const PAPER: Both = ["#ffffff", "#101412"];
const ENOUGH = 4.5;

/** Whether a text in this color can be read on the paper and on the tint made of it, and the paper's color on it. */
const isLegible = (side: 0 | 1) => (hex: string) =>
  contrast(hex, PAPER[side]) >= ENOUGH && contrast(hex, tintOf(hex)[side]) >= ENOUGH;

/** What is wrong with a color, with the nearest that is right. */
export function complaintAbout(hex: string, side: 0 | 1): string | undefined {
  const passes = isLegible(side);
  if (passes(hex)) return undefined;
  const least = Math.min(contrast(hex, PAPER[side]), contrast(hex, tintOf(hex)[side])).toFixed(1);
  const on = side === 0 ? "light" : "dark";
  const near = nearestThatPasses(hex, passes);
  return `${hex} has a contrast of ${least} on ${on} pages, and text needs ${ENOUGH}: the nearest that passes is ${near}`;
}

/** The accent on light and on dark pages. Of one that is given alone the other is made. */
export function accentOf({ accent, accentDark }: Theme): Both | undefined {
  if (!accent) return undefined;
  return [accent, accentDark ?? darkOf(accent)];
}

function darkOf(accent: string): string {
  const { c, h } = colorOf(accent);
  const light = hexOf({ l: 0.8, c: Math.min(c, 0.13), h });
  return nearestThatPasses(light, isLegible(1)) ?? light;
}

/** CSS after look.css. Forced colors and more contrast stay as they are there. */
export function themeCss(theme: Theme): string {
  const colors = [...accentTokens(theme), ...neutralTokens(theme)];
  const shape = [
    ...(theme.font ? [`--sans:${theme.font}`] : []),
    ...(theme.radius === undefined ? [] : [`--round:${theme.radius}px`]),
  ];
  return [
    rule(shape),
    colors.length > 0 ? `@media (forced-colors:none) and (prefers-contrast:no-preference){${rule(colors)}}` : "",
  ].join("");
}

const rule = (lines: readonly string[]) => (lines.length > 0 ? `@layer tokens{:root:root{${lines.join(";")}}}` : "");

function accentTokens(theme: Theme): string[] {
  const accent = accentOf(theme);
  if (!accent) return [];
  const { h } = colorOf(accent[0]);
  const near = OTHERS.find(({ hue }) => Math.abs(((hue - h + 540) % 360) - 180) < 30);
  return [
    both("--accent", accent),
    both("--on-accent", ["#ffffff", "#06150d"]),
    both("--tint", tintOf(accent[0])),
    both("--c1", accent),
    both("--on-c1", ["#ffffff", "#06150d"]),
    // The series whose hue the accent has now takes the green that it had.
    ...(near ? [both(near.name, ["#1c7a53", "#46a67c"])] : []),
  ];
}

/** The other series of charts in look.css, by hue. */
const OTHERS = [
  { name: "--c2", hue: 66 },
  { name: "--c3", hue: 253 },
  { name: "--c4", hue: 14 },
  { name: "--c5", hue: 201 },
];

export function tintOf(hex: string): Both {
  const { c, h } = colorOf(hex);
  const strength = Math.min(c, 0.02);
  return [hexOf({ l: 0.93, c: strength, h }), hexOf({ l: 0.27, c: strength, h })];
}

/** Grays of the hue that the owner names, else of the accent's, each as light as look.css has it. */
function neutralTokens({ neutral, accent }: Theme): string[] {
  const from = neutral ?? accent;
  if (!from) return [];
  const { c, h } = colorOf(from);
  const gray = (l: number, most: number) => hexOf({ l, c: Math.min(c, most), h });
  return GRAYS.map(([name, light, dark]) => both(name, [gray(light, 0.008), gray(dark, 0.012)]));
}

const GRAYS = [
  ["--wash", 0.967, 0.232],
  ["--ink", 0.202, 0.943],
  ["--soft", 0.437, 0.77],
  ["--edge", 0.578, 0.608],
  ["--rule", 0.864, 0.355],
] as const;

const both = (name: string, [light, dark]: Both) => `${name}:light-dark(${light},${dark})`;
