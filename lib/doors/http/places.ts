// The attack: hundreds of long tables at once, each of which holds the rows it has (in-turns.test.ts; e2e/hostile/neighbors.spec.ts, "60 that
// ask for long tables").
type Waiting = { readonly isGone: () => boolean; readonly enter: (hasPlace: boolean) => void };
type Caller = { running: number; readonly waiting: Waiting[] };

/** So many works of one caller run at once. The others wait, first come first served. */
export class Places {
  readonly #most: number;
  readonly #callers = new Map<string, Caller>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Gives nothing where the caller was gone before there was a place. */
  async within<R>(caller: string, isGone: () => boolean, work: () => Promise<R>): Promise<R | undefined> {
    const own = this.#callers.get(caller) ?? { running: 0, waiting: [] };
    this.#callers.set(caller, own);
    if (own.running < this.#most) own.running += 1;
    else if (!(await new Promise<boolean>((enter) => own.waiting.push({ isGone, enter })))) return undefined;
    try {
      return await work();
    } finally {
      this.#passOn(caller, own);
    }
  }

  /** Whoever waits longest gets the place. Those who have gone need none: many may leave while one table is worked out. */
  #passOn(caller: string, own: Caller): void {
    for (let next = own.waiting.shift(); next; next = own.waiting.shift()) {
      const hasPlace = !next.isGone();
      next.enter(hasPlace);
      if (hasPlace) return;
    }
    own.running -= 1;
    if (own.running === 0) this.#callers.delete(caller);
  }
}
