// Who is answered next. One job runs in each turn of the event loop, so that new connections and health checks get through
// between any two; and it is a job of the caller that has cost the least processor time so far. A caller with a thousand slow
// requests waits behind one with a single quick one, whatever the limit on requests would allow.
//
// This is start-time fair queuing: a caller who comes later starts where the others are now, without credit for the time away,
// and what anyone has cost is forgotten as soon as nothing waits.

/** One that answers later gives its promise. */
type Job = () => void | Promise<void>;
type Caller = { readonly waiting: Job[]; spent: number };

/** Of one caller: as many as it may have connections, each of which has one. Were it fewer, those that are refused
 * would try again at once, and refusing them costs more than letting them wait. */
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

export class FairQueue {
  readonly #areArriving: () => boolean;
  readonly #mostAtOnce: number;
  readonly #now: () => number;
  readonly #callers = new Map<string, Caller>();
  #waitingTogether = 0;
  /** What the caller had spent whose job began last: where newcomers start, and those who come back. */
  #level = 0;
  #leftToNewcomers = 0;
  #underWay = 0;
  #isScheduled = false;
  #running: { readonly caller: Caller; readonly since: number } | undefined;

  constructor(options: Options = {}) {
    this.#areArriving = options.areArriving ?? (() => false);
    this.#mostAtOnce = options.mostAtOnce ?? Number.POSITIVE_INFINITY;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Whether one more job of this caller would wait too long. */
  isFull(key: string): boolean {
    const own = this.#callers.get(key)?.waiting.length ?? 0;
    return own >= MOST_WAITING || this.#waitingTogether >= MOST_WAITING_TOGETHER;
  }

  add(key: string, job: Job): void {
    const caller = this.#callers.get(key) ?? { waiting: [], spent: this.#level };
    if (caller.waiting.length === 0) caller.spent = Math.max(caller.spent, this.#level);
    this.#callers.set(key, caller);
    caller.waiting.push(job);
    this.#waitingTogether += 1;
    this.#schedule();
  }

  #schedule(): void {
    if (!this.#isScheduled) setImmediate(() => this.#turn());
    this.#isScheduled = true;
  }

  #turn(): void {
    this.#isScheduled = false;
    if (this.#running) this.#running.caller.spent += this.#now() - this.#running.since;
    this.#running = undefined;
    this.#leftToNewcomers = this.#areArriving() ? this.#leftToNewcomers + 1 : 0;
    if (0 < this.#leftToNewcomers && this.#leftToNewcomers < MOST_LEFT_TO_NEWCOMERS) this.#schedule();
    else if (this.#underWay < this.#mostAtOnce) this.#runNext();
  }

  #runNext(): void {
    const caller = this.#cheapest();
    const job = caller?.waiting.shift();
    if (!caller || !job) {
      this.#callers.clear();
      return;
    }
    this.#waitingTogether -= 1;
    this.#level = caller.spent;
    if (this.#callers.size > MOST_REMEMBERED) this.#forgetIdle();
    this.#running = { caller, since: this.#now() };
    // Measured until the next turn, because most of a job runs in the microtasks after this one.
    this.#schedule();
    const answering = job();
    if (answering) this.#follow(answering);
  }

  #follow(answering: Promise<void>): void {
    this.#underWay += 1;
    void answering.finally(() => {
      this.#underWay -= 1;
      this.#schedule();
    });
  }

  #cheapest(): Caller | undefined {
    let best: Caller | undefined;
    for (const caller of this.#callers.values()) {
      if (caller.waiting.length > 0 && (!best || caller.spent < best.spent)) best = caller;
    }
    return best;
  }

  #forgetIdle(): void {
    for (const [key, { waiting }] of this.#callers) if (waiting.length === 0) this.#callers.delete(key);
  }
}
