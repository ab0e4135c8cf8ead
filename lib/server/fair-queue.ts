// Who is answered next. One job runs in each turn of the event loop, so that new connections and health checks get through
// between any two; and it is a job of the caller that has cost the least processor time so far. A caller with a thousand slow
// requests waits behind one with a single quick one, whatever the limit on requests would allow.
//
// This is start-time fair queuing: a caller who comes later starts where the others are now, without credit for the time away,
// and what anyone has cost is forgotten as soon as nothing waits.

/** One that answers later gives its promise. */
type Job = () => void | Promise<void>;
type Caller = { readonly waiting: Job[]; spent: number };

/** Of one caller: as many as it may have connections, each of which has one. Were it fewer, those that are told to try again
 * would do so at once, and telling them costs more than letting them wait. */
const MOST_WAITING = 500;
const MOST_WAITING_TOGETHER = 2000;
/** How many are remembered who have nothing waiting. */
const MOST_REMEMBERED = 10_000;
/** Turns in a row that may go to newcomers alone. */
const MOST_LEFT_TO_NEWCOMERS = 200;

type Options = {
  /** Whether connections have come since it was last asked. Node takes in one of them in each turn, so without it a newcomer
   * would wait for as many jobs as there are others before it at the gate. */
  readonly areArriving?: () => boolean;
  /** How many that answer later may be on their way: what they still have to do runs between the turns. */
  readonly mostAtOnce?: number;
  readonly now?: () => number;
};

export function fairQueue({
  areArriving = () => false,
  mostAtOnce = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: Options = {}) {
  const callers = new Map<string, Caller>();
  let waitingTogether = 0;
  let level = 0;
  let leftToNewcomers = 0;
  let underWay = 0;
  let isScheduled = false;
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
    schedule();
  }

  function schedule(): void {
    if (!isScheduled) setImmediate(turn);
    isScheduled = true;
  }

  function turn(): void {
    isScheduled = false;
    if (running) running.caller.spent += now() - running.since;
    running = undefined;
    leftToNewcomers = areArriving() ? leftToNewcomers + 1 : 0;
    if (0 < leftToNewcomers && leftToNewcomers < MOST_LEFT_TO_NEWCOMERS) schedule();
    else if (underWay < mostAtOnce) runNext();
  }

  function runNext(): void {
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
    schedule();
    const answering = job();
    if (answering) follow(answering);
  }

  function follow(answering: Promise<void>): void {
    underWay += 1;
    void answering.finally(() => {
      underWay -= 1;
      schedule();
    });
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
