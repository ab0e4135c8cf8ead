// The attack: a collector that hangs, never ends its answer, or sends elsewhere (spans.test.ts). Sends a span for each answered request to the owner's collector, once a second and all together; nothing at all unless there
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
  var readyReckonerSpans: SpanSender | undefined;
}

/** Next calls this in its instrumentation hook; what it opens serves every copy of this module in the process. */
export function openSpans(collector: Collector, later?: Later): void {
  globalThis.readyReckonerSpans ??= new SpanSender(collector, later);
}

export const addSpan = (finished: Finished): void => globalThis.readyReckonerSpans?.add(finished);

/** Sends what still waits. */
export const flushSpans = async (): Promise<void> => globalThis.readyReckonerSpans?.flush();

const soon: Later = (send) => void setTimeout(send, EVERY_MS).unref();

export class SpanSender {
  readonly #collector: Collector;
  readonly #later: Later;
  readonly #writeLine: (line: string) => void;
  #waiting: Finished[] = [];
  #dropped = 0;
  #isFailing = false;
  #sending = Promise.resolve();

  constructor(collector: Collector, later = soon, write = writeLine) {
    this.#collector = collector;
    this.#later = later;
    this.#writeLine = write;
  }

  add(finished: Finished): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(finished);
    if (this.#waiting.length === 1) this.#later(() => this.flush());
  }

  /** Resolves when all that came before this call is sent. */
  flush(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#send());
    return this.#sending;
  }

  async #send(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const spans = this.#waiting;
    this.#waiting = [];
    const fault = await post(spans, this.#collector);
    if (fault) this.#dropped += spans.length;
    if (fault && !this.#isFailing) this.#log({ spans_not_sent: fault });
    this.#isFailing = fault !== undefined;
    if (this.#isFailing || this.#dropped === 0) return;
    this.#log({ spans_dropped: this.#dropped });
    this.#dropped = 0;
  }

  #log(fields: object): void {
    this.#writeLine(JSON.stringify({ time: new Date().toISOString(), ...fields }));
  }
}

/** Why they could not be sent: a status or the kind of error, because the address may hold a secret. */
async function post(spans: readonly Finished[], { endpoint, headers, serviceName }: Collector) {
  const body = JSON.stringify(exportRequest(spans, serviceName));
  const all = { ...headers, "content-type": "application/json" };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${endpoint}/v1/traces`, {
      method: "POST",
      headers: all,
      body,
      signal,
      redirect: "error",
    });
    // Read to its end it could be endless; followed elsewhere the owner's headers would go along.
    await answer.body?.cancel();
    return answer.ok ? undefined : String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.name : "unknown";
  }
}
