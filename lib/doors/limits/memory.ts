// The attack: more callers than there is memory for (memory.test.ts, worst-case.test.ts).
import type { Limiter, Verdict } from "./limiter.ts";
import { inSeconds, room, timeToRoom, type Usage, WINDOW } from "./window.ts";

type Setting = {
  readonly limit: number;
  /** Whole milliseconds that only go forwards. */
  readonly clock?: () => number;
  readonly mostKeys?: number;
};

/** `window` tells which one `current` counts. */
type Count = { readonly window: number; readonly previous: number; readonly current: number };

/** Counts in this process only, for at most `mostKeys` callers at a time. */
export function memoryLimiter({ limit, clock = uptime, mostKeys = 50_000 }: Setting): Limiter {
  const counts = twoGenerations(mostKeys / 2);

  async function take(key: string): Promise<Verdict> {
    const now = clock();
    const count = moveTo(Math.floor(now / WINDOW), counts.get(key));
    const verdict = judge(limit, { ...count, elapsed: now % WINDOW });
    counts.set(key, verdict.allowed ? { ...count, current: count.current + 1 } : count);
    return verdict;
  }
  return { take };
}

/** Whoever asks is written into the young generation, refused or not. When that is full, or a new window begins, it
 * becomes the old one, and the old one is forgotten whole: no caller is searched for, nothing outlives two windows, and a
 * caller who keeps asking stays known, however many others there are. */
function twoGenerations(mostKeys: number) {
  let young = new Map<string, Count>();
  let old = young;
  let begun = 0;
  return {
    get: (key: string) => young.get(key) ?? old.get(key),
    set(key: string, count: Count) {
      const full = young.size >= mostKeys && !young.has(key);
      if (full || count.window !== begun) {
        old = young;
        young = new Map();
        begun = count.window;
      }
      young.set(key, count);
    },
  };
}

function judge(limit: number, usage: Usage): Verdict {
  const left = room(limit, usage);
  return {
    allowed: left > 0,
    limit,
    remaining: Math.max(0, left - 1),
    reset: inSeconds(WINDOW - usage.elapsed),
    retryAfter: left > 0 ? 0 : Math.max(1, inSeconds(timeToRoom(limit, usage))),
  };
}

function moveTo(window: number, count?: Count): Count {
  if (count?.window === window) return count;
  return { window, previous: count?.window === window - 1 ? count.current : 0, current: 0 };
}

function uptime(): number {
  return Math.floor(performance.now());
}
