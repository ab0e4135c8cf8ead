import { json, unguarded } from "#lib/doors/http";
import { placeOfCounts } from "#lib/doors/limits";
import { knownAnswer } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { memoizeAsync } from "./available.ts";

export const health = unguarded("/api/health", () => json({ status: "alive" }));

/** Every calculator loads and gives a known figure; looked at once, since no calculator changes while it runs. */
const wrong = memoizeAsync(async () => (await catalogue().all()).filter((entry) => !knownAnswer(entry)));

export const ready = unguarded("/api/ready", async () => {
  const failing = await wrong().catch(() => undefined);
  const isReady = failing?.length === 0;
  const body = {
    status: isReady ? "ready" : "not ready",
    built_at: site().builtAt,
    // A store that is away makes nothing unready: memory stands in for it.
    limits: await placeOfCounts(),
    ...(failing ? { failing: failing.map(({ calculator }) => calculator.slug) } : {}),
  };
  return json(body, { status: isReady ? 200 : 503 });
});
