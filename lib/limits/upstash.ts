import { Redis } from "@upstash/redis";
import { type Store, storeIn } from "./stored.ts";

/** Redis behind Upstash's REST interface: a request for each command, given up after five seconds. */
export async function openUpstash({ url, token }: { readonly url: string; readonly token: string }): Promise<Store> {
  const client = new Redis({
    url,
    token,
    retry: false,
    signal: () => AbortSignal.timeout(5000),
    enableAutoPipelining: false,
    enableTelemetry: false,
  });
  return storeIn(client);
}
