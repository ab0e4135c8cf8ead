// SIGTERM, as a container or a service manager sends it: no request in progress is dropped, and the process is gone
// within ten seconds. Callers who come later are for the next process: a proxy has to send them there first.
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

const LONGEST_MS = 10_000;
const BODY = '{"bill":80}';
const HEAD = `POST /api/tools/tip/calculate HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BODY.length}\r\n\r\n`;

/** A calculation whose body takes two seconds; the other half is sent when it may be too late. */
async function slowCalculation(port: number) {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (bytes) => (answer += bytes));
  await once(socket, "connect");
  socket.write(HEAD + BODY.slice(0, 4));
  const closed = once(socket, "close");
  return async () => {
    for (const character of BODY.slice(4)) {
      await pause(250);
      socket.write(character);
    }
    await closed;
    return answer;
  };
}

test("requests in flight are answered, new ones are not taken, and the process ends in time", async () => {
  const service = await startService();
  const finishers = await Promise.all(Array.from({ length: 5 }, () => slowCalculation(service.port)));
  await pause(200);
  const stopped = service.stop(LONGEST_MS);
  const answers = await Promise.all(finishers.map((finish) => finish()));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"share":"\$94\.40"/);
  expect(await stopped).not.toBe("SIGKILL");
  await expect(fetch(service.url)).rejects.toThrow();
});

test("`npm start` with a good build serves it and ends by SIGTERM", async () => {
  const service = await startService({}, { command: ["lib/doors/server/start.mjs"] });
  expect(await service.stop(LONGEST_MS)).toBe(0);
  expect(service.output()).not.toContain("Building");
});

test("a connection that never asks does not hold the process", CI_ONLY, async () => {
  const service = await startService();
  const socket = connect(service.port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  await pause(500);
  expect(await service.stop(6_000)).not.toBe("SIGKILL");
  socket.destroy();
});

test("an idle connection that stays open does not hold the process", CI_ONLY, async () => {
  const service = await startService();
  const socket = connect(service.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  expect(await service.stop(LONGEST_MS)).not.toBe("SIGKILL");
  socket.destroy();
});
