// Connections take up all that a process may have open, before anyone has asked for a calculator. Once they are gone, everyone must be
// answered: Node keeps for good that a module couldn't be loaded.
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startService } from "../service.ts";
import { CI_ONLY } from "../sets.ts";

const DESCRIPTORS = 256;
const CALCULATORS = ["mortgage", "income-tax", "statistics", "bmi", "date-add"];

test("a process whose descriptors ran out answers once there are some again", CI_ONLY, async () => {
  const service = await startService({}, { descriptors: DESCRIPTORS, path: "/api/health" });
  try {
    const sockets = Array.from({ length: DESCRIPTORS + 20 }, () => silent(service.port));
    await pause(500);
    for (const slug of CALCULATORS) ask(sockets, `/api/ai/tools/${slug}`);
    await pause(500);
    for (const socket of sockets) socket.destroy();
    const status = async (path: string) => (await fetch(service.url + path).catch(() => undefined))?.status;
    for (const slug of CALCULATORS) {
      await expect.poll(() => status(`/api/ai/tools/${slug}`)).toBe(200);
      await expect.poll(() => status(`/calculators/${slug}`)).toBe(200);
    }
    await expect.poll(() => status("/api/ready")).toBe(200);
  } finally {
    await service.stop();
  }
});

function silent(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  return socket.on("error", () => {});
}

function ask(sockets: readonly Socket[], path: string): void {
  for (const socket of sockets.slice(0, 10)) socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}
