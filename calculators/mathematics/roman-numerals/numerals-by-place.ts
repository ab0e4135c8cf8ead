// Roman numerals, written place by place. A line over a letter, U+0305, makes it a thousand times as large.

export const LINE = "\u0305";
const DIGITS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
/** One, five and ten of each place. */
const PLACES = ["IVX", "XLC", "CDM", "M"];
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

const MOST_WITHOUT_LINES = 3999;
export const MOST = 3_999_999;

export type Part = { readonly letters: string; readonly value: number };

/** The parts of a numeral, the largest first: M, CM, XC and IV for 1,994. */
export function partsOf(n: number): readonly Part[] {
  if (n > MOST_WITHOUT_LINES) {
    const thousands = partsOf(Math.floor(n / 1000)).map(({ letters, value }) => ({
      letters: lined(letters),
      value: value * 1000,
    }));
    return [...thousands, ...partsOf(n % 1000)];
  }
  return [3, 2, 1, 0].flatMap((place) => {
    const size = [1, 10, 100, 1000][place] ?? 1;
    const digit = Math.floor(n / size) % 10;
    return digit === 0 ? [] : [{ letters: lettersOf(digit, PLACES[place] ?? ""), value: digit * size }];
  });
}

export const written = (n: number): string =>
  partsOf(n)
    .map(({ letters }) => letters)
    .join("");

const lettersOf = (digit: number, place: string): string =>
  [...(DIGITS[digit] ?? "")].map((letter) => place["IVX".indexOf(letter)]).join("");

const lined = (letters: string): string => [...letters].map((letter) => letter + LINE).join("");

/** Letters in either case; thousands have a line over them, or stand in parentheses: (IV)CCC is 4,300. */
export const NUMERAL = `(?:\\([IVXLCDMivxlcdm]{1,15}\\)|(?:[IVXLCDMivxlcdm]${LINE}){1,15})?[IVXLCDMivxlcdm]{0,15}`;

export function standard(text: string): string {
  const [, inside = "", rest = text] = /^\((\w+)\)(\w*)$/.exec(text) ?? [];
  return (lined(inside) + rest).toUpperCase();
}

/** A smaller letter before a larger one is taken off, in whatever order they come. */
export function worth(text: string): number {
  const letters = standard(text).match(/.\u0305?/gu) ?? [];
  const values = letters.map((letter) => (VALUES[letter.charAt(0)] ?? 0) * (letter.endsWith(LINE) ? 1000 : 1));
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
