// What the owner may know of each request: a line of JSON, a count, and a span if there is a collector. Nothing in them is what
// the caller sent: no address, no agent, no input.
import { type Finished, knownMethod, knownSlug } from "./finished.ts";
import { countRequest } from "./metrics.ts";
import { addSpan } from "./spans.ts";
import { writeLine } from "./stdout.ts";

export type Entry = Omit<Finished, "error"> & { readonly error?: unknown };

export function log(entry: Entry): void {
  const finished = inOurWords(entry);
  writeLine(line(entry));
  countRequest(finished);
  addSpan(finished);
}

function inOurWords({ error, ...entry }: Entry): Finished {
  const { method, slug, status } = entry;
  const name = error === undefined ? {} : { error: crashOf(error).error };
  return { ...entry, method: knownMethod(method), slug: knownSlug(slug, status), ...name };
}

export function line({ time, id, route, slug, status, ms, error }: Entry): string {
  const crash = error === undefined ? {} : crashOf(error);
  return JSON.stringify({
    time: time.toISOString(),
    id,
    route,
    slug: knownSlug(slug, status),
    status,
    ms: Math.round(ms * 10) / 10,
    ...crash,
  });
}

/** The kind of error and where it was thrown. Its message may quote an input, so that is cut out. */
function crashOf(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = "" } = error;
  const start = stack.indexOf(message);
  const frames = start < 0 ? [] : stack.slice(start + message.length).split("\n");
  return { error: name, at: frames.filter((frame) => /^\s+at /.test(frame)).map((frame) => frame.trim()) };
}
