// One line of JSON per request, and nothing in it that the caller sent: no address, no agent, no input.
import { logWriter } from "./log-writer.ts";

export type Entry = {
  readonly time: Date;
  /** Random; the answer carries it as X-Request-Id. */
  readonly id: string;
  /** As the route is written, with {slug} for the slug. */
  readonly route: string;
  readonly slug?: string | undefined;
  readonly status: number;
  readonly ms: number;
  readonly error?: unknown;
};

const stdout = logWriter(1);

export function log(entry: Entry): void {
  if (process.env.NODE_ENV !== "test") stdout.write(`${line(entry)}\n`);
}

export function line({ time, id, route, slug, status, ms, error }: Entry): string {
  const known = slug !== undefined && SLUG.test(slug) && !UNRESOLVED.includes(status) ? slug : undefined;
  const crash = error === undefined ? {} : crashOf(error);
  return JSON.stringify({
    time: time.toISOString(),
    id,
    route,
    slug: known,
    status,
    ms: Math.round(ms * 10) / 10,
    ...crash,
  });
}

/** Answered before it was known whether the slug names anything: then it is only what the caller wrote. */
const UNRESOLVED = [400, 404, 405, 414, 429, 431, 503];
const SLUG = /^[a-z0-9-]{1,64}$/;

/** The kind of error and where it was thrown. Its message may quote an input, so that is cut out. */
function crashOf(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = "" } = error;
  const start = stack.indexOf(message);
  const frames = start < 0 ? [] : stack.slice(start + message.length).split("\n");
  return { error: name, at: frames.filter((frame) => /^\s+at /.test(frame)).map((frame) => frame.trim()) };
}
