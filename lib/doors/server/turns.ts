// The attack: work that leaves no time for new connections and health checks (e2e/hostile/neighbors.spec.ts, "new connections without
// end"). One job runs in each turn of the event loop, so that they get through between any two. What waits too long, or is too much,
// is refused.
import { type Caller, FairQueue } from "./fair-queue.ts";

export type Job = {
  readonly answer: () => void;
  /** Called instead where there is no time for it. */
  readonly refuse: () => void;
};

const LONGEST_WAIT_MS = 10_000;
/** While connections come, one turn in so many goes to a job. With more, thousands of connections at the gate keep a newcomer behind them
 * for twice as long; with none, they would keep those who are in for as long as they come. */
const ONE_IN = 10;

export type Options = {
  /** Whether connections have come since it was last asked. Node takes in one of them in each turn, so without it a newcomer
   * would wait for as many jobs as there are others before it at the gate. */
  readonly areArriving?: () => boolean;
  readonly mostWaiting?: number;
  readonly now?: () => number;
};

const USUAL: Required<Options> = {
  areArriving: () => false,
  // As many as there may be connections, of which each has one: who is refused tries again at once, and that costs more than to let it wait.
  // Those who leave and come back may have more.
  mostWaiting: 10_000,
  now: () => performance.now(),
};

export class Turns {
  readonly #options: Required<Options>;
  readonly #queue = new FairQueue<Job & { readonly since: number }>();
  #leftToNewcomers = 0;
  #isScheduled = false;
  #end = () => {};

  constructor(options: Options = {}) {
    this.#options = { ...USUAL, ...options };
  }

  add(caller: Caller, job: Job): void {
    this.#queue.add(caller, { ...job, since: this.#options.now() });
    if (this.#queue.size > this.#options.mostWaiting) this.#queue.last()?.refuse();
    this.#schedule();
  }

  #schedule(): void {
    if (!this.#isScheduled) setImmediate(() => this.#turn());
    this.#isScheduled = true;
  }

  #turn(): void {
    this.#isScheduled = false;
    this.#end();
    this.#end = () => {};
    this.#leftToNewcomers = this.#options.areArriving() ? this.#leftToNewcomers + 1 : 0;
    if (this.#leftToNewcomers % ONE_IN === 0) this.#runNext();
    else this.#schedule();
  }

  #runNext(): void {
    const { now } = this.#options;
    const next = this.#queue.next();
    if (!next) return;
    const began = now();
    // Measured until the next turn, because most of a job runs in the microtasks after this one.
    this.#end = () => next.spend(now() - began);
    this.#schedule();
    const isTooLate = began - next.job.since > LONGEST_WAIT_MS;
    if (isTooLate) next.job.refuse();
    else next.job.answer();
  }
}
