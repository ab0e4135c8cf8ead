// What the suite looks at. Every check is a pure function from a subject to complaints: whole sentences that say which
// file to open and what to do there.
import type { AnyLaws, Calculator, Laws, ListedCalculator } from "#engine";
import type { Words } from "#lib/service/catalogue";

export type Subject = {
  /** The folder's name, and so the slug. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly calculator: ListedCalculator;
  /** With the history of its versions. */
  readonly words: Words;
  readonly laws: AnyLaws;
  /** The slugs of all calculators that a visitor can open. */
  readonly published: readonly string[];
};

export type Check = (subject: Subject) => readonly string[];

export const folderOf = ({ folder, calculator }: Subject): string => `calculators/${calculator.category}/${folder}`;
export const definitionOf = (subject: Subject): string => `${folderOf(subject)}/${subject.folder}.ts`;
export const contentOf = (subject: Subject): string => `${folderOf(subject)}/content.ts`;
export const lawsFileOf = (subject: Subject): string => `${folderOf(subject)}/laws.ts`;
export const vectorsOf = (subject: Subject): string => `${folderOf(subject)}/vectors.ts`;

/** Its laws; a calculator that says why it has none has an empty set. */
export const lawsOf = ({ laws }: Subject): Laws<Calculator> => ("none" in laws ? {} : laws);

/** A complaint where something does not hold. */
export const unless = (holds: boolean, complaint: string): readonly string[] => (holds ? [] : [complaint]);

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "two questions", "1 vector" → "one vector", "12 sources". */
export const counted = (count: number, noun: string): string =>
  `${WORDS[count] ?? count} ${noun}${count === 1 ? "" : "s"}`;
