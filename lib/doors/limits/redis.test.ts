import { once } from "node:events";
import { Redis } from "@upstash/redis";
import { expect, test } from "vitest";
import { redisMissing, startRedis } from "#lib/doors/redis-server";
import { carrierOver, connect } from "./redis.ts";
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
