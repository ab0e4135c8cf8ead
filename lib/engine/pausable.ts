/** Long work that pauses before each calculation, so that whoever runs it can serve others first. */
export type Pausable<R> = Generator<void, R, void>;

/** Runs it to its end at once, where no one else waits. */
export function finish<R>(work: Pausable<R>): R {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
