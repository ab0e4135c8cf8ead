// The site that answers are written for, as the caller's options ask for it. What is wrong with them is a refusal.
import { siteAsked } from "#lib/service";
import type { Site } from "#lib/site";
import type { Options, Refused } from "./types.ts";

export function siteFor({ region, currency }: Options, home: Site): Site | Refused {
  const asked = new URLSearchParams({ ...(region ? { region } : {}), ...(currency ? { currency } : {}) });
  const site = siteAsked(home, asked);
  return "complaint" in site ? { error: { code: "BAD_REQUEST", message: site.complaint } } : site;
}
