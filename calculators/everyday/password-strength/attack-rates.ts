// What passwords are made of, and how fast they are guessed.
import type { Decimal } from "#numbers/decimal";

/** The printing characters of ASCII, and the space. */
export const KINDS = [
  ["lowercase", 26],
  ["uppercase", 26],
  ["digits", 10],
  ["symbols", 32],
  ["space", 1],
] as const;

export type Made = Readonly<Record<(typeof KINDS)[number][0], boolean>> & { readonly other: number };

/** The four of zxcvbn, in guesses an hour. */
export const ATTACKS = [
  ["Login page that allows 100 guesses an hour", 100],
  ["Login page without a limit, 10 a second", 36000],
  ["Stolen, slow hash, 10 thousand a second", 36e6],
  ["Stolen, fast hash, 10 billion a second", 36e12],
] as const;

/** Those of KeePassXC, in bits. */
export const BANDS = [
  ["Very weak", 0],
  ["Weak", 40],
  ["Good", 65],
  ["Excellent", 100],
] as const;

export const LENGTHS = [6, 8, 10, 12, 14, 16, 20, 24];
export const WORDS = [3, 4, 5, 6, 7, 8, 10];

export const strengthOf = (bits: Decimal): string =>
  BANDS.reduce<string>((found, [name, begins]) => (bits.gte(begins) ? name : found), BANDS[0][0]);
