// A client may read all tools before its first question, so a calculator with many inputs is described in fewer words than one
// with few. Names, types, units, ranges, options, conditions and defaults stand in every one.

export type Wording = {
  /** What stands beside the fields on the page. */
  readonly help: boolean;
  /** Those of numbers; a text with a form of its own always has one. */
  readonly examples: boolean;
  /** Labels, what options mean, and bounds in the usual unit, where the names do not tell. */
  readonly meanings: boolean;
  readonly synonyms: number;
  readonly siblings: number;
};

/** The first that keeps to its bytes is taken. */
export const WORDINGS: readonly (Wording & { readonly mostBytes: number })[] = [
  { mostBytes: 1000, help: true, examples: true, meanings: true, synonyms: 20, siblings: 2 },
  { mostBytes: 1200, help: false, examples: true, meanings: true, synonyms: 6, siblings: 1 },
  { mostBytes: 2450, help: false, examples: false, meanings: true, synonyms: 6, siblings: 1 },
];
export const FEWEST_WORDS: Wording = { help: false, examples: false, meanings: false, synonyms: 6, siblings: 1 };
