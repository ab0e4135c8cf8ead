// Where WORKERS processes answer, the one that leads them counts callers for all, over the channel that node:cluster keeps open. To a
// worker it is a store like any other: if it doesn't answer, the worker's memory stands in for it.
import cluster from "node:cluster";
import type { Limiter, Verdict } from "./limiter.ts";
import { memoryLimiter } from "./memory.ts";
import type { Setting, Store } from "./stored.ts";

type Question = { readonly id: number; readonly setting: Setting; readonly key: string };
type Reply = { readonly id: number; readonly verdict: Verdict };

/** In a worker. */
export function openLeader(): Store {
  const waiting = new Map<number, (verdict: Verdict) => void>();
  let id = 0;
  process.on("message", (reply: Reply) => {
    waiting.get(reply.id)?.(reply.verdict);
    waiting.delete(reply.id);
  });
  const ask = (setting: Setting, key: string) =>
    new Promise<Verdict>((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      process.send?.({ id, setting, key } satisfies Question);
    });
  return {
    limiter: (setting) => ({ take: (key) => ask(setting, key) }),
    tryWrite: async () => undefined,
    isOff: async () => false,
  };
}

/** In the leading process. */
export function countForWorkers(): void {
  const limiters = new Map<string, Limiter>();
  cluster.on("message", async (worker, { id, setting, key }: Question) => {
    const name = `${setting.name}:${setting.limit}`;
    const limiter = limiters.get(name) ?? memoryLimiter(setting);
    limiters.set(name, limiter);
    const verdict = await limiter.take(key);
    if (worker.isConnected()) worker.send({ id, verdict } satisfies Reply);
  });
}
