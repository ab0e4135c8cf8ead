import { catalogue } from "#lib/catalogue";
import { json, unguarded } from "#lib/http";
import { placeOfCounts } from "#lib/limits";
import { knownAnswer } from "#lib/service";
import { site } from "#lib/site";
import { kept } from "../available.ts";

export const dynamic = "force-dynamic";

/** Every calculator loads and gives a published figure; looked at once, since no calculator changes while it runs. */
const wrong = kept(async () => (await catalogue().all()).filter((entry) => !knownAnswer(entry)));

const door = unguarded(async () => {
  const failing = await wrong().catch(() => undefined);
  const ready = failing?.length === 0;
  const body = {
    status: ready ? "ready" : "not ready",
    built_at: site().builtAt,
    // A store that is away makes nothing unready: memory stands in for it.
    limits: await placeOfCounts(),
    ...(failing ? { failing: failing.map(({ calculator }) => calculator.slug) } : {}),
  };
  return json(body, { status: ready ? 200 : 503 });
});

/**
 * See that every calculator works
 * @description Every calculator loads and gives a published figure. Neither the limit nor the switch applies.
 * @operationId ready
 * @tag Service
 * @response 200:Readiness:All of them do.
 * @add 503:Readiness:Some calculator does not.
 * @responseSet unguarded
 * @openapi
 */
export const GET = door.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door;
