// The line to a store that may be slow, gone, or shut to us. Whoever asks gets the store's answer or soon learns that
// there is none; once that has happened, one request a second tries again and no other waits.

export type Line<Store> = {
  /** What the store answers, or undefined where it does not within `PATIENCE` or has lately not done so. */
  ask<Answer>(question: (store: Store) => Promise<Answer>): Promise<Answer | undefined>;
};

const PATIENCE = 100;
const PAUSE = 1000;

export type Change = { readonly reachable: boolean; readonly because?: string };

export function lineTo<Store>(store: Promise<Store>, tell: (change: Change) => void): Line<Store> {
  let away = false;
  let nextTry = 0;

  function found() {
    if (away) tell({ reachable: true });
    away = false;
  }

  function lost(reason: unknown) {
    if (!away) tell({ reachable: false, because: kindOf(reason) });
    away = true;
    nextTry = performance.now() + PAUSE;
  }

  async function ask<Answer>(question: (store: Store) => Promise<Answer>): Promise<Answer | undefined> {
    const now = performance.now();
    if (away && now < nextTry) return undefined;
    nextTry = now + PAUSE;
    try {
      const answer = await inTime(store.then(question));
      found();
      return answer;
    } catch (reason) {
      lost(reason);
      return undefined;
    }
  }
  // Where nobody asks, a store that cannot be opened must not count as an error that nobody caught.
  store.catch(lost);
  return { ask };
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
