import type { Texts } from "#engine";

export type Kind = {
  /** The source of a regular expression for a text in small letters. */
  readonly pattern: string;
  /** One of these is in every text of this kind. It is looked for before the pattern is compiled. */
  readonly needs?: readonly string[];
  /** Undefined where it is none after all. */
  read(text: string, input: string, today: string): Texts | undefined;
};
