// Sends a span for each answered request to the owner's collector, once a second and all together; nothing at all unless there
// is one. A collector that is slow or away costs spans, which are counted in the log, and never an answer.
import type { Finished } from "./finished.ts";
import { exportRequest } from "./otlp.ts";
import { writeLine } from "./stdout.ts";

const MOST_WAITING = 2048;
const EVERY_MS = 1_000;
const PATIENCE_MS = 3_000;

export type Collector = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
};
/** When to send what waits. A platform that freezes a process after each answer has its own idea of that. */
type Later = (send: () => Promise<void>) => void;

declare global {
  var readyReckonerSpans: ReturnType<typeof spanSender> | undefined;
}

/** Next calls this in its instrumentation hook; what it opens serves every copy of this module in the process. */
export function openSpans(collector: Collector, later?: Later): void {
  globalThis.readyReckonerSpans ??= spanSender(collector, later);
}

export const addSpan = (finished: Finished): void => globalThis.readyReckonerSpans?.add(finished);

/** Sends what still waits. */
export const flushSpans = async (): Promise<void> => globalThis.readyReckonerSpans?.flush();

const soon: Later = (send) => void setTimeout(send, EVERY_MS).unref();

export function spanSender({ endpoint, headers, serviceName }: Collector, later = soon, say = writeLine) {
  let waiting: Finished[] = [];
  let dropped = 0;
  let isFailing = false;
  let sending = Promise.resolve();

  function add(finished: Finished): void {
    if (waiting.length >= MOST_WAITING) {
      dropped += 1;
      return;
    }
    waiting.push(finished);
    if (waiting.length === 1) later(flush);
  }

  /** Resolves when all that came before this call is sent. */
  function flush(): Promise<void> {
    sending = sending.then(send);
    return sending;
  }

  async function send(): Promise<void> {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const fault = await post(spans);
    if (fault) dropped += spans.length;
    if (fault && !isFailing) say(lineOf({ spans_not_sent: fault }));
    isFailing = fault !== undefined;
    if (isFailing || dropped === 0) return;
    say(lineOf({ spans_dropped: dropped }));
    dropped = 0;
  }

  /** Why they could not be sent: a status or the kind of error, because the address may hold a secret. */
  async function post(spans: readonly Finished[]): Promise<string | undefined> {
    const body = JSON.stringify(exportRequest(spans, serviceName));
    const all = { ...headers, "content-type": "application/json" };
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(`${endpoint}/v1/traces`, { method: "POST", headers: all, body, signal });
      await answer.arrayBuffer();
      return answer.ok ? undefined : String(answer.status);
    } catch (error) {
      return error instanceof Error ? error.name : "unknown";
    }
  }

  return { add, flush };
}

const lineOf = (said: object): string => JSON.stringify({ time: new Date().toISOString(), ...said });
