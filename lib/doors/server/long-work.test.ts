// A table takes seconds where its calculator is slow. Others are served between its rows, and it ends when its caller leaves.
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { json as readAnswer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurns, json } from "#lib/doors/http";
import { calculate, table } from "#lib/doors/routes";
import { openServer, requestOf } from "./server.fixture.ts";

const YEARS = { age: 35, retirement_age: 67, last_age: 95 };
const RATES = { return_before: 6, return_after: 4, inflation_rate: 2.5 };
const SAVER = { ...YEARS, ...RATES, contribution: 1000, income: 5000 };
const SLOW = "/api/tools/retirement-savings/table";
const TABLE = { inputs: SAVER, vary: { savings: { from: 80_000, to: 180_000, step: 2500 } } };

test("beside long tables another caller is answered between two rows", async () => {
  const server = await openServer([calculate, table]);
  const ask = async (path: string, localAddress: string, body: object) => {
    const asked = request({ port: server.port, host: "127.0.0.1", path, localAddress, method: "POST", agent: false });
    asked.end(JSON.stringify(body));
    const [answer] = await once(asked, "response");
    return [answer.statusCode, await readAnswer(answer)];
  };
  // What is loaded when it is first asked for would count as waiting.
  expect((await ask(SLOW, "127.0.0.1", { inputs: SAVER, vary: { savings: [80_000] } }))[0]).toBe(200);
  let answered = 0;
  const tables = Array.from({ length: 5 }, async () => {
    const said = await ask(SLOW, "127.0.0.1", TABLE);
    answered += 1;
    return said;
  });
  await pause(50);
  for (let i = 0; i < 10; i++) {
    expect((await ask("/api/tools/tip/calculate", "127.0.0.2", { bill: 80 }))[0]).toBe(200);
  }
  expect(answered).toBe(0);
  for (const [status, body] of await Promise.all(tables)) expect([status, body.rows?.length]).toEqual([200, 41]);
  server.close();
});

test("work ends when its caller leaves", async () => {
  let steps = 0;
  function* endless(): Generator<void, void, void> {
    for (;;) {
      yield;
      steps += 1;
    }
  }
  const path = "/api/tools/{slug}/table";
  const server = await openServer([{ path, answer: (asked) => inTurns(endless(), asked, () => json("done")) }]);
  const socket = connect(server.port, "127.0.0.1");
  socket.write(requestOf("POST /api/tools/tip/table", "Content-Length: 0"));
  await expect.poll(() => steps, { timeout: 10_000 }).toBeGreaterThan(0);
  socket.destroy();
  await expect
    .poll(
      async () => {
        const before = steps;
        await pause(50);
        return steps - before;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
  server.close();
});
