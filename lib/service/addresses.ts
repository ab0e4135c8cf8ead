// Public addresses: always from the site's settings, never from a request.
import type { Site } from "#lib/site";

export const pageOf = ({ url }: Site, slug: string): string => `${url}/calculators/${slug}`;

/** The page with these inputs filled in. They stand in the fragment, which browsers do not send to a server. */
export const shareAddress = (site: Site, slug: string, texts: Readonly<Record<string, string>>): string =>
  `${pageOf(site, slug)}#${new URLSearchParams({ ...texts, ...site.asked })}`;
