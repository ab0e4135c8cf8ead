import type { Limiter, Verdict } from "./limiter.ts";
import { room, timeToRoom, type Usage, type Window } from "./window.ts";

type Setting = {
  readonly limit: number;
  readonly windowSeconds?: number;
  /** Whole milliseconds that only go forwards. */
  readonly clock?: () => number;
  readonly mostKeys?: number;
};

/** `window` tells which one `current` counts. */
type Count = { readonly window: number; readonly previous: number; readonly current: number };

/** Counts in this process only, for at most `mostKeys` callers at a time. */
export function memoryLimiter({ limit, windowSeconds = 60, clock = uptime, mostKeys = 50_000 }: Setting): Limiter {
  const rule: Window = { limit, length: windowSeconds * 1000 };
  const counts = twoGenerations(mostKeys / 2);

  async function take(key: string): Promise<Verdict> {
    const now = clock();
    const count = moveTo(Math.floor(now / rule.length), counts.get(key));
    const verdict = judge(rule, { ...count, elapsed: now % rule.length });
    counts.set(key, verdict.allowed ? { ...count, current: count.current + 1 } : count);
    return verdict;
  }
  return { take };
}

/** Whoever asks is written into the young generation, refused or not. When that is full, or a new window begins, it
 * becomes the old one, and the old one is forgotten whole: nobody is looked for, nothing outlives two windows, and a
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

function judge(rule: Window, usage: Usage): Verdict {
  const left = room(rule, usage);
  return {
    allowed: left > 0,
    limit: rule.limit,
    remaining: Math.max(0, left - 1),
    reset: Math.ceil((rule.length - usage.elapsed) / 1000),
    retryAfter: left > 0 ? 0 : Math.max(1, Math.ceil(timeToRoom(rule, usage) / 1000)),
  };
}

function moveTo(window: number, count?: Count): Count {
  if (count?.window === window) return count;
  return { window, previous: count?.window === window - 1 ? count.current : 0, current: 0 };
}

function uptime(): number {
  return Math.floor(performance.now());
}
