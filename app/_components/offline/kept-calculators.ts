// The calculators that are on the device, and what the search says of the others while there is no connection.
import type { Findable } from "#lib/questions/find";
import { cacheFor, versionsKept } from "./device.ts";

const CALCULATOR = /^\/calculators\/[^/]+$/;

export async function keptCalculators(): Promise<ReadonlySet<string>> {
  const caches = await Promise.all((await versionsKept()).map(cacheFor));
  const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
  return new Set(requests.map(({ url }) => new URL(url).pathname).filter((path) => CALCULATOR.test(path)));
}

/** Those on the device first; the others say that they are not. */
export async function withKeptFirst(all: readonly Findable[]): Promise<readonly Findable[]> {
  const kept = await keptCalculators();
  const isKept = ({ slug, path = `/calculators/${slug}` }: Findable) => kept.has(path);
  const missing = all.filter((entry) => !isKept(entry)).map((entry) => ({ ...entry, category: NOT_KEPT }));
  return [...all.filter(isKept), ...missing];
}

const NOT_KEPT = "Not on this device";
