import type { Door, Verdict } from "#lib/doors/limits";
import type { Reply } from "./reply.ts";

/** Any web page may call, without credentials. */
export const ANY_ORIGIN = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Deprecation, ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
} as const;

/** No browser may take JSON for anything else. */
export const EVERY_ANSWER = { ...ANY_ORIGIN, "x-content-type-options": "nosniff" } as const;

/** `*` stands for every header but Authorization, which browsers want named. MCP's own are named for readers. */
const ASKED_WITH: Readonly<Record<Door, string>> = {
  rest: "*, Authorization",
  mcp: "*, Authorization, Accept, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id",
};

export function preflight(door: Door, allow: string): Reply {
  const headers = {
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": ASKED_WITH[door],
    "access-control-max-age": "86400",
  };
  return { status: 204, headers, body: null };
}

// draft-ietf-httpapi-ratelimit-headers-11: q and w are the quota and its window, r and t what is left and for how long.
// Where Retry-After is sent too, t means the same moment. They go out with answers that caches keep, too: section 7.3 has clients ignore
// them on what comes from a cache.

export const limitsOf = ({ allowed, limit, remaining, reset, retryAfter }: Verdict) => ({
  "ratelimit-policy": `"default";q=${limit};w=60`,
  ratelimit: `"default";r=${remaining};t=${allowed ? reset : retryAfter}`,
});
