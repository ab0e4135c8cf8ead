// WCAG 2.2's definition with each power by roots in fractions, and every step toward black and white tried in turn.
import type { Made, Opinion } from "#calculators/second/given";
import { upTo } from "#calculators/second/print";
import {
  compare,
  larger,
  minus,
  near,
  nearest,
  over,
  plus,
  power,
  type Ratio,
  root,
  smaller,
  times,
} from "#calculators/second/ratio";

type Color = readonly number[];
const LIGHT = new Map<number, Ratio>();

/** x^2.4 is the fifth root of x^12. */
function light(part: number): Ratio {
  const known = LIGHT.get(part);
  if (known) return known;
  const share = over(part, 255);
  const found =
    compare(share, "0.04045") <= 0
      ? over(share, "12.92")
      : root(near(power(near(over(plus(share, "0.055"), "1.055")), 12)), 5);
  LIGHT.set(part, near(found));
  return near(found);
}

const luminance = ([r = 0, g = 0, b = 0]: Color): Ratio =>
  plus(times(light(r), "0.2126"), times(light(g), "0.7152"), times(light(b), "0.0722"));

function ratioOf(one: Color, other: Color): Ratio {
  const [a, b] = [luminance(one), luminance(other)];
  return over(plus(larger(a, b), "0.05"), plus(smaller(a, b), "0.05"));
}

function colorOf(text: string): Color {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  if (text.startsWith("rgb")) return numbers;
  if (text.startsWith("hsl")) return ofHsl(numbers);
  const hex = text.replace("#", "");
  const long = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  return [0, 2, 4].map((at) => Number(`0x${long.slice(at, at + 2)}`));
}

/** By chroma: the widest channel, the middle one and the narrowest, in the order of the sixth of the circle. */
function ofHsl([hue = 0, s = 0, l = 0]: Color): Color {
  const [saturation, lightness] = [over(s, 100), over(l, 100)];
  const twice = minus(times(2, lightness), 1);
  const chroma = times(saturation, minus(1, compare(twice, 0) < 0 ? times(twice, -1) : twice));
  const turn = over(hue % 360, 60);
  const sixth = Math.floor((hue % 360) / 60);
  const within = minus(turn, sixth % 2 === 0 ? sixth : sixth + 1);
  const middle = times(chroma, compare(within, 0) < 0 ? plus(1, times(within, 1)) : within);
  const rising = sixth % 2 === 0 ? middle : times(chroma, minus(0, within));
  const second = sixth % 2 === 0 ? middle : rising;
  const base = minus(lightness, over(chroma, 2));
  const [c, x, o] = [chroma, second, over(0, 1)].map((part) => Number(nearest(times(255, plus(part, base)))));
  const orders = [
    [c, x, o],
    [x, c, o],
    [o, c, x],
    [o, x, c],
    [x, o, c],
    [c, o, x],
  ];
  return (orders[sixth] ?? []).map((part) => part ?? 0);
}

const hex = (color: Color): string => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

function closest(color: Color, back: Color, least: string): Color | undefined {
  for (let steps = 0; steps <= 255; steps++)
    for (const end of [0, 255]) {
      const moved = color.map((part) => Number(nearest(plus(part, over((end - part) * steps, 255)))));
      if (compare(ratioOf(moved, back), least) >= 0) return moved;
    }
  return undefined;
}

const colorContrast: Opinion = (given) => {
  const [front, back] = [colorOf(given.color ?? ""), colorOf(given.background ?? "#fff")];
  const ratio = ratioOf(front, back);
  const least = { aa: "4.5", aa_large: "3", aaa: "7" }[given.goal ?? "aa"] ?? "4.5";
  const passes = (limit: string) => (compare(ratio, limit) >= 0 ? "Pass" : "Fail");
  const better = compare(ratio, least) >= 0 ? undefined : closest(front, back, least);
  return {
    ratio: upTo(ratio, 2),
    verdict: passes(least),
    nearest: better && hex(better),
    nearest_ratio: better && upTo(ratioOf(better, back), 2),
    aa: passes("4.5"),
    aa_large: passes("3"),
    aaa: passes("7"),
    aaa_large: passes("4.5"),
    color_luminance: upTo(luminance(front), 4),
    background_luminance: upTo(luminance(back), 4),
    color_hex: hex(front),
    background_hex: hex(back),
  };
};

const COLORS = ["#000", "#fff", "#777777", "767676", "rgb(26, 115, 232)", "hsl(210, 100%, 40%)", "hsl(359,50%,25%)"];
const MORE = [
  "#0a0a0a",
  "#0b0b0b",
  "hsl(60, 100%, 50%)",
  "hsl(360,0%,100%)",
  "hsl(150, 33%, 67%)",
  "rgb(255,0,0)",
  "#00f",
];

export const made: Made = (pick) => ({
  color: pick([...COLORS, ...MORE]),
  background: pick([...MORE, ...COLORS]),
  goal: pick(["aa", "aa_large", "aaa"]),
});

export default colorContrast;
