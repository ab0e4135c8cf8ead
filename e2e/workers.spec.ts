// WORKERS: several processes at one port are one service to callers, whatever becomes of one of them.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";
import { startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

const LONGEST_MS = 10_000;

const workersOf = (pid = 0): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
/** A connection of its own each time, as each goes to the next worker. */
const tip = (url: string) => post(url, "tip", '{"bill":1}', { connection: "close" });

test("they count callers together, and end together", CI_ONLY, async () => {
  const service = await startService({ WORKERS: "2", RATE_LIMIT_PER_MINUTE: "10" });
  expect(workersOf(service.pid)).toHaveLength(2);
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) statuses.push((await tip(service.url)).status);
  // A window that ends meanwhile lets a few more through; two counts would let twenty.
  const allowed = statuses.filter((status) => status === 200).length;
  expect(allowed).toBeGreaterThanOrEqual(10);
  expect(allowed).toBeLessThan(20);
  expect(await service.stop(LONGEST_MS)).toBe(0);
  expect(service.output().match(/listens on port/g)).toHaveLength(1);
});

test("one that is killed is replaced, and the others answer meanwhile", CI_ONLY, async () => {
  const service = await startService({ WORKERS: "2" });
  const [first = 0] = workersOf(service.pid);
  process.kill(first, "SIGKILL");
  await expect.poll(() => workersOf(service.pid).filter((pid) => pid !== first).length).toBe(2);
  expect((await tip(service.url)).status).toBe(200);
  expect(service.output()).toContain("Worker 1 of 2 ended (SIGKILL). Another one starts.");
  expect(await service.stop(LONGEST_MS)).toBe(0);
});

test("a port that is taken ends them all with the one sentence", CI_ONLY, async () => {
  const service = await startService();
  const second = startService({ WORKERS: "2" }, { command: ["-e", onPort(service.port)] });
  await expect(second).rejects.toThrow(`Port ${service.port} is taken.`);
  await service.stop();
});

/** Ports are otherwise the helper's to choose. */
const onPort = (port: number) => `process.env.PORT = ${port}; import(process.cwd() + "/.build/server/index.mjs")`;
