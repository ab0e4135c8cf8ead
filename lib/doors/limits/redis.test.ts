import { once } from "node:events";
import { createServer } from "node:net";
import { Redis } from "@upstash/redis";
import { expect, test } from "vitest";
import { redisMissing, startRedis } from "#lib/doors/redis-server";
import { carrierOver, connect, openRedis } from "./redis.ts";
import { storeIn } from "./stored.ts";

test.skipIf(redisMissing)("an ordinary Redis is sent the script once, and after a restart once more", async () => {
  const server = await startRedis();
  const connection = connect(server.url);
  await once(connection, "ready");
  const limiter = storeIn(new Redis(carrierOver(connection))).limiter({ name: "rest", limit: 60 });
  const calls = async () => {
    for (let n = 0; n < 10; n++) await limiter.take("a");
    const statistics = (await server.ask("INFO", "commandstats")).join("\n");
    return ["eval", "evalsha"].map((name) => new RegExp(`cmdstat_${name}:calls=(\\d+)`).exec(statistics)?.[1]);
  };
  expect(await calls()).toEqual(["1", "10"]);

  await server.kill();
  await server.start();
  await once(connection, "ready");
  expect(await calls()).toEqual(["1", "10"]);
  connection.disconnect();
  await server.kill();
});

test("something that isn't Redis and closes each connection politely doesn't hold the start", async () => {
  const closing = createServer((socket) => socket.once("data", () => socket.end()));
  await once(closing.listen(0, "127.0.0.1"), "listening");
  const address = closing.address();
  const store = await openRedis(`redis://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  await expect(store.tryWrite()).rejects.toThrow();
  closing.close();
});
