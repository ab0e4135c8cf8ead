// A connection must never be closed on a caller who still counts on it, or its next request is lost. Two kinds of caller reuse
// theirs at the edge, thousands of times: one as long as the service promises (Keep-Alive: timeout), one, like a proxy, until
// its own patience ends.
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startService } from "../service.ts";
import { CI_ONLY } from "../sets.ts";

const PROMISED_MS = 2_000;
const PATIENCE_MS = 1_000;
/** Around the edge, on both sides of it. */
const EDGE_MS = 150;
const LASTS_MS = 15_000;
const CALLERS = 400;

const PROMISE = new RegExp(`^HTTP/1.1 200 OK\r\n[^]*timeout=${PROMISED_MS / 1000}\r\n`);

const near = (edge: number) => edge - EDGE_MS + Math.random() * 2 * EDGE_MS;
const together = (act: () => Promise<number>) =>
  Promise.all(Array.from({ length: CALLERS }, act)).then((counts) => counts.reduce((sum, count) => sum + count, 0));

test("a connection that is reused when its promised time is just up is never reset", CI_ONLY, async () => {
  const service = await startService({ KEEP_ALIVE_SECONDS: String(PROMISED_MS / 1000) });
  try {
    const reuses = await together(() => reuseOne(service.port));
    test.info().annotations.push({ type: "measured", description: `${reuses} reuses, 0 resets` });
    expect(reuses).toBeGreaterThan(1_000);
  } finally {
    await service.stop();
  }
});

test("nor is one of a proxy whose own time ends just then", CI_ONLY, async () => {
  const service = await startService({ KEEP_ALIVE_SECONDS: String(PROMISED_MS / 1000) });
  const agent = new Agent({ keepAlive: true, timeout: PATIENCE_MS });
  let opened = 0;
  const open = agent.createConnection.bind(agent);
  agent.createConnection = (...wanted) => {
    opened += 1;
    return open(...wanted);
  };
  try {
    const asked = await together(() => askThrough(agent, service.port));
    test
      .info()
      .annotations.push({ type: "measured", description: `${asked} requests, ${opened} connections, 0 resets` });
    expect(asked - opened, "reused").toBeGreaterThan(1_000);
    expect(opened - CALLERS, "opened again").toBeGreaterThan(0);
  } finally {
    agent.destroy();
    await service.stop();
  }
});

/** How often it was reused. Throws where the connection ends before the answer. */
async function reuseOne(port: number): Promise<number> {
  // Not all at once: what waits in this process would count as idle.
  await pause(Math.random() * PROMISED_MS);
  const until = performance.now() + LASTS_MS;
  let reused = 0;
  while (performance.now() < until) {
    const socket = connect(port, "127.0.0.1");
    const closed = new AbortController();
    socket.once("close", () => closed.abort());
    let idle = 0;
    // On a busy machine a pause may last far beyond what was promised. Then it is time for a new connection.
    for (; performance.now() < until && idle < PROMISED_MS + 2 * EDGE_MS; reused++) {
      const asked = performance.now();
      socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
      const [answer] = await once(socket, "data", { signal: closed.signal });
      if (!PROMISE.test(String(answer))) throw new Error(String(answer));
      await pause(near(PROMISED_MS));
      // At the most: this process may have come to read the answer long after it was given.
      idle = performance.now() - asked;
    }
    socket.destroy();
    reused -= 1;
  }
  return reused;
}

/** How often it asked. Throws where a request is lost. */
async function askThrough(agent: Agent, port: number): Promise<number> {
  const until = performance.now() + LASTS_MS;
  let asked = 0;
  for (; performance.now() < until; asked++) {
    const sent = request({ agent, port, host: "127.0.0.1", path: "/api/health" }).end();
    const [answer] = await once(sent, "response");
    await once(answer.resume(), "end");
    await pause(near(PATIENCE_MS));
  }
  return asked;
}
