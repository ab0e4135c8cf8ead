/** So many works of one caller run at once. The others wait, first come first served. */
export class Places {
  readonly #most: number;
  readonly #callers = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  constructor(most: number) {
    this.#most = most;
  }

  async within<R>(caller: string, work: () => Promise<R>): Promise<R> {
    await this.#enter(caller);
    try {
      return await work();
    } finally {
      this.#leave(caller);
    }
  }

  async #enter(caller: string): Promise<void> {
    const own = this.#callers.get(caller) ?? { running: 0, waiting: [] };
    this.#callers.set(caller, own);
    if (own.running >= this.#most) await new Promise<void>((enter) => own.waiting.push(enter));
    else own.running += 1;
  }

  /** Whoever waits longest gets the place. */
  #leave(caller: string): void {
    const own = this.#callers.get(caller);
    const next = own?.waiting.shift();
    if (next) next();
    else if (own) own.running -= 1;
    if (own?.running === 0) this.#callers.delete(caller);
  }
}
