// The words of a calculator with every version, the newest first, and every known figure. Words list its changes; that each
// begins as 1.0.0 is said here, once.
import { type AnyContent, type Calculator, type Change, type Vector, vectorsIn } from "#engine";

/** The day on which the service opened. */
const OPENED = "2026-11-20";
const FIRST = "1.0.0";
export const CLEARER_WORDS = "Clearer words. All figures are the same as before.";

export type Words = Omit<AnyContent, "changes" | "vectors"> & {
  readonly changes: readonly Required<Change>[];
  readonly vectors: readonly Vector<Calculator>[];
};

export function withHistory(words: AnyContent): Words {
  const { changes = [], released = OPENED } = words;
  return {
    ...words,
    vectors: vectorsIn(words.vectors),
    changes: [
      ...changes.map(({ version, date, what = CLEARER_WORDS }) => ({ version, date, what })),
      { version: FIRST, date: released, what: "First version." },
    ],
  };
}
