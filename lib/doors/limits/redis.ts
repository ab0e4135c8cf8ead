// An ordinary Redis or Valkey, spoken to by Upstash's own client: it asks one thing of what carries its commands, a
// function from a command to its answer.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Redis as Client, type Requester } from "@upstash/redis";
import { Command, type Redis as Connection, Redis as connectTo } from "ioredis";
import { MOST_BYTES, oversized, type Store, storeIn } from "./stored.ts";

const OPENED_WITHIN_MS = 2_000;

/** Resolves once the store is there or it is known that it is not; from then on it is tried again by itself. */
export async function openRedis(url: string): Promise<Store> {
  const connection = connect(url);
  const store = storeIn(new Client(carrierOver(connection)));
  // Something else may listen there, which closes each connection politely: no error comes then.
  const isThere = once(connection, "ready").catch(() => undefined);
  await Promise.race([isThere, pause(OPENED_WITHIN_MS, undefined, { ref: false })]);
  return store;
}

/** Nothing waits for a store that is away: a command is sent now or fails now. A store that does not answer may sit
 * behind a connection that is dead without a sign, so it gets a new one. */
export function connect(url: string): Connection {
  return new connectTo(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    socketTimeout: 1000,
    connectTimeout: 1000,
    retryStrategy: () => 500,
  });
}

export function carrierOver(connection: Connection): Requester {
  const plain = new Map<string, string>();
  const replies = boundReplies(connection);
  let trouble = new Error("The store is not connected yet.");
  connection.on("error", (error) => {
    trouble = error;
  });
  return {
    async request({ body }) {
      if (connection.status !== "ready") throw trouble;
      const [name, ...words] = wordsOf(body);
      const command = new Command(name, inPlainRedis(name, words, plain), { replyEncoding: "utf8" });
      connection.sendCommand(command);
      return { result: await command.promise.finally(replies.whole) };
    },
  };
}

/** ioredis keeps what has come of an answer until the answer is whole, however long it is. Here a connection ends on which
 * too much has come without one. */
function boundReplies(connection: Connection) {
  let waiting = 0;
  connection.on("connect", () => {
    waiting = 0;
    connection.stream.on("data", ({ length }: Buffer) => {
      if (waiting > MOST_BYTES) connection.stream.destroy(oversized());
      waiting += length;
    });
  });
  return {
    whole: () => {
      waiting = 0;
    },
  };
}

function wordsOf(body: unknown): [string, ...string[]] {
  const [name, ...words] = Array.isArray(body) ? body.map(String) : [];
  if (name === undefined) throw new TypeError("A command is a list of words.");
  return [name.toLowerCase(), ...words];
}

/** The library's scripts begin with a line that only Upstash knows, `#!lua flags=…`. Without it a script has another
 * hash; `plain` remembers which, so that it is sent once. */
function inPlainRedis(name: string, words: string[], plain: Map<string, string>): string[] {
  const [script = "", ...rest] = words;
  if (name === "evalsha") return [plain.get(script) ?? script, ...rest];
  if (name !== "eval") return words;
  const stripped = script.replace(/^#!lua[^\n]*\n/, "");
  plain.set(sha1(script), sha1(stripped));
  return [stripped, ...rest];
}

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex");
