// What a model, or a client's search over many tools, chooses by: what comes back, the words that people use for it, and
// where to turn when this is not it. The words are those of the page.
import type { Entry } from "#lib/catalogue";
import { toolName } from "./name.ts";
import { addsNothing } from "./plain-words.ts";
import type { Wording } from "./wording.ts";

type Words = Pick<Wording, "synonyms" | "siblings">;

/** `siblings`: slugs of relatives that are open too, the nearest first. */
export function descriptionOf({ calculator, words }: Entry, siblings: readonly string[], wording: Words): string {
  const said = `${calculator.name} ${calculator.summary}`;
  const more = words.synonyms.filter((synonym) => !addsNothing(synonym, said));
  const names = siblings.slice(0, wording.siblings).map(toolName);
  const sentences = [
    calculator.summary,
    more.length > 0 ? `For ${more.slice(0, wording.synonyms).join(", ")}.` : "",
    names.length > 0 ? `Otherwise use ${names.join(" or ")}.` : "",
  ];
  return sentences.filter(Boolean).join(" ");
}
