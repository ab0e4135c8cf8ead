import type { Entry } from "#lib/catalogue";

const LONGEST = 160;

/** The summary, and what tells this calculator from others, as far as a search result has room for it. */
export function descriptionOf({ calculator: { summary }, words }: Entry): string {
  const published = words.vectors.filter(({ by }) => by !== "hand").length;
  const endings = [
    ` Shows every step, and is checked against ${published} published figures.`,
    " Shows every step with your own figures.",
    " Shows every step.",
  ];
  return summary + (endings.find((ending) => summary.length + ending.length <= LONGEST) ?? "");
}
