// One line of JSON per request, and nothing in it that the caller sent: no address, no agent, no input.

export type Entry = {
  readonly time: Date;
  /** As the route is written, with {slug} for the slug. */
  readonly route: string;
  readonly slug?: string | undefined;
  readonly status: number;
  readonly ms: number;
  readonly error?: unknown;
};

let waiting = "";

/** Written once for all that is answered in one turn of the event loop: a write for each line costs as much as an
 * answer. Whatever ends the process, it first writes what waits. */
export function log(entry: Entry): void {
  if (process.env.NODE_ENV === "test") return;
  if (waiting === "") {
    setImmediate(flush);
    process.once("exit", flush);
  }
  waiting += `${line(entry)}\n`;
}

function flush(): void {
  process.stdout.write(waiting);
  waiting = "";
  process.off("exit", flush);
}

export function line({ time, route, slug, status, ms, error }: Entry): string {
  const known = slug !== undefined && SLUG.test(slug) && !UNRESOLVED.includes(status) ? slug : undefined;
  const crash = error === undefined ? {} : crashOf(error);
  return JSON.stringify({
    time: time.toISOString(),
    route,
    slug: known,
    status,
    ms: Math.round(ms * 10) / 10,
    ...crash,
  });
}

/** Answered before it was known whether the slug names anything: then it is only what the caller wrote. */
const UNRESOLVED = [404, 405, 429, 503];
const SLUG = /^[a-z0-9-]{1,64}$/;

/** The kind of error and where it was thrown. Its message may quote an input, so that is cut out. */
function crashOf(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = "" } = error;
  const start = stack.indexOf(message);
  const frames = start < 0 ? [] : stack.slice(start + message.length).split("\n");
  return { error: name, at: frames.filter((frame) => /^\s+at /.test(frame)).map((frame) => frame.trim()) };
}
