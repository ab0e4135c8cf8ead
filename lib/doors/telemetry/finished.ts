/** A request that has been answered, in our own words alone: nothing of it is what the caller sent. */
export type Finished = {
  /** When the answer was given. */
  readonly time: Date;
  /** Random; the answer carries it as X-Request-Id. */
  readonly id: string;
  readonly method: string;
  /** As the route is written, with {slug} for the slug. */
  readonly route: string;
  readonly slug?: string | undefined;
  readonly status: number;
  readonly ms: number;
  /** What kind of error was thrown. */
  readonly error?: string | undefined;
};

/** A method may be any word; OpenTelemetry calls those it doesn't know _OTHER. */
export const knownMethod = (method: string): string => (METHODS.includes(method) ? method : "_OTHER");

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const SLUG = /^[a-z0-9-]{1,64}$/;
/** Answered before it was known whether the slug names anything: then it is only what the caller wrote. */
const UNRESOLVED = [301, 302, 307, 308, 400, 404, 405, 414, 429, 431, 503];

export const knownSlug = (slug: string | undefined, status: number): string | undefined =>
  slug !== undefined && SLUG.test(slug) && !UNRESOLVED.includes(status) ? slug : undefined;
