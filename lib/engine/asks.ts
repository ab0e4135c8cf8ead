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
} & (InOrder | AnyOrder);

/** The whole question, in one of several wordings. */
type InOrder = { readonly says: readonly string[] };

/** The words that name the subject, and the slots that stand around them in any order, the easiest to tell apart first. */
type AnyOrder = { readonly about: string; readonly slots: readonly string[] };

/** The units of a converter, by their keys, with the words people write for each: "foot|feet". */
export type Converts = {
  readonly converts: Readonly<Record<string, string>>;
};

export type Asks = readonly (Ask | Converts)[];
