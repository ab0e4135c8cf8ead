// The sliding window counter of @upstash/ratelimit, so that memory and stores count alike. Requests are counted per
// window of fixed times; what was counted in the window before still weighs as much as of it is yet to come:
//
//   used = previous × (part of this window still to come) + current        one more is allowed while used < limit
//
// Two numbers per caller instead of a time per request. No window lets more than the limit through, so sixty seconds let
// through twice the limit at most: all of it at once, and as much again while the minute passes (worst-case.test.ts).

/** A millisecond short of a minute: a caller who used up the limit in a window's first millisecond has room again in
 * the second one of the next, and so no wait is longer than sixty seconds. */
export const WINDOW = 59_999;

/** Counts at a moment `elapsed` whole milliseconds into the current window. Refused requests are not counted. */
export type Usage = { readonly previous: number; readonly current: number; readonly elapsed: number };

/** How many more are allowed now: 0 means refuse. */
export function room(limit: number, { previous, current, elapsed }: Usage): number {
  return Math.max(0, limit - current - Math.floor((previous * (WINDOW - elapsed)) / WINDOW));
}

/** Milliseconds until one more is allowed, if no other comes. Never more than a minute. */
export function timeToRoom(limit: number, { previous, current, elapsed }: Usage): number {
  // In the next window this one's count weighs less than the limit from the second millisecond on.
  if (current >= limit) return WINDOW - elapsed + 1;
  // The first elapsed with previous × (WINDOW − elapsed) < (limit − current) × WINDOW:
  const enough = Math.floor(((previous + current - limit) * WINDOW) / previous) + 1;
  return Math.max(0, enough - elapsed);
}

/** For a header, which counts in whole seconds. */
export const inSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);
