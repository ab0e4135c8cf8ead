// What a model, or a client's search over many tools, chooses by: what comes back, and the words of people's own questions.
// The words are those of the calculator's folder. Searches compare whole words, so "gallon" is said besides "gallons".
import type { Entry } from "#lib/service/catalogue";

export function descriptionOf({ calculator: { name, summary }, words }: Entry): string {
  const said = wordsOf(`${name} ${summary}`);
  const everyday = (words.everydayWords ?? []).filter((phrase) => wordsOf(phrase).some((word) => !said.includes(word)));
  return everyday.length > 0 ? `${summary} For ${everyday.join(", ")}.` : summary;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
