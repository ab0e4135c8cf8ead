// A descriptor that stalls, closes or fills up must cost lines of the log, and nothing else.
import type { write } from "node:fs";
import { expect, test, vi } from "vitest";
import { LogWriter } from "./log-writer.ts";

type Done = (error: NodeJS.ErrnoException | null, written: number) => void;

/** A descriptor that answers each write as the test says. */
function descriptor(answer: (bytes: Buffer, done: Done) => void) {
  const put = (_: number, bytes: Buffer, _at: number, _length: number, _position: null, done: Done) =>
    answer(bytes, done);
  return put as unknown as typeof write;
}

const settled = () => new Promise((resume) => setTimeout(resume, 30));

test("what is written within a moment goes out in one write", async () => {
  const written: string[] = [];
  const log = new LogWriter(
    1,
    descriptor((bytes, done) => done(null, written.push(bytes.toString()) && bytes.length)),
  );
  log.write("a\n");
  log.write("b\n");
  await settled();
  log.write("c\n");
  await settled();
  expect(written).toEqual(["a\nb\n", "c\n"]);
});

test("the rest of a write that was cut short follows", async () => {
  let all = "";
  const two = (bytes: Buffer, done: Done) => {
    all += bytes.subarray(0, 2);
    done(null, Math.min(2, bytes.length));
  };
  new LogWriter(1, descriptor(two)).write("abcde\n");
  await settled();
  expect(all).toBe("abcde\n");
});

test("behind a reader that stopped at most a megabyte waits, and afterwards one line says what was dropped", async () => {
  let resume: () => void = () => {};
  let all = "";
  const stalled = (bytes: Buffer, done: Done) => {
    resume = () => {
      all += bytes;
      done(null, bytes.length);
    };
  };
  const log = new LogWriter(1, descriptor(stalled));
  log.write("first\n");
  await settled();
  const line = `${"x".repeat(999)}\n`;
  for (let i = 0; i < 1500; i++) log.write(line);
  resume();
  await settled();
  resume();
  expect(all.match(/"log_lines_dropped":500/g)).toHaveLength(1);
  expect(all.split("\n").filter((written) => written === line.trim())).toHaveLength(1000);
});

test.each(["EPIPE", "ENOSPC", "EBADF"])("after %s the lines are counted, and the next ones try again", (code) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let isBroken = true;
  let all = "";
  const failing = (bytes: Buffer, done: Done) => {
    if (isBroken) return done(Object.assign(new Error(code), { code }), 0);
    all += bytes;
    done(null, bytes.length);
  };
  const log = new LogWriter(1, descriptor(failing));
  log.write("a\nb\n");
  vi.advanceTimersByTime(100);
  log.write("c\n");
  vi.runAllTimers();
  isBroken = false;
  log.write("d\n");
  vi.runAllTimers();
  log.write("e\n");
  vi.runAllTimers();
  vi.useRealTimers();
  expect(all).toMatch(/^d\n\{"time":"[^"]+","log_lines_dropped":3\}\ne\n$/);
});

test("a descriptor that is full for now is tried again with the same bytes", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let tries = 0;
  let all = "";
  const busy = (bytes: Buffer, done: Done) => {
    tries += 1;
    if (tries < 3) return done(Object.assign(new Error("busy"), { code: "EAGAIN" }), 0);
    all += bytes;
    done(null, bytes.length);
  };
  new LogWriter(1, descriptor(busy)).write("a\n");
  vi.runAllTimers();
  vi.useRealTimers();
  expect([tries, all]).toEqual([3, "a\n"]);
});
