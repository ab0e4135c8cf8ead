// Keys that are no input. A body can hold hundreds of them, and a comparison with every name costs far more than the rest
// of reading a body: so only the first few get a suggestion, and only as many are listed as a person would read.

import type { Issue } from "../refusal.ts";
import { nearest } from "./nearest.ts";

const SUGGESTED = 5;
const LISTED = 20;
/** Characters of a key: it stands in an answer up to four times. */
const LONGEST = 100;

export function unknownKeys(names: readonly string[], sent: object): Issue[] {
  const known = new Set(names);
  const unknown = Object.keys(sent).filter((key) => !known.has(key));
  const listed = unknown
    .slice(0, LISTED)
    .map((key, i) => unknownKey(key, i < SUGGESTED ? nearest(key, names) : undefined));
  const more = unknown.length - listed.length;
  return more > 0 ? [...listed, moreUnknown(more)] : listed;
}

function unknownKey(key: string, near: string | undefined): Issue {
  const field = key.length > LONGEST ? `${key.slice(0, LONGEST).toWellFormed()}…` : key;
  const message = near ? `is not an input; did you mean ${near}?` : "is not an input of this calculator";
  return { code: "UNKNOWN_FIELD", field, message };
}

const moreUnknown = (count: number): Issue => ({
  code: "UNKNOWN_FIELD",
  message: `There ${count === 1 ? "is 1 more key that is not an input" : `are ${count} more keys that are not inputs`} of this calculator.`,
});
