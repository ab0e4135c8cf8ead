// The attack: work that leaves no time for new connections and health checks (e2e/hostile/neighbors.spec.ts, "new connections without
// end"). One job runs in each turn of the event loop, so that they get through between any two. What waits too long, or is too much,
// is refused.
import { type Caller, FairQueue } from "./fair-queue.ts";

export type Job = {
  /** One that answers later gives its promise. */
  readonly answer: () => void | Promise<void>;
  /** Called instead where there is no time for it. */
  readonly refuse: () => void;
};

const LONGEST_WAIT_MS = 10_000;
/** In a row, that may go to newcomers alone. */
const MOST_LEFT_TO_NEWCOMERS = 200;

export type Options = {
  /** Whether connections have come since it was last asked. Node takes in one of them in each turn, so without it a newcomer
   * would wait for as many jobs as there are others before it at the gate. */
  readonly areArriving?: () => boolean;
  /** How many that answer later may be on their way: what they still have to do runs between the turns. */
  readonly mostAtOnce?: number;
  readonly mostWaiting?: number;
  readonly now?: () => number;
};

const USUAL: Required<Options> = {
  areArriving: () => false,
  mostAtOnce: Number.POSITIVE_INFINITY,
  // As many as there may be connections, of which each has one: who is refused tries again at once, and that costs more than to let it wait.
  // Those who leave and come back may have more.
  mostWaiting: 10_000,
  now: () => performance.now(),
};

export class Turns {
  readonly #options: Required<Options>;
  readonly #queue = new FairQueue<Job & { readonly since: number }>();
  #leftToNewcomers = 0;
  #underWay = 0;
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
    if (0 < this.#leftToNewcomers && this.#leftToNewcomers < MOST_LEFT_TO_NEWCOMERS) this.#schedule();
    else if (this.#underWay < this.#options.mostAtOnce) this.#runNext();
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
    const answering = isTooLate ? next.job.refuse() : next.job.answer();
    if (answering) this.#follow(answering);
  }

  #follow(answering: Promise<void>): void {
    this.#underWay += 1;
    void answering.finally(() => {
      this.#underWay -= 1;
      this.#schedule();
    });
  }
}
