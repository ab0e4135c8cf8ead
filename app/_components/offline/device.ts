// How pages are kept on a device: one cache for each version of the site, so that a page and its scripts are always of the same
// build. A version is the time of its build, so a later one sorts after an earlier one.

const PREFIX = "version ";

/** What a visitor without a connection sees of a page that isn't kept. */
export const OFFLINE_PAGE = "/offline";
/** What the search looks through. */
export const SEARCH = "/search.json";
/** What an owner's pages look like. Unlike the build's files, these keep their names when they change. */
export const OWNERS: readonly string[] = ["/theme.css", "/logo.svg"];
/** Says on which day a page was kept. */
export const KEPT_ON = "x-kept-on";

export const cacheFor = (version: string): Promise<Cache> => caches.open(PREFIX + version);

/** The newest first. */
export async function versionsKept(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return names
    .map((name) => name.slice(PREFIX.length))
    .sort()
    .reverse();
}

export const forget = (version: string): Promise<boolean> => caches.delete(PREFIX + version);

export type Kept = { readonly response: Response; readonly isNewest: boolean };

/** By the path alone: what a visitor types may stand in the rest of an address. */
export async function findKept(path: string): Promise<Kept | undefined> {
  const [newest, ...older] = await versionsKept();
  for (const version of newest === undefined ? [] : [newest, ...older]) {
    const response = await (await cacheFor(version)).match(path);
    if (response) return { response, isNewest: version === newest };
  }
  return undefined;
}
