// Keys that are no input. A body can hold hundreds of them, and a comparison with every name costs far more than the rest
// of reading a body: so only the first few get a suggestion, and only as many are listed as a person would read.
import type { Inputs } from "../calculator.ts";
import { wireInputs } from "../fields/wire.ts";
import type { Issue } from "../refusal.ts";
import { meantByWords } from "./by-words.ts";
import { nearest } from "./nearest.ts";

const SUGGESTED = 5;
const LISTED = 20;
/** Characters of a key: it stands in an answer up to four times. */
const LONGEST = 100;

export function unknownKeys(inputs: Inputs, sent: object): Issue[] {
  const names = wireInputs({ inputs }).map(({ name }) => name);
  const known = new Set(names);
  const unknown = Object.keys(sent).filter((key) => !known.has(key));
  const meant = unknown.slice(0, SUGGESTED).map((key) => meantByWords(key, inputs) ?? nearest(key, names));
  const firstUnclear = unknown.slice(0, LISTED).findIndex((_, i) => !meant[i]);
  const listed = unknown
    .slice(0, LISTED)
    .map((key, i) => unknownKey(key, meant[i] ? `did you mean ${meant[i]}?` : i === firstUnclear && takes(inputs)));
  const more = unknown.length - listed.length;
  return more > 0 ? [...listed, moreUnknown(more)] : listed;
}

function unknownKey(key: string, advice: string | false): Issue {
  const field = key.length > LONGEST ? `${key.slice(0, LONGEST).toWellFormed()}…` : key;
  const message = advice ? `is not an input; ${advice}` : "is not an input of this calculator";
  return { code: "UNKNOWN_FIELD", field, message };
}

/** Said once: the units that may stand beside measures are not needed to mend a call. */
const takes = (inputs: Inputs): string => `this calculator takes ${Object.keys(inputs).join(", ")}`;

const moreUnknown = (count: number): Issue => ({
  code: "UNKNOWN_FIELD",
  message: `There ${count === 1 ? "is 1 more key that is not an input" : `are ${count} more keys that are not inputs`} of this calculator.`,
});
