// Takes the place of the worker where the owner has switched it off (OFFLINE): removes what was kept, then itself. Browsers ask
// for the worker's script at every visit, so a worker that does harm is gone with the next one.
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

/** Whatever the names are: an older worker may have used others. */
async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
