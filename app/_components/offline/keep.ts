// Keeps pages and their files on the device. Only paths are kept, never what stands after ? or # in an address.
import { cacheFor, findKept, forget, KEPT_ON, OFFLINE_PAGE, OWNERS, SEARCH, versionsKept } from "./device.ts";
import { LOADERS } from "./later.ts";

/** Everything that the build made for browsers: lib/build/list-files.mjs. */
export type Everything = {
  readonly version: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
  /** To download, compressed. */
  readonly bytes: number;
};

const EVERYTHING = "/offline.json";
const MOST_PAGES = 40;
const MOST_VERSIONS = 5;
const AT_ONCE = 6;

const VERSION = /<meta name="version" content="([^"]+)"/;

/** The page that is open, with all that it loads. */
export async function keepThisPage(): Promise<void> {
  const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
  if (!version) return;
  await loadAll();
  const cache = await cacheFor(version);
  await Promise.all(filesLoaded().map((path) => keepFile(cache, path)));
  for (const path of [OFFLINE_PAGE, location.pathname]) await keepPage(cache, version, path);
  await keepFile(cache, SEARCH);
  const wantsAll = await areAllKept();
  if (wantsAll && !(await cache.match(EVERYTHING))) await keepAll(() => undefined);
  if (!wantsAll) await forgetOldest(cache);
  for (const old of (await versionsKept()).slice(MOST_VERSIONS)) await forget(old);
}

export const areAllKept = async (): Promise<boolean> => (await findKept(EVERYTHING)) !== undefined;

/** Without a connection, what was kept. */
export async function readEverything(): Promise<Everything> {
  const response = await fetch(EVERYTHING).catch(async () => (await findKept(EVERYTHING))?.response);
  if (!response?.ok) throw new Error("There is no list of everything.");
  return response.json();
}

/** `onKept` hears how many of how many there are. Throws where one can't be kept. */
export async function keepAll(onKept: (done: number, all: number) => void): Promise<void> {
  const everything = await readEverything();
  const { version, pages, files } = everything;
  const cache = await cacheFor(version);
  const jobs = [
    ...[...files, SEARCH].map((path) => () => keepFile(cache, path)),
    ...pages.map((path) => () => keepPage(cache, version, path)),
  ];
  const all = jobs.length;
  const work = async (): Promise<boolean> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (!(await job().catch(() => false))) return false;
      onKept(all - jobs.length, all);
    }
    return true;
  };
  // Waits for each, so that no progress is reported after a failure.
  const areKept = await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (areKept.includes(false)) throw new Error("A page or file could not be kept.");
  // Last, because it says that the rest is there.
  await cache.put(EVERYTHING, Response.json(everything));
  for (const other of await versionsKept()) if (other !== version) await forget(other);
}

export async function forgetAll(): Promise<void> {
  for (const version of await versionsKept()) await forget(version);
}

function filesLoaded(): readonly string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  return ours.map(({ pathname }) => pathname);
}

/** What a page begins with. */
function filesOf(html: string): readonly string[] {
  const named = Array.from(html.matchAll(/(?:src|href)="(\/[^"?]+\.(?:js|css|svg))"/g), ([, path = ""]) => path);
  return [...new Set(named.filter(isFile))];
}

const isFile = (path: string): boolean => path.startsWith("/_next/static/") || OWNERS.includes(path);

/** Once for each version. */
async function keepFile(cache: Cache, path: string): Promise<boolean> {
  if (await cache.match(path)) return true;
  const response = await fetch(path);
  if (response.ok) await cache.put(path, response);
  return response.ok;
}

/** With the files it begins with, and as a response that says nothing of the address asked for. One of another build is left
 * alone. */
async function keepPage(cache: Cache, version: string, path: string): Promise<boolean> {
  if (await cache.match(path)) return true;
  const response = await fetch(path);
  const html = await response.text();
  if (!response.ok || response.redirected || VERSION.exec(html)?.[1] !== version) return false;
  await Promise.all(filesOf(html).map((file) => keepFile(cache, file)));
  const headers = { "content-type": "text/html; charset=utf-8", [KEPT_ON]: new Date().toISOString() };
  await cache.put(path, new Response(html, { headers }));
  return true;
}

async function forgetOldest(cache: Cache): Promise<void> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const pages = paths.filter((path) => !isFile(path) && path !== OFFLINE_PAGE && path !== SEARCH);
  for (const path of pages.slice(0, -MOST_PAGES)) await cache.delete(path);
}

/** What is loaded may name more. */
export async function loadAll(): Promise<void> {
  for (let loaded = 0; loaded < LOADERS.length; ) {
    const next = LOADERS.slice(loaded);
    loaded = LOADERS.length;
    await Promise.all(next.map((load) => load()));
  }
}
