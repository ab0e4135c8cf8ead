// The laws of a calculator: what must hold between its figures, whatever it is asked. Typed by its definition.
import type { Calculator } from "../calculator.ts";
import type { FigureName, Sent } from "./words.ts";

type Input<C extends Calculator> = keyof C["inputs"] & string;
type Name<C extends Calculator> = Input<C> | FigureName<C>;
/** A figure by its name, that figure with a minus, or a sum that begins with one: "years × 12". */
type Expression<C extends Calculator> = Name<C> | `-${Name<C>}` | `${Name<C>} ${"+" | "-" | "×" | "÷"} ${string}`;

/**
 * What must add up: "total = bill + tip". An input or output that may be absent has a question mark and counts as nothing
 * then. "schedule.interest" is a whole column. A law may end with a choice that it needs, as in "where find is add".
 */
export type Sum<C extends Calculator> = `${Name<C>} = ${string}`;

/** Which way an output goes when one input grows: ["people", "lowers", "share"]. */
export type Growth<C extends Calculator> = readonly [
  input: Input<C>,
  way: "raises" | "lowers",
  output: FigureName<C>,
  where?: Sent<C>,
];

/**
 * What doubling some inputs at once does to outputs: 2 doubles one, 1 leaves it as it is, 4 goes with the square.
 * "debts.balance" is a column of a list.
 */
export type Scaling<C extends Calculator> = {
  readonly double: readonly (Input<C> | `${Input<C>}.${string}`)[];
  readonly times: { readonly [K in FigureName<C>]?: number };
  readonly where?: Sent<C>;
};

/** Two questions in a row: the second is given answers of the first and must lead back to figures of the first. */
export type RoundTrip<C extends Calculator> = {
  readonly there: Sent<C>;
  readonly back: Sent<C>;
  /** Inputs on the way back, by what they are given. All other inputs stay as they were. */
  readonly with: { readonly [K in Input<C>]?: Expression<C> };
  /** Outputs on the way back, by what they must be. */
  readonly gives: { readonly [K in FigureName<C>]?: Expression<C> };
};

export type Laws<C extends Calculator> = {
  readonly sums?: readonly Sum<C>[];
  readonly grows?: readonly Growth<C>[];
  readonly scales?: readonly Scaling<C>[];
  /** One question undoes another. */
  readonly undoes?: readonly RoundTrip<C>[];
  /** The same question, asked in another way. */
  readonly agrees?: readonly RoundTrip<C>[];
};

export type NoLaws = { readonly none: string };

/** For a calculator without laws: says why there are none. */
export const noLaws = (why: string): NoLaws => ({ none: why });

export type AnyLaws = Laws<Calculator> | NoLaws;
