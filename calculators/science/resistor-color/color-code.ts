// The colors of resistors (IEC 60062) and the standard resistances (IEC 60063).
import { type Decimal, decimal } from "#numbers/decimal";

export const DIGITS = {
  black: "Black (0)",
  brown: "Brown (1)",
  red: "Red (2)",
  orange: "Orange (3)",
  yellow: "Yellow (4)",
  green: "Green (5)",
  blue: "Blue (6)",
  violet: "Violet (7)",
  gray: "Gray (8)",
  white: "White (9)",
} as const;
const COLORS = Object.keys(DIGITS);

export const MULTIPLIERS = {
  silver: "Silver (× 0.01)",
  gold: "Gold (× 0.1)",
  black: "Black (× 1)",
  brown: "Brown (× 10)",
  red: "Red (× 100)",
  orange: "Orange (× 1 k)",
  yellow: "Yellow (× 10 k)",
  green: "Green (× 100 k)",
  blue: "Blue (× 1 M)",
  violet: "Violet (× 10 M)",
  gray: "Gray (× 100 M)",
  white: "White (× 1 G)",
} as const;
const POWERS = Object.keys(MULTIPLIERS);

export const TOLERANCES = {
  brown: "Brown (1%)",
  red: "Red (2%)",
  green: "Green (0.5%)",
  blue: "Blue (0.25%)",
  violet: "Violet (0.1%)",
  gold: "Gold (5%)",
  silver: "Silver (10%)",
} as const;
/** In percent. */
const WITHIN = { brown: "1", red: "2", green: "0.5", blue: "0.25", violet: "0.1", gold: "5", silver: "10" } as const;
/** Without a band it is 20%. */
export const toleranceOf = (color?: keyof typeof TOLERANCES): Decimal => decimal(color ? WITHIN[color] : 20);

export const COEFFICIENTS = {
  brown: "Brown (100 ppm/K)",
  red: "Red (50 ppm/K)",
  orange: "Orange (15 ppm/K)",
  yellow: "Yellow (25 ppm/K)",
  blue: "Blue (10 ppm/K)",
  violet: "Violet (5 ppm/K)",
} as const;
const PER_KELVIN = { brown: 100, red: 50, orange: 15, yellow: 25, blue: 10, violet: 5 } as const;
export const coefficientOf = (color: keyof typeof COEFFICIENTS): Decimal => decimal(PER_KELVIN[color]);

export const digitOf = (color: string): number => COLORS.indexOf(color);
export const powerOf = (color: string): number => POWERS.indexOf(color) - 2;

/** The colors of a resistance with two or three digits: none beyond what a multiplier reaches. */
export function colorsOf(resistance: Decimal, digits: 2 | 3): string | null {
  const rounded = resistance.toSignificantDigits(digits);
  const power = rounded.e - digits + 1;
  const multiplier = POWERS[power + 2];
  if (rounded.isZero() || multiplier === undefined) return null;
  const figures = rounded.div(decimal(10).pow(power)).toString();
  return [...[...figures].map((figure) => COLORS[Number(figure)]), multiplier].join(", ");
}

const E24 = "10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91".split(" ");
const every = (nth: number) => E24.filter((_, i) => i % nth === 0);

let made: readonly string[] | undefined;
/** 96 equal ratios in a decade, each rounded to three digits. */
export function e96(): readonly string[] {
  const ratio = decimal(10).pow(decimal(1).div(96));
  made ??= Array.from({ length: 96 }, (_, i) => ratio.pow(i).times(100).toDecimalPlaces(0).toString());
  return made;
}

export const SERIES = [
  ["E6 (20%)", () => every(4)],
  ["E12 (10%)", () => every(2)],
  ["E24 (5%)", () => E24],
  ["E96 (1%)", e96],
] as const;

/** The nearest in percent. Between two that are as near, the smaller. */
export function nearestOf(resistance: Decimal, series: readonly string[]): Decimal {
  const decade = decimal(10).pow(resistance.e);
  const near = [...series, "1000"].map((one) => {
    const figure = decimal(one).div(decimal(10).pow(one.length - 1));
    return one === "1000" ? decade.times(10) : figure.times(decade);
  });
  return near.reduce((best, one) => (one.minus(resistance).abs().lt(best.minus(resistance).abs()) ? one : best));
}

/** "4.7 kΩ", with the digits in the notation of the reader. */
export const PREFIXES = [
  [1e9, "GΩ"],
  [1e6, "MΩ"],
  [1000, "kΩ"],
] as const;
