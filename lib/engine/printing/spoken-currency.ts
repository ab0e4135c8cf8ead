// The currency of an answer: the caller's or visitor's choice, else the one of the country that the answer is about, else the
// owner's; and the words that its region has for what the calculator speaks of.
import type { Calculator } from "../calculator.ts";
import type { Currency } from "./format.ts";

type Texts = Readonly<Record<string, unknown>>;

/** `usual` with the sign and the decimals of the country's currency, where an input names a country and nothing was chosen. */
export function spokenCurrency(calculator: Spoken, texts: Texts, usual: Currency): Currency {
  const { currency } = calculator;
  const own = currency?.of[String(texts[currency.by])];
  if (!own || usual.isChosen || own.code === usual.code) return withWords(calculator, usual);
  return withWords(calculator, usual.notation?.inCurrency(own.code) ?? own);
}

type Spoken = Pick<Calculator, "currency" | "wordsIn">;

export function withWords({ wordsIn }: Pick<Calculator, "wordsIn">, currency: Currency): Currency {
  const { notation } = currency;
  const words = notation && wordsIn?.[notation.region];
  return words ? { ...currency, notation: notation.calling(words) } : currency;
}
