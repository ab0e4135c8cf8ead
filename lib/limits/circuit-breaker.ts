// Between us and a store that may be slow, gone, full, or shut to us. Whoever asks gets the store's answer or soon learns
// that there is none. Once that has happened the store is on trial: one request at a time tries it and no other waits,
// until it has answered every one of them for a while. So a store that fails now and then is not reported as back each
// time that it answers.

export type CircuitBreaker<Store> = {
  /** What the store answers, or undefined where it does not within `PATIENCE` or is not to be tried now. */
  ask<Answer>(question: (store: Store) => Promise<Answer>): Promise<Answer | undefined>;
  isClosed(): boolean;
};

const PATIENCE = 100;
const PAUSE_AFTER_FAILURE = 1000;
const PAUSE_ON_TRIAL = 400;
const TRIAL = 1500;

export type Change = { readonly reachable: boolean; readonly because?: string };

export function circuitBreaker<Store>(
  store: Promise<Store>,
  report: (change: Change) => void,
  clock = () => performance.now(),
): CircuitBreaker<Store> {
  let onTrial = false;
  let answersSince: number | undefined;
  let nextTry = 0;

  function answered() {
    if (!onTrial) return;
    answersSince ??= clock();
    nextTry = clock() + PAUSE_ON_TRIAL;
    if (clock() - answersSince < TRIAL) return;
    onTrial = false;
    report({ reachable: true });
  }

  function failed(reason: unknown) {
    if (!onTrial) report({ reachable: false, because: kindOf(reason) });
    onTrial = true;
    answersSince = undefined;
    nextTry = clock() + PAUSE_AFTER_FAILURE;
  }

  async function ask<Answer>(question: (store: Store) => Promise<Answer>): Promise<Answer | undefined> {
    if (onTrial && clock() < nextTry) return undefined;
    nextTry = clock() + PAUSE_AFTER_FAILURE;
    try {
      const answer = await inTime(store.then(question));
      answered();
      return answer;
    } catch (reason) {
      failed(reason);
      return undefined;
    }
  }
  // Until someone asks, a store that cannot be opened must not count as an uncaught error.
  store.catch(failed);
  return { ask, isClosed: () => !onTrial };
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
