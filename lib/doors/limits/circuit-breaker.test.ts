import { expect, test } from "vitest";
import { type Change, CircuitBreaker } from "./circuit-breaker.ts";

const SECOND = 1000;

function house() {
  const state = { now: 0, works: true, tries: 0 };
  const changes: Change[] = [];
  const breaker = new CircuitBreaker(
    Promise.resolve(state),
    (change) => changes.push(change),
    () => state.now,
  );
  const ask = () =>
    breaker.ask(async (store) => {
      store.tries++;
      if (!store.works) throw new Error("OOM command not allowed when used memory > 'maxmemory'.");
      return "answer";
    });
  /** Asks every hundredth of a second. */
  const askFor = async (seconds: number) => {
    for (const end = state.now + seconds * SECOND; state.now < end; state.now += 10) await ask();
  };
  return { state, changes, breaker, ask, askFor };
}

const GONE = { reachable: false, because: "OOM" };
const BACK = { reachable: true };

test("a store that works is asked every time, and nothing is reported", async () => {
  const { state, changes, breaker, askFor } = house();
  await askFor(1);
  expect(state.tries).toBe(100);
  expect(changes).toEqual([]);
  expect(breaker.isClosed()).toBe(true);
});

test("one that fails is tried once a second", async () => {
  const { state, changes, breaker, ask, askFor } = house();
  state.works = false;
  expect(await ask()).toBeUndefined();
  expect(breaker.isClosed()).toBe(false);
  await askFor(10);
  expect(state.tries).toBe(10);
  expect(changes).toEqual([GONE]);
});

test("it is back once it has answered everything for a second and a half, and is reported once", async () => {
  const { state, changes, breaker, askFor } = house();
  state.works = false;
  await askFor(3);
  state.works = true;
  await askFor(1.4);
  expect(breaker.isClosed()).toBe(false);
  await askFor(1.6);
  expect(breaker.isClosed()).toBe(true);
  expect(changes).toEqual([GONE, BACK]);
});

test("on trial its answers count, and few requests try it", async () => {
  const { state, ask, askFor } = house();
  state.works = false;
  await ask();
  state.works = true;
  state.now = SECOND;
  expect(await ask()).toBe("answer");
  expect(await ask()).toBeUndefined();
  const before = state.tries;
  await askFor(1);
  expect(state.tries - before).toBeLessThanOrEqual(3);
});

test("a store that fails every second time is gone, and is reported once", async () => {
  const { state, changes, askFor } = house();
  for (let n = 0; n < 300; n++) {
    state.works = n % 2 === 0;
    await askFor(1);
  }
  expect(changes.slice(0, 1)).toEqual([GONE]);
  expect(changes).toHaveLength(1);
});

test("what is late counts as gone", async () => {
  const changes: Change[] = [];
  const breaker = new CircuitBreaker(Promise.resolve("store"), (change) => changes.push(change));
  expect(await breaker.ask(() => new Promise(() => undefined))).toBeUndefined();
  expect(changes).toEqual([{ reachable: false, because: "SLOW" }]);
});
