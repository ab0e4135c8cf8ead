import { answerQuestion, dayOf, questionAsked } from "#lib/service";
import { named } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import type { OnShelf } from "./library.ts";
import { siteFor } from "./site.ts";
import type { Asked, Options, Refused } from "./types.ts";

export async function answerTo(
  asked: string,
  all: readonly OnShelf[],
  home: Site,
  options: Options,
): Promise<Asked | Refused> {
  const site = siteFor(options, home);
  if ("error" in site) return site;
  const question = questionAsked(new URLSearchParams({ q: asked }));
  if (typeof question !== "string") return { error: question };
  const among = all.map(({ listed, synonyms }) => named(listed, synonyms));
  return answerQuestion(question, among, site, dayOf(options.now ?? new Date()));
}
