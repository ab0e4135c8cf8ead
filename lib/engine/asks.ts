// How people ask for a calculator's answer in one line. A calculator lists its questions in `asks.ts`; lib/questions/ask reads them.

/**
 * Words stand for themselves, `(a|b)` is one of several, `(a)?` may be missing, and `{bill:number}` is what goes into the
 * input `bill`. `{:date}` goes wherever its kind says.
 */
export type Ask = {
  /** One question as someone would type it. It is tried out by the tests, and shown where something is missing. */
  readonly example: string;
  /** The other inputs of the question. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Inputs that are as the form begins: the newest month that has a figure. */
  readonly begins?: readonly string[];
  /** The output that answers it, where that is not the primary one. */
  readonly answer?: string;
  /** What was not said and is taken for granted: "30 years". By the slot that was left out, or always under "". */
  readonly assumed?: Readonly<Record<string, string>>;
  /** The whole question, in one of several wordings. */
  readonly says: readonly string[];
};

/** What a calculator's own definition doesn't say of how people ask for it. */
export type Hint = {
  /** Questions that are answered with it. */
  readonly examples: readonly string[];
  /** Names for it that its synonyms lack, or that say which option is meant. */
  readonly about?: readonly string[];
  /** Words for an option, by input and option. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The same where other words mean other options: a mile a gallon in the UK. */
  readonly optionsIn?: Readonly<Record<string, Hint["options"]>>;
  /** Words for an input that its label lacks. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Inputs that count months, and so take "4 years" too. */
  readonly months?: readonly string[];
  /** Inputs that are paid each month: "200 a month". */
  readonly monthly?: readonly string[];
  /** By a choice that is said, the figure that then answers for another: the income tax of California is in the total. */
  readonly answersBeside?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The money in which alone its law is: "£50k" is no question to it. */
  readonly only?: string;
  /** Inputs that a year alone fills: its June. */
  readonly years?: readonly string[];
  /** Inputs that are as the form begins where nothing is said: the newest month. */
  readonly begins?: readonly string[];
  /** Words that say several inputs at once: a hypotenuse belongs to a right angle. */
  readonly means?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Words for a figure that its label lacks. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  /** Inputs without which nothing is asked: "$500 a month" is no question until it says by what else. */
  readonly needs?: readonly string[];
  /** What inputs are that were not said, and the words for that. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly assumed?: string;
};

/** The units of a converter, by their keys, with the words people write for each: "foot|feet". */
export type Converts = {
  readonly converts: Readonly<Record<string, string>>;
  /** The same where the words mean other units: a gallon in the UK. */
  readonly convertsIn?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type Asks = readonly (Ask | Hint | Converts)[];
