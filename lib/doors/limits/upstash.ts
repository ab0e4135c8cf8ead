// Redis behind Upstash's REST interface: a request for each command. Upstash's own transport reads an answer whole, however
// long it is; this one reads as much as an answer to us can have.
import { Redis, type Requester } from "@upstash/redis";
import { MOST_BYTES, oversized, type Store, storeIn } from "./stored.ts";

type Upstash = { readonly url: string; readonly token: string };

const GIVEN_UP_AFTER = 5000;

export async function openUpstash(upstash: Upstash): Promise<Store> {
  return storeIn(new Redis(carrierTo(upstash)));
}

function carrierTo({ url, token }: Upstash): Requester {
  // A copy of the database in another region answers a read only once it has this writer's last write.
  let syncToken = "";
  return {
    async request({ body }) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "upstash-sync-token": syncToken,
        },
        body: JSON.stringify(body),
        cache: "no-store",
        redirect: "error",
        signal: AbortSignal.timeout(GIVEN_UP_AFTER),
      });
      const answer = JSON.parse(await readText(response));
      if (!response.ok || answer?.result === undefined) throw failure(response.status, answer?.error);
      syncToken = response.headers.get("upstash-sync-token") ?? "";
      return { result: answer.result };
    },
  };
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString();
    length += value.byteLength;
    chunks.push(value);
    if (length <= MOST_BYTES) continue;
    await reader.cancel();
    throw oversized();
  }
}

/** Redis begins a message with the kind of error; where there is none the status has to do. */
function failure(status: number, error: unknown): Error {
  if (typeof error === "string" && /^[A-Z]{3,}\b/.test(error)) return new Error(error);
  return Object.assign(new Error("Upstash refuses the command"), { code: `HTTP_${status}` });
}
