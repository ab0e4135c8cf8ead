// The attack: headers that say one is someone else (caller.test.ts). Who is asking, for counting only. The rule is that nothing a caller can write into a request gains anything:
//
//   self-hosted     the address at the other end of the connection, which lib/doors/server knows
//   on Vercel       the header that Vercel itself writes, over any that was sent
//   behind proxies  of the owner's: as many places from the right in X-Forwarded-For as there are proxies
//   otherwise       unknown, so all share one count
import { createHmac, randomBytes } from "node:crypto";
import type { BlockList } from "node:net";
import type { Allowance } from "#lib/doors/limits";
import type { Settings } from "#lib/site";
import { isWithin, networkOf, networksOf } from "./network.ts";
import type { Asked } from "./reply.ts";

/** What tells who is asking. */
export type Traces = Pick<Asked, "headers" | "peer">;

export type Trust = {
  readonly onVercel: boolean;
  readonly proxyHops: number;
  readonly higherNetworks?: BlockList | undefined;
  /** Processes that count in one place must give a caller one key; what they share is how they get into the store, or what the
   * process that leads them gave them. */
  readonly secret?: string | undefined;
};

export type Caller = { readonly key: string; readonly allowance: Allowance };

/** The caller while a request waits, by its networks; what is counted longer goes by `callerOf`. */
export function callingNetworks(request: Traces, trust: Trust): readonly string[] {
  const networks = networksOf(addressOf(request, trust));
  return networks.length > 0 ? networks : ["unknown"];
}

export function callerOf(request: Traces, trust: Trust, now = Date.now()): Caller {
  const address = addressOf(request, trust);
  return {
    key: disguise(networkOf(address) ?? "unknown", trust.secret ?? ownSecret(), now),
    allowance: trust.higherNetworks && isWithin(trust.higherNetworks, address) ? "higher" : "usual",
  };
}

/** What this process may believe. */
export function trustOf({ proxyHops, higher, upstash, redisUrl }: Settings): Trust {
  return {
    onVercel: process.env.VERCEL === "1",
    proxyHops,
    higherNetworks: higher.networks,
    secret: upstash?.token ?? redisUrl ?? process.env.WORKER_SECRET,
  };
}

function addressOf({ headers, peer }: Traces, { onVercel, proxyHops }: Trust): string {
  if (onVercel && peer === undefined) {
    return headers.get("x-vercel-forwarded-for") ?? headers.get("x-real-ip") ?? "";
  }
  const hops = headers.get("x-forwarded-for")?.split(",") ?? [];
  // A chain shorter than promised did not come through the proxies: then the peer itself is who asks.
  return [...hops, peer ?? ""].at(-1 - proxyHops) ?? peer ?? "";
}

/** We keep a keyed hash of the address; the key changes daily. */
function disguise(network: string, secret: string | Buffer, now: number): string {
  const day = Math.floor(now / 86_400_000);
  return createHmac("sha256", secret).update(`${day} ${network}`).digest("base64url");
}

declare global {
  var readyReckonerSecret: Buffer | undefined;
}

/** As with the limiters, one must serve every copy of this module. */
function ownSecret(): Buffer {
  globalThis.readyReckonerSecret ??= randomBytes(32);
  return globalThis.readyReckonerSecret;
}
