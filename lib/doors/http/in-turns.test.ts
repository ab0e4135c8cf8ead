import { afterEach, expect, test, vi } from "vitest";
import { json } from "./answer.ts";
import { inTurns } from "./in-turns.ts";

const asked = (more = {}) => ({
  method: "POST",
  url: "http://localhost/x",
  headers: new Headers(),
  body: null,
  ...more,
});

afterEach(() => vi.restoreAllMocks());

/** Steps of so many milliseconds each, by a clock that only they move. */
function stepsOf(ms: number, count: number) {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const done: number[] = [];
  function* steps() {
    for (let step = 1; step <= count; step++) {
      yield;
      time += ms;
      done.push(step);
    }
    return done.length;
  }
  return { work: steps(), done };
}

test("long work takes a turn for every ten milliseconds, and its answer is whole", async () => {
  const { work, done } = stepsOf(4, 9);
  const doneByTurn: number[] = [];
  const turn = async () => void doneByTurn.push(done.length);
  const reply = await inTurns(work, asked({ turn }), json);
  expect([reply.status, reply.body]).toEqual([200, "9"]);
  expect(doneByTurn).toEqual([0, 3, 6]);
});

test("a step that takes longer than a turn has it to itself", async () => {
  const { work, done } = stepsOf(30, 3);
  const doneByTurn: number[] = [];
  const turn = async () => void doneByTurn.push(done.length);
  await inTurns(work, asked({ turn }), json);
  expect(doneByTurn).toEqual([0, 1, 2]);
});

test("it ends where the caller has gone", async () => {
  const { work, done } = stepsOf(30, 100);
  const signal = { aborted: false };
  const turn = async () => {
    signal.aborted = done.length === 2;
  };
  const reply = await inTurns(work, asked({ turn, signal }), json);
  expect([done.length, reply.status]).toEqual([2, 400]);
});

test("four works of one caller are under way, and those of others beside them", async () => {
  const begun: string[] = [];
  const resumes: (() => void)[] = [];
  const turn = () => new Promise<void>((resume) => resumes.push(resume));
  function* work(name: string) {
    begun.push(name);
    yield;
  }
  const ask = (name: string, peer: string) => inTurns(work(name), asked({ peer, turn }), () => json(name));
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  const next = async () => {
    await rest();
    for (const resume of resumes.splice(0)) resume();
    await rest();
  };
  const all = [1, 2, 3, 4, 5, 6].map((n) => ask(`a${n}`, "203.0.113.1"));
  all.push(ask("b1", "203.0.113.2"));
  await next();
  expect(begun).toEqual(["a1", "a2", "a3", "a4", "b1"]);
  await next();
  expect(begun).toEqual(["a1", "a2", "a3", "a4", "b1", "a5", "a6"]);
  await next();
  expect((await Promise.all(all)).map(({ body }) => body)).toContain('"a6"');
});

test("whoever leaves while waiting for a place is not waited for", async () => {
  const resumes: (() => void)[] = [];
  const turn = () => new Promise<void>((resume) => resumes.push(resume));
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  const peer = "203.0.113.4";
  const signal = { aborted: false };
  const ask = (more: object) => inTurns(stepsOf(1, 1).work, asked({ peer, turn, ...more }), json);
  const running = Array.from({ length: 4 }, () => ask({}));
  const leaving = Array.from({ length: 1000 }, () => ask({ signal }));
  const staying = ask({});
  await rest();
  signal.aborted = true;
  for (const resume of resumes.splice(0)) resume();
  expect((await Promise.all(leaving)).every(({ status }) => status === 400)).toBe(true);
  await Promise.all(running);
  await rest();
  expect(resumes).toHaveLength(1);
  resumes[0]?.();
  expect((await staying).status).toBe(200);
});

test("work that fails makes room for the next", async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first pause
  function* broken(): Generator<void, void, void> {
    throw new Error("broken");
  }
  const peer = "203.0.113.3";
  for (let i = 0; i < 5; i++) await expect(inTurns(broken(), asked({ peer }), () => json(1))).rejects.toThrow("broken");
  const { work } = stepsOf(1, 2);
  expect((await inTurns(work, asked({ peer }), json)).body).toBe("2");
});
