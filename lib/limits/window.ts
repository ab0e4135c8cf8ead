// The sliding window counter, as in @upstash/ratelimit. Requests are counted per window of fixed times; what was
// counted in the window before still weighs as much as of it lies within the last full length:
//
//   used = previous × (part of this window still to come) + current        one more is allowed while used < limit
//
// Two numbers per caller instead of a time per request, and no burst of twice the limit where two windows meet.

export type Window = { readonly limit: number; readonly length: number };

/** Counts at a moment `elapsed` whole milliseconds into the current window. Refused requests are not counted. */
export type Usage = { readonly previous: number; readonly current: number; readonly elapsed: number };

/** How many more are allowed now: 0 means refuse. */
export function room({ limit, length }: Window, { previous, current, elapsed }: Usage): number {
  return Math.max(0, limit - current - Math.floor((previous * toCome(length, elapsed)) / length));
}

/** Milliseconds until one more is allowed, if no other comes. Never more than a window's length. */
export function timeToRoom({ limit, length }: Window, { previous, current, elapsed }: Usage): number {
  if (current >= limit) return length - elapsed;
  // The first elapsed with previous × toCome < (limit − current) × length:
  const enough = Math.floor(length - 1 - ((limit - current) * length) / previous) + 1;
  return Math.max(0, enough - elapsed);
}

/** A millisecond that has begun counts as over: a window full in its first has room again in the next one's first. */
const toCome = (length: number, elapsed: number) => length - 1 - elapsed;
