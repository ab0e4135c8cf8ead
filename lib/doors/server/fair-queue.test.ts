import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise((resume) => setImmediate(resume));
};

/** A queue whose clock moves only when a job costs something. */
function trial() {
  let time = 0;
  const order: string[] = [];
  const queue = new FairQueue({ now: () => time });
  const add = (caller: string, name: string, cost: number) =>
    queue.add(caller, () => {
      order.push(name);
      time += cost;
    });
  return { queue, order, add };
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

test("whoever comes to a crowd is next", async () => {
  const { order, add } = trial();
  for (let i = 0; i < 50; i++) add("crowd", `crowd ${i}`, 10);
  await turns(5);
  add("guest", "guest", 1);
  await turns(3);
  expect(order.indexOf("guest")).toBeGreaterThan(0);
  expect(order.indexOf("guest")).toBeLessThan(7);
});

test("while connections arrive, they come first, but not for ever", async () => {
  const order: string[] = [];
  let arrivals = 5;
  const queue = new FairQueue({ areArriving: () => arrivals-- > 0 });
  queue.add("one", () => void order.push("job"));
  await turns(4);
  expect(order).toEqual([]);
  await turns(4);
  expect(order).toEqual(["job"]);

  arrivals = Number.POSITIVE_INFINITY;
  queue.add("one", () => void order.push("job"));
  await turns(300);
  expect(order).toHaveLength(2);
});

test("so many that answer later are on their way, and the next begins when one is done", async () => {
  const begun: number[] = [];
  const done: (() => void)[] = [];
  const queue = new FairQueue({ mostAtOnce: 2 });
  for (let i = 0; i < 4; i++) {
    queue.add("one", () => {
      begun.push(i);
      return new Promise<void>((resolve) => done.push(resolve));
    });
  }
  await turns(10);
  expect(begun).toEqual([0, 1]);
  done[1]?.();
  await turns(10);
  expect(begun).toEqual([0, 1, 2]);
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

test("whoever comes back has no credit for the time away", async () => {
  const { order, add } = trial();
  add("away", "early", 1);
  for (let i = 0; i < 40; i++) add("busy", "busy", 10);
  await turns(30);
  for (let i = 0; i < 40; i++) add("away", "late", 10);
  const before = order.length;
  await turns(12);
  const late = order.slice(before, before + 10).filter((name) => name === "late").length;
  expect(late).toBeGreaterThan(3);
  expect(late).toBeLessThan(7);
});

test("a caller's five-hundred-and-first job is one too many, and not the first of another's", () => {
  const { queue, add } = trial();
  for (let i = 0; i < 499; i++) add("one", "x", 1);
  expect(queue.isFull("one")).toBe(false);
  add("one", "x", 1);
  expect([queue.isFull("one"), queue.isFull("other")]).toEqual([true, false]);
});
