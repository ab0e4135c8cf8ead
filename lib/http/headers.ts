import type { Door, Verdict } from "#lib/limits";

/** Any web page may call, without credentials; and nobody may take JSON for anything else. */
export function everyAnswer(): Headers {
  return new Headers({
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "ETag, RateLimit, RateLimit-Policy, Retry-After",
    "x-content-type-options": "nosniff",
  });
}

/** `*` stands for every header but Authorization, which browsers want named. MCP's own are named for those who read. */
const ASKED_WITH: Readonly<Record<Door, string>> = {
  rest: "*, Authorization",
  mcp: "*, Authorization, Accept, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id",
};

export function preflight(door: Door, allow: string): Response {
  const headers = {
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": ASKED_WITH[door],
    "access-control-max-age": "86400",
  };
  return new Response(null, { status: 204, headers });
}

// draft-ietf-httpapi-ratelimit-headers-11: q and w are the quota and its window, r and t what is left and for how long.
// Where Retry-After is sent too, t means the same moment.

export const policyOf = ({ limit }: Verdict): string => `"default";q=${limit};w=60`;

export const standingOf = ({ allowed, remaining, reset, retryAfter }: Verdict): string =>
  `"default";r=${remaining};t=${allowed ? reset : retryAfter}`;
