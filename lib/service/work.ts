// How much one request may have worked out: about 50 ms of a processor. It is counted in multiplications, not measured in
// time, so that the same request is always answered the same way.
import { workDone } from "#engine";
import type { ServiceError } from "./errors.ts";

const MOST = 13_000;
/** What reading the inputs and printing the figures of one calculation takes beside it. */
const EACH = 15;

export type Work = {
  /** Says that one more calculation is done, and whether that was still within what one request may have. */
  readonly fits: () => boolean;
};

export function beginWork(): Work {
  const began = workDone();
  let calculations = 0;
  const fits = () => {
    calculations += 1;
    return workDone() - began + calculations * EACH <= MOST;
  };
  return { fits };
}

export const tooMuchWork = (message: string): ServiceError => ({ code: "TOO_MUCH_WORK", message });
