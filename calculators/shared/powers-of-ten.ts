// Numbers as a figure and a power of ten: "8.06582 × 10^67".
import { type Currency, formatNumber, group } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";

const FIGURE = "(?:(?:\\d{1,3}(?:,\\d{3})+|\\d{1,40})(?:\\.\\d{0,40})?|\\.\\d{1,40})";
/** "0.00056", "7,158,000,000", "5.6e-4", "5.6 × 10^-4" */
export const NUMBER = `[+-]?${FIGURE}(?: ?(?:[eE]|[xX×*·] ?10 ?\\^) ?\\(?[+-]?\\d{1,3}\\)?)?`;

export function readScientific(typed: string): Decimal {
  const [figure = "", exponent = "0"] = partsOf(typed);
  return decimal(figure).times(`1e${Number(exponent)}`);
}

const partsOf = (typed: string): readonly string[] => typed.replace(/[ ,()]|^\+/g, "").split(/e|[x×*·]10\^/i);

/** Zeros in front never count, and those at the end only behind a decimal point. */
export function significantIn(typed: string): number {
  const digits = (partsOf(typed)[0] ?? "").replace("-", "");
  const counted = digits.includes(".") ? digits.replace(".", "") : digits.replace(/0+$/, "");
  return counted.replace(/^0+/, "").length;
}

type How = {
  /** That many significant digits, zeros too. */
  readonly fixed?: number | undefined;
  readonly exponent?: number;
  readonly sign?: " × 10^" | "e";
};

/** With that many significant digits, for a text output. */
export const inPowersOfTen =
  (value: Decimal, fixed: number) =>
  ({ notation }: Currency): string =>
    inScientific(value, notation, { fixed });

export function inScientific(value: Decimal, notation: Currency["notation"], how: How = {}): string {
  // Rounded first, for 9.999 is 1.00 × 10^1 to three digits.
  const rounded = how.fixed === undefined ? value : value.toSignificantDigits(how.fixed);
  const { fixed, exponent = rounded.isZero() ? 0 : rounded.e, sign = " × 10^" } = how;
  const figure = rounded.div(`1e${exponent}`);
  const written =
    fixed === undefined
      ? group(figure.toString(), notation)
      : formatNumber(figure, { digits: Math.max(0, fixed - 1 - figure.e) }, notation);
  return `${written}${sign}${exponent}`;
}
