// A log that isn't read, or can't be written, costs lines and never an answer: the service as a process of its own, whose output
// goes into a pipe without a reader, into a closed one, and onto a full disk.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { type Service, startService } from "../service.ts";
import { CI_ONLY } from "../sets.ts";

const ALWAYS = { RATE_LIMIT_PER_MINUTE: "1000000" };
/** More lines than pipe and buffer together hold. */
const MANY = 9_000;
const AT_ONCE = 20;
const IN_ADVANCE = 16;
const LONGEST_STOP_MS = 10_000;
const TICKS_A_SECOND = 100;

test(
  "beside a log whose reader has stopped, everyone is answered, and what was dropped is counted",
  CI_ONLY,
  async () => {
    const { reader, writer, remove } = pipe();
    const service = await startService(ALWAYS, { log: writer });
    try {
      await ask(service, MANY);
      const before = processorSeconds(service);
      await pause(2_000);
      expect(processorSeconds(service) - before, "seconds of processor while nothing is asked").toBeLessThan(0.5);
      await ask(service, 10);
      const lines = await linesFrom(reader, /"log_lines_dropped":\d+/);
      const dropped = lines.map((line) => Number(/"log_lines_dropped":(\d+)/.exec(line)?.[1] ?? 0));
      const written = lines.filter((line) => line.includes('"route":"/api/ai/tools/{slug}"'));
      expect(written.length + dropped.reduce((sum, count) => sum + count, 0)).toBe(MANY + 10);
      await ask(service, MANY);
      expect(await service.stop(LONGEST_STOP_MS), "how it ends while nothing is read").toBe(0);
    } finally {
      await service.stop();
      remove();
    }
  },
);

test("so is everyone once the pipe is closed", CI_ONLY, async () => {
  const { reader, writer, remove } = pipe();
  const service = await startService(ALWAYS, { log: writer });
  try {
    closeSync(reader);
    for (let i = 0; i < 5; i++) {
      await ask(service, 100);
      await pause(300);
    }
    // Next would write about this one itself.
    expect((await fetch(`${service.url}/nothing`)).status).toBe(404);
    expect(await service.stop()).toBe(0);
  } finally {
    await service.stop();
    remove();
  }
});

test("and where the disk is full and the store is away", CI_ONLY, async () => {
  const full = openSync("/dev/full", "w");
  const away = `redis://127.0.0.1:${await freePort()}`;
  const service = await startService({ ...ALWAYS, REDIS_URL: away }, { log: full });
  try {
    for (let i = 0; i < 5; i++) {
      await ask(service, 100);
      await pause(300);
    }
    expect(await service.stop()).toBe(0);
  } finally {
    await service.stop();
    closeSync(full);
  }
});

/** Answers in all, over connections that send a few requests in advance. */
async function ask({ port }: Service, times: number): Promise<void> {
  let left = times;
  const caller = async () => {
    const socket = connect(port, "127.0.0.1");
    for (; left > 0; ) {
      const count = Math.min(left, IN_ADVANCE);
      left -= count;
      socket.write("GET /api/ai/tools/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(count));
      let said = "";
      while (said.split("TOOL_NOT_FOUND").length <= count) said += (await once(socket, "data"))[0];
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
}

/** Both ends, of which the first is not read from. */
function pipe() {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  return {
    reader,
    writer,
    remove: () => {
      closeSync(writer);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Reads until a line like that has come, and a second longer. */
async function linesFrom(descriptor: number, last: RegExp): Promise<string[]> {
  const bytes = Buffer.alloc(65_536);
  let text = "";
  for (let quiet = 0; quiet < 100 || !last.test(text); quiet++) {
    const count = read(descriptor, bytes);
    text += bytes.toString("utf8", 0, count);
    if (count > 0) quiet = 0;
    else await pause(10);
  }
  return text.split("\n");
}

/** Nothing where there is nothing to read just now. */
function read(descriptor: number, into: Buffer): number {
  try {
    return readSync(descriptor, into);
  } catch {
    return 0;
  }
}

function processorSeconds({ pid }: Service): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
