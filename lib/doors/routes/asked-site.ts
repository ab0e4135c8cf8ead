import { type Asked, no, type Reply } from "#lib/doors/http";
import { siteAsked } from "#lib/service";
import { type Site, site } from "#lib/site";

/** Answers with the site as the address asks for it; a region or a currency that there is not is refused. */
export function inAskedRegion({ url }: Asked, answer: (site: Site) => Promise<Reply>): Promise<Reply> {
  const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
  const asked = siteAsked(site(), new URLSearchParams(query));
  return "complaint" in asked ? Promise.resolve(no({ code: "BAD_REQUEST", message: asked.complaint })) : answer(asked);
}

/** Tells apart what is kept of each region and currency. */
export const keyOf = ({ asked }: Site): string => new URLSearchParams(asked).toString();
