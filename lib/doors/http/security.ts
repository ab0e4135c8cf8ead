// On every answer, errors too, whether Next gives it (next.config.ts) or lib/doors/server. Which scripts a page may run is written
// in the page itself: lib/build/seal.mjs.

/** A site behind TLS also tells browsers to stay there. */
export const securityOf = (siteUrl: string): Readonly<Record<string, string>> => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  ...(siteUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
});

/** On everything but the embeds, which are made to be framed. */
export const UNFRAMED = { "Content-Security-Policy": "frame-ancestors 'none'" };

/** A machine that starts anywhere else is led to the interface: RFC 8631, and RFC 9727 for the catalogue. */
export const GUIDE = {
  Link: [
    '</api/openapi.json>; rel="service-desc"; type="application/json"',
    '</developers>; rel="service-doc"; type="text/html"',
    '</.well-known/api-catalog>; rel="api-catalog"',
  ].join(", "),
};
