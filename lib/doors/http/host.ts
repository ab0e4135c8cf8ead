// The attack: DNS rebinding (host.test.ts). A web page may point its own name at 127.0.0.1 and so reach a server that only this machine is meant to
// reach. The browser still writes the page's name into Host, which is how such a request is known.
import { site } from "#lib/site";
import type { Denial } from "./denial.ts";
import type { Asked } from "./reply.ts";

/** Why a request over loopback is refused: it calls this machine by a name that is neither loopback's nor the site's. */
export function foreignHost({ headers, peer = "" }: Pick<Asked, "headers" | "peer">, siteUrl = site().url) {
  const host = headers.get("host");
  if (!LOOPBACK_PEER.test(peer) || host === null) return undefined;
  const name = nameIn(`http://${host}`);
  return name === nameIn(siteUrl) || LOOPBACK_NAME.test(name) ? undefined : FOREIGN;
}

const LOOPBACK_PEER = /^(::ffff:)?127\.|^::1$/i;
const LOOPBACK_NAME = /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/;

const nameIn = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : "");

const FOREIGN = {
  code: "FOREIGN_HOST",
  message: "The Host header names a different site. Behind a proxy, set SITE_URL to the site's public address.",
} as const satisfies Denial;
