// Which money a question is about, where it says so: "20% tip on £58".
import type { Currency } from "#engine";

/** Behind a figure, or its thousands: "45k gbp". */
const BEHIND = "(?<=\\d ?(?:k|m|mn|bn|thousand|million|billion)? ?)";
const WORDS: readonly (readonly [code: string, said: RegExp])[] = [
  ["EUR", new RegExp(`€|${BEHIND}(?:eur|euros?)(?![a-z])|(?<![a-z])eur(?= ?\\d)`, "i")],
  ["GBP", new RegExp(`£|${BEHIND}gbp(?![a-z])|(?<![a-z])gbp(?= ?\\d)`, "i")],
  ["INR", new RegExp(`₹|${BEHIND}inr(?![a-z])|(?<![a-z])(?:inr|rs\\.?)(?= ?\\d)`, "i")],
  ["JPY", /¥/],
  ["USD", new RegExp(`\\$|${BEHIND}(?:usd|dollars?)(?![a-z])|(?<![a-z])(?:usd?)(?= ?\\d)`, "i")],
  ...["CHF", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK", "PLN", "ZAR", "SGD", "HKD", "MXN", "BRL"].map(
    (code) => [code, new RegExp(`${BEHIND}${code}(?![a-z])|(?<![a-z])${code}(?= ?\\d)`, "i")] as const,
  ),
];

/** The code of the one currency in a text. A dollar and a yen sign are the visitor's own where that is written so too. */
export function currencyOf(text: string, usual: Currency): string | undefined {
  const said = WORDS.filter(([, words]) => words.test(text));
  const [code] = said[0] ?? [];
  if (!code || said.length > 1) return undefined;
  const sign = SIGNS[code];
  return sign && signOf(usual).includes(sign) ? usual.code : code;
}

/** Shared by several currencies. */
const SIGNS: Readonly<Record<string, string>> = { USD: "$", JPY: "¥" };

const signOf = (currency: Currency): string => currency.notation?.sign.text ?? currency.sign;
