// Public addresses: always from the site's settings, never from a request.
import type { Site } from "#lib/site";

export const pageOf = ({ url }: Site, slug: string): string => `${url}/calculators/${slug}`;

type Made = { readonly version: string; readonly figure: string };

/** The page with these inputs filled in. They stand in the fragment, which browsers do not send to a server. By the version and the main
 * figure the page knows what has changed since. */
export const shareAddress = (site: Site, slug: string, texts: Readonly<Record<string, string>>, made: Made): string =>
  `${pageOf(site, slug)}#${new URLSearchParams({ ...texts, ...made, ...site.asked })}`;
