// The attack: a store that hangs, lies or goes away (outage.test.ts, bad-answers.test.ts). If the rate-limit store is slow or down, `ask` returns undefined within 100 ms. Once that has happened the store is on trial: one request at a time tries it and no other waits,
// until it has answered every one of them for a while. So a store that fails now and then is not reported as back each
// time that it answers.

const PATIENCE = 100;
const PAUSE_AFTER_FAILURE = 1000;
const TRIAL = 1500;

export type Change = { readonly reachable: boolean; readonly because?: string };

export class CircuitBreaker<Store> {
  readonly #store: Promise<Store>;
  readonly #report: (change: Change) => void;
  readonly #clock: () => number;
  #onTrial = false;
  #answersSince: number | undefined;
  #nextTry = 0;

  constructor(store: Promise<Store>, report: (change: Change) => void, clock = () => performance.now()) {
    this.#store = store;
    this.#report = report;
    this.#clock = clock;
    // Until someone asks, a store that cannot be opened must not count as an uncaught error.
    store.catch((reason) => this.#failed(reason));
  }

  /** What the store answers, or undefined where it does not within `PATIENCE` or is not to be tried now. */
  async ask<Answer>(question: (store: Store) => Promise<Answer>): Promise<Answer | undefined> {
    if (this.#onTrial && this.#clock() < this.#nextTry) return undefined;
    this.#nextTry = this.#clock() + PAUSE_AFTER_FAILURE;
    try {
      const answer = await inTime(this.#store.then(question));
      this.#answered();
      return answer;
    } catch (reason) {
      this.#failed(reason);
      return undefined;
    }
  }

  isClosed(): boolean {
    return !this.#onTrial;
  }

  #answered(): void {
    if (!this.#onTrial) return;
    this.#answersSince ??= this.#clock();
    if (this.#clock() - this.#answersSince < TRIAL) return;
    this.#onTrial = false;
    this.#report({ reachable: true });
  }

  #failed(reason: unknown): void {
    if (!this.#onTrial) this.#report({ reachable: false, because: kindOf(reason) });
    this.#onTrial = true;
    this.#answersSince = undefined;
    this.#nextTry = this.#clock() + PAUSE_AFTER_FAILURE;
  }
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // What lies there already, unread because this process was busy, still counts.
    alarm = setTimeout(() => setImmediate(reject, new Error("SLOW")), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(alarm));
}

/** The kind of failure, such as ECONNREFUSED or WRONGPASS; the rest of a message may hold an address or a key. */
function kindOf(reason: unknown): string {
  if (!(reason instanceof Error)) return typeof reason;
  if ("code" in reason && typeof reason.code === "string") return reason.code;
  if (reason.cause instanceof Error) return kindOf(reason.cause);
  return /^[A-Z]{3,}\b/.exec(reason.message)?.[0] ?? reason.name;
}
