// Every version of a calculator, the newest first. Words tell of changes; that each begins as 1.0.0 is said here, once.
import type { AnyContent, Change } from "#engine";

/** The day on which the service opened. */
const OPENED = "2026-11-20";
const FIRST = "1.0.0";

export type Words = AnyContent & { readonly changes: readonly Change[] };

export function withHistory(words: AnyContent): Words {
  const { changes = [], released = OPENED } = words;
  return { ...words, changes: [...changes, { version: FIRST, date: released, what: "First version." }] };
}
