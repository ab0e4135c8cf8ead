// The attack: one caller, or several together, ask for more than there is time for (e2e/hostile/neighbors.spec.ts). The promise, which
// fair-queue.test.ts tries on a model: while a caller waits, each other one gets at most as much time as that caller's own job
// before took, and one job more.
//
// This is start-time fair queuing. The next job is that of the caller who has spent least. Whoever comes, or comes back, starts where
// the one is whose job began last, without credit for the time away. The callers of one network share its time, so that many addresses
// in it gain nothing. What anyone has spent is forgotten as soon as nothing waits.

/** A caller by the networks it is in, from the widest to its own. */
export type Caller = readonly string[];
type Next<Job> = { readonly job: Job; readonly spend: (ms: number) => void };

/** How many of one network are remembered who have nothing waiting: each turn looks through them (fair-queue.test.ts, "callers without
 * end"). */
const MOST_REMEMBERED = 1_000;

export class FairQueue<Job> {
  #all = new Share<Job>();

  /** How many wait. */
  get size(): number {
    return this.#all.waiting;
  }

  add(caller: Caller, job: Job): void {
    const path = [this.#all];
    for (const name of caller) path.push((path.at(-1) ?? this.#all).enter(name));
    for (const share of path) share.waiting += 1;
    path.at(-1)?.jobs.push(job);
  }

  /** Takes out the job whose turn it is. */
  next(): Next<Job> | undefined {
    if (this.size === 0) this.#all = new Share();
    const path = this.#walk((share) => share.begin());
    const job = this.#leave(path, (jobs) => jobs.shift());
    const spend = (ms: number) => {
      for (const share of path) share.spent += ms;
    };
    return job === undefined ? undefined : { job, spend };
  }

  /** Takes out the last job of whoever has most waiting. */
  last(): Job | undefined {
    return this.#leave(
      this.#walk((share) => share.fullest()),
      (jobs) => jobs.pop(),
    );
  }

  #walk(choose: (share: Share<Job>) => Share<Job> | undefined): readonly Share<Job>[] {
    const path = [this.#all];
    for (let share = choose(this.#all); share; share = choose(share)) path.push(share);
    return path;
  }

  #leave(path: readonly Share<Job>[], take: (jobs: Job[]) => Job | undefined): Job | undefined {
    const job = take(path.at(-1)?.jobs ?? []);
    if (job !== undefined) for (const share of path) share.waiting -= 1;
    return job;
  }
}

/** A caller's share of the time, or a network's, which those within it share. */
class Share<Job> {
  readonly jobs: Job[] = [];
  /** How many, of all within. */
  waiting = 0;
  spent = 0;
  readonly #within = new Map<string, Share<Job>>();
  /** What the one within had spent whose job began last. */
  #level = 0;

  enter(name: string): Share<Job> {
    const share = this.#within.get(name) ?? new Share<Job>();
    this.#within.set(name, share);
    if (share.waiting === 0) share.spent = Math.max(share.spent, this.#level);
    return share;
  }

  /** The one within whose turn it is. */
  begin(): Share<Job> | undefined {
    this.#forget();
    const cheapest = this.#best((share, best) => share.spent < best.spent);
    if (cheapest) this.#level = cheapest.spent;
    return cheapest;
  }

  fullest(): Share<Job> | undefined {
    return this.#best((share, best) => share.waiting > best.waiting);
  }

  #best(isBetter: (share: Share<Job>, best: Share<Job>) => boolean): Share<Job> | undefined {
    let best: Share<Job> | undefined;
    for (const share of this.#within.values()) {
      if (share.waiting > 0 && (!best || isBetter(share, best))) best = share;
    }
    return best;
  }

  /** Those who have nothing waiting and would start at the level anyway; all of them where they are too many. */
  #forget(): void {
    const areTooMany = this.#within.size > MOST_REMEMBERED;
    for (const [name, share] of this.#within) {
      if (share.waiting === 0 && (areTooMany || share.spent <= this.#level)) this.#within.delete(name);
    }
  }
}
