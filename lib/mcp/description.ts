// What a model, or a client's search over many tools, chooses by: what comes back, and the words of people's own questions.
// The words are those of the calculator's folder.
import type { Entry } from "#lib/catalogue";
import { addsNothing } from "./plain-words.ts";

export function descriptionOf({ calculator: { name, summary }, words }: Entry): string {
  const everyday = (words.everydayWords ?? []).filter((word) => !addsNothing(word, `${name} ${summary}`));
  return everyday.length > 0 ? `${summary} For ${everyday.join(", ")}.` : summary;
}
