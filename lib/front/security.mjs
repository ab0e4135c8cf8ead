// On every answer, errors too, whoever gives it: Next, by next.config.ts, or what stands before it, by answer.mjs.
// What scripts a page may run stands in the page itself: see seal.mjs.

export const SECURITY = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** On all but the embeds, which are there to be framed. */
export const UNFRAMED = { "Content-Security-Policy": "frame-ancestors 'none'" };

/** A machine that starts anywhere else is led to the interface: RFC 8631, and RFC 9727 for the catalogue. */
export const GUIDE = {
  Link: [
    '</api/openapi.json>; rel="service-desc"; type="application/json"',
    '</developers>; rel="service-doc"; type="text/html"',
    '</.well-known/api-catalog>; rel="api-catalog"',
  ].join(", "),
};
