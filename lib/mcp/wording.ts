// A client may read all tools before its first question, so a calculator with many inputs is described in fewer words than one
// with few. Names, types, units and conditions are in every one, and so are the words of people's questions.

export type Wording = {
  /** What options mean, where their names don't say it. */
  readonly options: boolean;
  /** What inputs are called on the page, where their names don't say it. */
  readonly labels: boolean;
};

/** The first that keeps to its bytes is taken. */
export const WORDINGS: readonly (Wording & { readonly mostBytes: number })[] = [
  { mostBytes: 585, options: true, labels: true },
  { mostBytes: 930, options: false, labels: true },
];
export const FEWEST_WORDS: Wording = { options: false, labels: false };
