// Stores that are full, answer nonsense, or never stop answering: memory counts instead, and no verdict has a figure that
// is none.
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { redisMissing, startRedis } from "#lib/doors/redis-server";
import { readSettings } from "#lib/site";
import type { Change } from "./circuit-breaker.ts";
import { limitsFor } from "./shared.ts";

const LIMIT = 5;
const MEGABYTE = 1024 * 1024;

const opened: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

function limitsOver(environment: Record<string, string>) {
  const changes: Change[] = [];
  const settings = readSettings({ RATE_LIMIT_PER_MINUTE: String(LIMIT), ...environment });
  return { limits: limitsFor(settings, (change) => changes.push(change)), changes };
}

/** Asks twice as often as is allowed, and holds that memory counted. */
async function expectMemory({ limits, changes }: ReturnType<typeof limitsOver>) {
  const verdicts = [];
  for (let n = 0; n < 2 * LIMIT; n++) verdicts.push(await limits.limiters.rest.usual.take("a"));
  for (const { remaining, reset, retryAfter, allowed } of verdicts) {
    expect([remaining, reset, retryAfter].every(Number.isSafeInteger)).toBe(true);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(retryAfter > 0).toBe(!allowed);
  }
  // One more where a window happens to end meanwhile.
  expect([LIMIT, LIMIT + 1]).toContain(verdicts.filter(({ allowed }) => allowed).length);
  expect(await limits.place()).toBe("fallback");
  expect(changes).toHaveLength(1);
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  opened.push(server);
  return (server.address() as AddressInfo).port;
}

describe("Upstash", () => {
  async function answering(body: string, status = 200) {
    const server = createHttpServer((_, response) => response.writeHead(status).end(body));
    opened.push({ close: () => server.closeAllConnections() });
    const url = `http://127.0.0.1:${await portOf(server)}`;
    return limitsOver({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: "x" });
  }

  test.each([
    ["nothing", ""],
    ["a page", "<html>Hello</html>"],
    ["null", "null"],
    ["a number", "5"],
    ["no result", "{}"],
    ["a word", '{"result":"OK"}'],
    ["a list of words", '{"result":["a","b"]}'],
    ["an empty list", '{"result":[]}'],
    ["nulls", '{"result":[null,null]}'],
    ["more left than the limit", '{"result":[1000000,5]}'],
    ["refused, without counts", '{"result":[-1,5]}'],
    ["half a request left", '{"result":[0.5,5]}'],
    ["an error", '{"error":"OOM command not allowed"}'],
  ])("that answers with %s counts as gone", async (_, body) => {
    await expectMemory(await answering(body));
  });

  test("that refuses is named by its status, or by what Redis says", async () => {
    const refused = await answering('{"error":"Unauthorized"}', 401);
    await expectMemory(refused);
    expect(refused.changes).toEqual([{ reachable: false, because: "HTTP_401" }]);
    const full = await answering('{"error":"OOM command not allowed"}', 400);
    await expectMemory(full);
    expect(full.changes).toEqual([{ reachable: false, because: "OOM" }]);
  });

  test("whose answer does not end is not read to its end", async () => {
    let sent = 0;
    const server = createHttpServer((_, response) => {
      const more = () => {
        while (!response.destroyed && sent < 200 * MEGABYTE) {
          sent += MEGABYTE;
          if (!response.write("1".repeat(MEGABYTE))) return;
        }
        response.end();
      };
      response.on("drain", more);
      response.write('{"result":"');
      more();
    });
    opened.push({ close: () => server.closeAllConnections() });
    const url = `http://127.0.0.1:${await portOf(server)}`;
    const over = limitsOver({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: "x" });
    await expectMemory(over);
    await pause(500);
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });
});

describe("Redis", () => {
  async function answering(answer: (socket: NodeJS.WritableStream, asked: string) => void) {
    const server = createServer((socket) => {
      opened.push({ close: () => socket.destroy() });
      socket.on("error", () => undefined);
      socket.on("data", (bytes) => answer(socket, bytes.toString()));
    });
    return limitsOver({ REDIS_URL: `redis://127.0.0.1:${await portOf(server)}` });
  }

  test.each([
    ["no protocol", "HTTP/1.1 400 Bad Request\r\n\r\n"],
    ["a word", "+OK\r\n"],
    ["an empty list", "*0\r\n"],
    ["an error", "-OOM command not allowed\r\n"],
  ])("that answers with %s counts as gone", async (_, text) => {
    await expectMemory(await answering((socket) => socket.write(text)));
  });

  test("whose answer does not end is not read to its end", async () => {
    let sent = 0;
    const over = await answering((socket, asked) => {
      const commands = asked.split(/(?=\*\d+\r\n)/);
      const greetings = commands.filter((command) => !/\b(set|evalsha)\b/i.test(command));
      for (const command of greetings) {
        socket.write(/\binfo\b/i.test(command) ? "$20\r\nredis_version:7.0.15\r\n" : "+OK\r\n");
      }
      if (greetings.length === commands.length) return;
      const more = () => {
        while (sent < 200 * MEGABYTE) {
          sent += MEGABYTE;
          if (!socket.write("1".repeat(MEGABYTE))) return;
        }
      };
      socket.on("drain", more);
      socket.write("$200000000\r\n");
      more();
    });
    await expectMemory(over);
    await pause(1500);
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });

  test.skipIf(redisMissing)(
    "whose memory is full counts as gone, is reported once, and is used again later",
    async () => {
      const redis = await startRedis();
      opened.push({ close: () => redis.kill() });
      await redis.ask("CONFIG", "SET", "maxmemory-policy", "noeviction");
      const over = limitsOver({ REDIS_URL: redis.url });
      expect(await over.limits.place()).toBe("store");
      await redis.ask("CONFIG", "SET", "maxmemory", "1");
      for (let n = 0; n < 60; n++) {
        await over.limits.limiters.rest.usual.take(`caller ${n}`);
        if (n > 25) expect(await over.limits.place()).toBe("fallback");
        await pause(50);
      }
      expect(over.changes).toEqual([{ reachable: false, because: "OOM" }]);
      await redis.ask("CONFIG", "SET", "maxmemory", "0");
      await expect.poll(() => over.limits.place(), { timeout: 5000 }).toBe("store");
      expect(over.changes.slice(1)).toEqual([{ reachable: true }]);
    },
  );
});

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
