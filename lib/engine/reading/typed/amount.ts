// A number with what people write around it: a sign, a currency, "k" or "million", a percent sign.
import { times } from "./exact.ts";
import { readNumeral } from "./numeral.ts";
import { type Expecting, ONE_SIGN, type Reading, reading, unreadable, without } from "./reading.ts";

/** How many zeros each stands for. */
const SIZES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  lakh: 5,
  m: 6,
  mn: 6,
  million: 6,
  crore: 7,
  b: 9,
  bn: 9,
  billion: 9,
};

const COUNTRY = "(?:us|uk|gb|ca|au|nz|hk|nt|mx|jp|cn|[acrs])?";
// Any sign but the cent's, whose number is a hundredth; and the codes of ISO 4217 most in use.
const CURRENCY =
  `${COUNTRY}(?!¢)\\p{Sc}${COUNTRY}|(?:rs|fr|kr)\\.?|zł|kč|円|元|usd|eur|gbp|jpy|cny|inr|chf|cad|aud|nzd|` +
  "sek|nok|dkk|pln|czk|huf|ron|try|ils|brl|mxn|zar|aed|sar|krw|sgd|hkd|twd|thb|idr|php";
const SIZE = Object.keys(SIZES).join("|");
const BEFORE = new RegExp(`^([-+(]?)\\s?(${CURRENCY})?\\s?([-+(]?)\\s?`, "iu");
const AFTER = new RegExp(`(-?)\\s?(${SIZE})?\\s?(%|percent)?\\s?(${CURRENCY})?\\s?(\\)?)$`, "iu");

export function readAmount(typed: string, expecting: Expecting): Reading {
  // "500,-" is 500 and no cents; "500-" is negative.
  const text = typed.replace(/(\d[.,])--?(?=\D*$)/, (_, kept) => `${kept}00`);
  const [before = "", sign = "", currency, inner = ""] = BEFORE.exec(text) ?? [];
  const rest = text.slice(before.length);
  const [after = "", minus = "", size = "", percent, code, close = ""] = AFTER.exec(rest) ?? [];

  const signs = sign + inner + minus;
  if (signs.length > 1) return ONE_SIGN;
  if ((signs === "(") !== (close === ")")) return { fault: "must have both its brackets, as in (500)" };

  const numeral = readNumeral(rest.slice(0, rest.length - after.length));
  if (!numeral) return unreadable(text, expecting);
  if ("fault" in numeral) return numeral;

  const stray = misplaced(expecting.kind, { percent, currency: currency ?? code, size });
  if (stray) return without(stray, expecting);
  const factor = { digits: /[-(]/.test(signs) ? -1n : 1n, places: -(SIZES[size.toLowerCase()] ?? 0) };
  return reading(times(numeral.amount, factor), numeral.echoed || size !== "", expecting);
}

type Around = { readonly percent?: string; readonly currency?: string; readonly size: string };

/** What was written around the number that a field of this kind does not take. */
function misplaced(kind: Expecting["kind"], { percent, currency, size }: Around): string | undefined {
  if (percent && kind !== "percent") return percent;
  if (currency && kind !== "money" && kind !== "number") return currency;
  // Only of money is "5m" five million.
  return size === "m" && kind !== "money" ? size : undefined;
}
