import type { Texts } from "#engine";

export type Reading = {
  readonly slug: string;
  readonly texts: Texts;
  /** The output that answers, where it is not the primary one. */
  readonly answer?: string;
  /** Inputs that are as the form begins. */
  readonly begins?: readonly string[];
  /** What was not said: "30 years". */
  readonly assumed: readonly string[];
  /** What amounts with units come to, where their calculator converts that: "9 ft 2 in". */
  readonly result?: string;
  /** Words of the question that change nothing in it: "machine". */
  readonly without?: readonly string[];
};
