import type { Denial } from "./denial.ts";

/** A request's turn didn't come: too much waits, or it has waited too long. */
export class Busy extends Error {}

export const BUSY: Denial = {
  code: "SERVICE_BUSY",
  message: "The service is busy. Try again in 1 second.",
  headers: { "retry-after": "1" },
};
