// A descriptor that stalls, closes or fills up must cost lines of the log, and nothing else.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LogWriter } from "./log-writer.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A descriptor that takes at most `room` bytes at once, and what it took. While it fails, each write throws that code. */
function descriptor(room = Number.POSITIVE_INFINITY) {
  const taken: string[] = [];
  const state = { taken, failing: "", put };
  function put(_: number, bytes: Buffer): number {
    if (state.failing) throw Object.assign(new Error(state.failing), { code: state.failing });
    const part = bytes.subarray(0, room);
    taken.push(part.toString());
    return part.length;
  }
  return state;
}

test("what is written within a moment goes out in one write", () => {
  const { put, taken } = descriptor();
  const log = new LogWriter(1, put);
  log.write("a\n");
  log.write("b\n");
  vi.runAllTimers();
  log.write("c\n");
  vi.runAllTimers();
  expect(taken).toEqual(["a\nb\n", "c\n"]);
});

test("the rest of a write that was cut short follows", () => {
  const { put, taken } = descriptor(2);
  new LogWriter(1, put).write("abcde\n");
  vi.runAllTimers();
  expect(taken).toEqual(["ab", "cd", "e\n"]);
});

test("behind a reader that stopped at most a megabyte waits, and afterwards one line says what was dropped", () => {
  const reader = descriptor();
  const log = new LogWriter(1, reader.put);
  reader.failing = "EAGAIN";
  const line = `${"x".repeat(999)}\n`;
  for (let i = 0; i < 1500; i++) log.write(line);
  vi.advanceTimersByTime(1_000);
  reader.failing = "";
  vi.runAllTimers();
  const all = reader.taken.join("");
  expect(all.match(/"log_lines_dropped":500/g)).toHaveLength(1);
  expect(all.split("\n").filter((written) => written === line.trim())).toHaveLength(1000);
});

test.each(["EPIPE", "ENOSPC", "EBADF"])("after %s the lines are counted, and the next ones try again", (code) => {
  const broken = descriptor();
  broken.failing = code;
  const log = new LogWriter(1, broken.put);
  log.write("a\nb\n");
  vi.runAllTimers();
  log.write("c\n");
  vi.runAllTimers();
  broken.failing = "";
  log.write("d\n");
  vi.runAllTimers();
  log.write("e\n");
  vi.runAllTimers();
  expect(broken.taken.join("")).toMatch(/^d\n\{"time":"[^"]+","log_lines_dropped":3\}\ne\n$/);
});

test("a descriptor that is full for now is tried again with the same bytes", () => {
  const busy = descriptor(3);
  const log = new LogWriter(1, busy.put);
  busy.failing = "EAGAIN";
  log.write("abcd\n");
  vi.advanceTimersByTime(100);
  busy.failing = "";
  vi.runAllTimers();
  expect(busy.taken).toEqual(["abc", "d\n"]);
});
