import { expect, test } from "vitest";
import { type Options, Turns } from "./turns.ts";

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise((resume) => setImmediate(resume));
};

const ONE = ["one"];

/** Turns whose clock moves only when a job costs something. */
function trial(options: Options = {}) {
  let time = 0;
  const order: string[] = [];
  const trialled = new Turns({ ...options, now: () => time });
  const add = (caller: string, name: string, cost: number) =>
    trialled.add([caller], {
      answer: () => {
        order.push(name);
        time += cost;
      },
      refuse: () => void order.push(`refused ${name}`),
    });
  return { order, add };
}

test("one caller's jobs run in their order, one in each turn", async () => {
  const { order, add } = trial();
  for (const name of ["a", "b", "c"]) add("one", name, 1);
  expect(order).toEqual([]);
  await turns(2);
  expect(order.length).toBeLessThan(3);
  await turns(5);
  expect(order).toEqual(["a", "b", "c"]);
});

test("while connections arrive, most turns are theirs, but not all", async () => {
  const order: string[] = [];
  let arrivals = 5;
  const queue = new Turns({ areArriving: () => arrivals-- > 0 });
  const wait = () => queue.add(ONE, { answer: () => void order.push("job"), refuse: () => {} });
  wait();
  await turns(4);
  expect(order).toEqual([]);
  await turns(4);
  expect(order).toEqual(["job"]);

  arrivals = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 20; i++) wait();
  await turns(100);
  expect(order.length).toBeGreaterThan(8);
  expect(order.length).toBeLessThan(13);
});

test("it is time that is shared, not jobs", async () => {
  const { order, add } = trial();
  for (let i = 0; i < 40; i++) {
    add("slow", "slow", 10);
    add("quick", "quick", 1);
  }
  await turns(33);
  const share = order.slice(0, 30).filter((name) => name === "quick").length;
  expect(share).toBeGreaterThan(24);
});

test("what has waited too long is refused when its turn comes", async () => {
  const { order, add } = trial();
  add("one", "long", 10_001);
  add("one", "late", 1);
  await turns(5);
  add("one", "new", 1);
  await turns(5);
  expect(order).toEqual(["long", "refused late", "new"]);
});

test("where too many wait, one of those goes who have most, and a newcomer is served", async () => {
  const { order, add } = trial({ mostWaiting: 2000 });
  for (const caller of ["a", "b", "c", "d", "e"]) for (let i = 0; i < 400; i++) add(caller, `${caller} ${i}`, 1);
  add("newcomer", "newcomer", 1);
  expect(order).toEqual(["refused a 399"]);
  await turns(10);
  expect(order).toContain("newcomer");
});
