// Tools that count visits without cookies, by their documented interfaces. We send the count ourselves, with the page's path and no
// more: a tool's own script would send the whole address, in which a visitor's figures stand.
import { z } from "zod";

const host = z
  .string()
  .regex(
    /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i,
    "must be a web address without a path, such as https://stats.example.com",
  );
const code = z.string().regex(/^[\w.-]{1,80}$/, "must be what the tool's own page gives, such as a domain or an id");

export const ANALYTICS = z.union(
  [
    z.strictObject({ plausible: code, host: host.default("https://plausible.io") }),
    z.strictObject({ umami: code, host }),
    z.strictObject({ goatcounter: host }),
  ],
  { error: "must be { plausible: domain }, { umami: id, host: address } or { goatcounter: address }" },
);

export type Analytics = z.output<typeof ANALYTICS>;

type Counter = { readonly name: string; readonly host: string; readonly send: string };

/** `send` runs in the page, where `path` and `referrer` are known. */
export function counterOf(analytics: Analytics): Counter {
  if ("plausible" in analytics) return plausible(analytics.plausible, analytics.host);
  if ("umami" in analytics) return umami(analytics.umami, analytics.host);
  const at = `${analytics.goatcounter}/count?p=`;
  const send = `navigator.sendBeacon(${text(at)} + encodeURIComponent(path) + "&r=" + encodeURIComponent(referrer));`;
  return { name: "GoatCounter", host: analytics.goatcounter, send };
}

function plausible(domain: string, at: string): Counter {
  const body = `{ n: "pageview", u: location.origin + path, d: ${text(domain)}, r: referrer || null }`;
  return { name: "Plausible", host: at, send: post(`${at}/api/event`, "text/plain", body) };
}

function umami(website: string, at: string): Counter {
  const payload = `{ website: ${text(website)}, hostname: location.hostname, url: path, referrer, language: navigator.language }`;
  return {
    name: "Umami",
    host: at,
    send: post(`${at}/api/send`, "application/json", `{ type: "event", payload: ${payload} }`),
  };
}

const post = (address: string, type: string, body: string) =>
  `fetch(${text(address)}, { method: "POST", keepalive: true, credentials: "omit", headers: { "Content-Type": ${text(type)} }, body: JSON.stringify(${body}) }).catch(() => {});`;

/** The script /count.js. Of where a visitor came from it says the site alone. */
export const countScript = (analytics: Analytics): string => `const path = location.pathname;
const referrer = document.referrer && new URL(document.referrer).origin;
${counterOf(analytics).send}
`;

const text = (value: string) => JSON.stringify(value);
