// The queue as a model: callers who ask whenever they like, and a clock that only their jobs move.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Caller, FairQueue } from "./fair-queue.ts";

type Request = { readonly caller: Caller; readonly at: number; readonly cost: number };
type Served = Request & { readonly began: number; readonly ended: number };

/** Serves them all, each no sooner than it is asked. */
function serve(requests: readonly Request[]): readonly Served[] {
  const arriving = requests.toSorted((a, b) => a.at - b.at);
  const queue = new FairQueue<Request>();
  const served: Served[] = [];
  for (let clock = 0; served.length < requests.length; ) {
    while (arriving[0] && arriving[0].at <= clock) {
      const request = arriving.shift();
      if (request) queue.add(request.caller, request);
    }
    const next = queue.next();
    if (!next) {
      clock = arriving[0]?.at ?? clock;
      continue;
    }
    const ended = clock + next.job.cost;
    served.push({ ...next.job, began: clock, ended });
    // Those who ask meanwhile come before the time is counted, as they do in a turn of the event loop.
    while (arriving[0] && arriving[0].at <= ended) {
      const request = arriving.shift();
      if (request) queue.add(request.caller, request);
    }
    next.spend(next.job.cost);
    clock = ended;
  }
  return served;
}

const nameOf = ({ caller }: Request) => caller.join(" ");
const timeOf = (served: readonly Served[]) => served.reduce((sum, { cost }) => sum + cost, 0);

const requests = (callers: readonly Caller[]) =>
  fc.array(
    fc.record({
      caller: fc.constantFrom(...callers),
      at: fc.integer({ max: 300, min: 0 }),
      cost: fc.integer({ min: 1, max: 100 }),
    }),
    { minLength: 1, maxLength: 60 },
  );

/** What the others got while each of a caller's jobs waited, beside what they may get. */
function* waits(served: readonly Served[], nameIt = nameOf) {
  const names = [...new Set(served.map(nameIt))];
  for (const own of names) {
    let before: Served | undefined;
    for (const job of served.filter((one) => nameIt(one) === own)) {
      const since = Math.max(job.at, before?.ended ?? 0);
      for (const other of names.filter((name) => name !== own)) {
        const theirs = served.filter((one) => nameIt(one) === other);
        const meanwhile = theirs.filter(({ began }) => began >= since && began < job.began);
        const longest = Math.max(0, ...meanwhile.map(({ cost }) => cost));
        yield { got: timeOf(meanwhile), may: (before?.cost ?? 0) + longest };
      }
      before = job;
    }
  }
}

test("while a caller waits, each other one gets as much time as its own job before took, and one job more", () => {
  fc.assert(
    fc.property(requests([["a"], ["b"], ["c"], ["d"]]), (asked) => {
      for (const { got, may } of waits(serve(asked))) expect(got).toBeLessThanOrEqual(may);
    }),
    { numRuns: 500 },
  );
});

test("so it is between callers of one network, and nothing is lost or served twice", () => {
  const network = ["48", "56"];
  fc.assert(
    fc.property(
      requests([
        [...network, "a"],
        [...network, "b"],
        [...network, "c"],
      ]),
      (asked) => {
        const served = serve(asked);
        for (const { got, may } of waits(served)) expect(got).toBeLessThanOrEqual(may);
        expect(served).toHaveLength(asked.length);
      },
    ),
  );
});

test("a network of many callers gets no more than one caller", () => {
  const many = Array.from({ length: 200 }, (_, n) => ({ caller: ["48", `56 ${n % 8}`, `64 ${n}`], at: 0, cost: 10 }));
  const one = Array.from({ length: 20 }, () => ({ caller: ["203.0.113.9"], at: 0, cost: 10 }));
  const served = serve([...many, ...one]);
  const last = served.findLastIndex(({ caller }) => caller.length === 1);
  expect(last).toBeLessThan(41);
});

test("each caller's jobs keep their order", () => {
  fc.assert(
    fc.property(requests([["a"], ["b"]]), (asked) => {
      const served = serve(asked);
      for (const name of ["a", "b"]) {
        const times = served.filter((one) => nameOf(one) === name).map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }
    }),
  );
});

test("an idle caller gains nothing while another keeps the queue from ever being empty", () => {
  const flood = Array.from({ length: 5000 }, (_, n) => ({ caller: ["flood"], at: n, cost: 2 }));
  const idle = [{ caller: ["idle"], at: 0, cost: 1 }];
  const burst = Array.from({ length: 100 }, () => ({ caller: ["idle"], at: 4000, cost: 100 }));
  const honest = Array.from({ length: 30 }, (_, n) => ({ caller: ["honest"], at: 3500 + 100 * n, cost: 3 }));
  const served = serve([...flood, ...idle, ...burst, ...honest]);
  const slowest = Math.max(...served.filter((one) => nameOf(one) === "honest").map(({ at, ended }) => ended - at));
  expect(slowest).toBeLessThan(250);
});

test("the last job of whoever has most waiting is the first to go", () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 3; n++) queue.add(["48", `56 ${n}`], `many ${n}`);
  queue.add(["one"], "one");
  queue.add(["two"], "first of two");
  queue.add(["two"], "second of two");
  queue.add(["newcomer"], "newcomer");
  expect(queue.last()).toBe("many 0");
  queue.add(["two"], "third of two");
  expect([queue.last(), queue.size]).toEqual(["third of two", 6]);
});

test("callers without end are not remembered without end, and those who wait are served", () => {
  const queue = new FairQueue<number>();
  queue.add(["busy"], -1);
  queue.add(["busy"], -2);
  const spent = processorMs(() => {
    for (let n = 0; n < 30_000; n++) {
      queue.add([`caller ${n}`], n);
      queue.next()?.spend(1);
    }
  });
  expect(spent).toBeLessThan(4_000);
  queue.add(["last"], -3);
  const left: (number | undefined)[] = [];
  while (queue.size > 0) left.push(queue.next()?.job);
  expect(left).toContain(-3);
});

test("beside a caller who always waits, those who came once cost nothing afterwards", () => {
  const queue = new FairQueue<string>();
  const spent = processorMs(() => {
    for (let n = 0; n < 40_000; n++) {
      queue.add(["always"], "job");
      queue.add([`once ${n}`], "job");
      for (let i = 0; i < 2; i++) queue.next()?.spend(1);
      queue.add(["always"], "job");
    }
  });
  expect(spent).toBeLessThan(2_000);
});

function processorMs(work: () => void): number {
  const began = process.cpuUsage();
  work();
  return process.cpuUsage(began).user / 1000;
}
