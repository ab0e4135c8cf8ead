// What a model, or a client's search over many tools, chooses by: what comes back, the words of people's own questions, the
// words of the trade, and where to turn when this is not it. The words are those of the calculator's folder.
import type { Entry } from "#lib/catalogue";
import { toolName } from "./name.ts";
import { addsNothing } from "./plain-words.ts";
import type { Wording } from "./wording.ts";

type Words = Pick<Wording, "synonyms" | "siblings">;

/** `siblings`: slugs of relatives that are open too, the nearest first. */
export function descriptionOf({ calculator, words }: Entry, siblings: readonly string[], wording: Words): string {
  const said = `${calculator.name} ${calculator.summary}`;
  const everyday = (words.everydayWords ?? []).filter((word) => !addsNothing(word, said));
  const known = `${said} ${everyday.join(" ")}`;
  const more = words.synonyms.filter((synonym) => !addsNothing(synonym, known)).slice(0, wording.synonyms);
  const names = siblings.slice(0, wording.siblings).map(toolName);
  const sentences = [
    calculator.summary,
    everyday.length + more.length > 0 ? `For ${[...everyday, ...more].join(", ")}.` : "",
    names.length > 0 ? `Otherwise use ${names.join(" or ")}.` : "",
  ];
  return sentences.filter(Boolean).join(" ");
}
