// Texts between a form and an address.
import type { Texts } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";

/** As the API takes them, "400000" for "400,000"; what cannot be read stays as it was typed. */
export const wireTexts = (texts: Texts, raw: Outcome["raw"]): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(raw[name] ?? text)]));

/** Longer than any input may be, so that a link's text is refused for its length and not worked on. */
const LONGEST = 4001;

export const cut = ([name = "", text = ""]: readonly string[]): [string, string] => [name, text.slice(0, LONGEST)];
