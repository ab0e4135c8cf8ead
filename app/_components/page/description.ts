import { evidenceOf } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { publishedFigures } from "../proof/evidence.ts";

const LONGEST = 160;

/** The summary, and what tells this calculator from others, as far as a search result has room for it. */
export function descriptionOf(entry: Entry): string {
  const { summary } = entry.calculator;
  const published = publishedFigures(evidenceOf(entry));
  const endings = [
    ` Shows every step, and is checked against ${published} published figures.`,
    " Shows every step with your own figures.",
    " Shows every step.",
  ];
  return summary + (endings.find((ending) => summary.length + ending.length <= LONGEST) ?? "");
}
