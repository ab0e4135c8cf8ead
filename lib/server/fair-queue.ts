// Who is answered next. One job runs in each turn of the event loop, so that new connections and health checks get through
// between any two; and it is a job of the caller that has cost the least processor time so far. A caller with a thousand slow
// requests waits behind one with a single quick one, whatever the limit on requests would allow.
//
// This is start-time fair queuing: a caller who comes later starts where the others are now, without credit for the time away,
// and what anyone has cost is forgotten as soon as nothing waits.

type Job = () => void;
type Caller = { readonly waiting: Job[]; spent: number };

/** Of one caller: at a third of a millisecond each, a thirtieth of a second. */
const MOST_WAITING = 100;
const MOST_WAITING_TOGETHER = 2000;
/** How many are remembered who have nothing waiting. */
const MOST_REMEMBERED = 10_000;
/** Turns in a row that may go to newcomers alone. */
const MOST_LEFT_TO_NEWCOMERS = 200;

/** `areArriving`: whether connections have come since it was last asked. Node takes in one of them in each turn, so without it
 * a newcomer would wait for as many jobs as there are others before it at the gate. */
export function fairQueue(areArriving = () => false, now = () => performance.now()) {
  const callers = new Map<string, Caller>();
  let waitingTogether = 0;
  let level = 0;
  let leftToNewcomers = 0;
  let running: { readonly caller: Caller; readonly since: number } | undefined;

  /** Whether one more job of this caller would wait too long. */
  function isFull(key: string): boolean {
    const own = callers.get(key)?.waiting.length ?? 0;
    return own >= MOST_WAITING || waitingTogether >= MOST_WAITING_TOGETHER;
  }

  function add(key: string, job: Job): void {
    const caller = callers.get(key) ?? { waiting: [], spent: level };
    callers.set(key, caller);
    caller.waiting.push(job);
    waitingTogether += 1;
    if (waitingTogether === 1 && !running) setImmediate(turn);
  }

  function turn(): void {
    if (running) running.caller.spent += now() - running.since;
    running = undefined;
    leftToNewcomers = areArriving() ? leftToNewcomers + 1 : 0;
    if (0 < leftToNewcomers && leftToNewcomers < MOST_LEFT_TO_NEWCOMERS) return void setImmediate(turn);
    const caller = cheapest();
    const job = caller?.waiting.shift();
    if (!caller || !job) {
      callers.clear();
      return;
    }
    waitingTogether -= 1;
    level = caller.spent;
    if (callers.size > MOST_REMEMBERED) forgetIdle();
    running = { caller, since: now() };
    // Measured until the next turn, because most of a job runs in the microtasks after this one.
    setImmediate(turn);
    job();
  }

  function cheapest(): Caller | undefined {
    let best: Caller | undefined;
    for (const caller of callers.values()) {
      if (caller.waiting.length > 0 && (!best || caller.spent < best.spent)) best = caller;
    }
    return best;
  }

  function forgetIdle(): void {
    for (const [key, { waiting }] of callers) if (waiting.length === 0) callers.delete(key);
  }

  return { isFull, add };
}

export type FairQueue = ReturnType<typeof fairQueue>;
