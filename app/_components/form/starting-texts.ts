// A form as it begins.
import { beginning, type Calculator, group, isNumeric, type Texts } from "#engine";

export const startingTexts = (calculator: Calculator): Texts => inGroups(calculator, beginning(calculator));

const DIGITS = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** "400000" → "400,000". What else a link brought stays as it is. */
export function inGroups({ inputs }: Calculator, texts: Texts): Texts {
  const grouped = Object.entries(texts).map(([name, text]) => {
    const field = inputs[name];
    return [name, field && isNumeric(field) && DIGITS.test(text) ? group(text) : text];
  });
  return Object.fromEntries(grouped);
}
