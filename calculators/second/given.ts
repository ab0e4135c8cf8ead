// What a second opinion is given, and what it says.
import { type Ratio, ratio } from "./ratio.ts";

/** The inputs as texts, defaults included; what is not asked for is absent. */
export type Given = Readonly<Record<string, string>>;

/** Cells as they are printed; null is a cell of words, which no formula gives. */
export type Rows = readonly (readonly (string | null)[])[];

/**
 * Each output as it is printed, units aside, a table by its rows; undefined where there is none, and null for words that no
 * formula gives. Nothing at all where there is no answer.
 */
export type Said = Readonly<Record<string, string | Rows | null | undefined>> | NoOpinion | undefined;

/** For inputs that a slow and plain method does not reach. */
type NoOpinion = "no opinion";
export const NO_OPINION: NoOpinion = "no opinion";

/** One of several, by chance. */
export type Pick = <T>(of: readonly T[]) => T;
export type Made = (pick: Pick) => Given;

export type Opinion = (given: Given) => Said;

export function figure(given: Given, name: string): Ratio {
  const text = given[name];
  if (text === undefined) throw new TypeError(`${name} is not given`);
  return ratio(text);
}

export const whole = (given: Given, name: string): number => Number(figure(given, name).top);
