// The currency of an answer: the caller's or visitor's choice, else the one of the country that the answer is about, else the
// owner's.
import type { Calculator } from "../calculator.ts";
import type { Currency } from "./format.ts";

type Texts = Readonly<Record<string, unknown>>;

/** `usual` with the sign and the decimals of the country's currency, where an input names a country and nothing was chosen. */
export function spokenCurrency({ currency }: Pick<Calculator, "currency">, texts: Texts, usual: Currency): Currency {
  const own = currency?.of[String(texts[currency.by])];
  if (!own || usual.isChosen || own.code === usual.code) return usual;
  return usual.notation?.inCurrency(own.code) ?? own;
}
