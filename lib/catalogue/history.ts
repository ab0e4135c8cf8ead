// Every version of a calculator, the newest first. Words list its changes; that each begins as 1.0.0 is said here, once.
import type { AnyContent, Change } from "#engine";

/** The day on which the service opened. */
const OPENED = "2026-11-20";
const FIRST = "1.0.0";
export const CLEARER_WORDS = "Clearer words. All figures are the same as before.";

export type Words = Omit<AnyContent, "changes"> & { readonly changes: readonly Required<Change>[] };

export function withHistory(words: AnyContent): Words {
  const { changes = [], released = OPENED } = words;
  return {
    ...words,
    changes: [
      ...changes.map(({ version, date, what = CLEARER_WORDS }) => ({ version, date, what })),
      { version: FIRST, date: released, what: "First version." },
    ],
  };
}
