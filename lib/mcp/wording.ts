// A client may read all tools before its first question, so a calculator with many inputs is described in fewer words than one
// with few. Names, types, units and conditions are in every one, and so are the words of people's questions.

export type Wording = {
  /** What is beside the fields on the page. */
  readonly help: boolean;
  /** Of numbers; a text with a form of its own always has one. */
  readonly examples: boolean;
  /** Every bound of a number, and that an amount left out is 0. Else only bounds that an honest question may pass. */
  readonly limits: boolean;
  /** What options mean, where their names don't say it. */
  readonly options: boolean;
  /** What inputs are called on the page, where their names don't say it. */
  readonly labels: boolean;
  readonly synonyms: number;
  readonly siblings: number;
};

const ALL: Wording = {
  help: true,
  examples: true,
  limits: true,
  options: true,
  labels: true,
  synonyms: 20,
  siblings: 1,
};
const SHORT: Wording = { ...ALL, help: false, examples: false, limits: false, synonyms: 0, siblings: 0 };

/** The first that keeps to its bytes is taken. */
export const WORDINGS: readonly (Wording & { readonly mostBytes: number })[] = [
  { mostBytes: 560, ...ALL },
  { mostBytes: 660, ...SHORT },
  { mostBytes: 1200, ...SHORT, options: false },
];
export const FEWEST_WORDS: Wording = { ...SHORT, options: false, labels: false };
