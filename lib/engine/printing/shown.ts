import type { Amount, Decimal } from "#numbers/decimal";
import type { Places } from "../fields/fields.ts";
import type { Notation } from "./format.ts";

// What a working may print: a value together with the text that its field prints.
export type Shown<T> = {
  readonly value: T;
  readonly text: string;
  /** False where the text is rounded, so that an equation with it is not exact. */
  readonly exact: boolean;
  toString(): string;
};

export const shown = <T>(value: T, text: string, exact: boolean): Shown<T> => ({
  value,
  text,
  exact,
  toString: () => text,
});

/** In parentheses where it is below zero, to stand after a sign: 5 - (-3). */
export const enclosed = (figure: Shown<Decimal>): Shown<Decimal> =>
  figure.value.lt(0) ? shown(figure.value, `(${figure})`, figure.exact) : figure;

/** Prints what stands between the inputs and the outputs, as a field of that kind would. */
export type Show = {
  (kind: ShownKind, value: Amount, places?: Places): Shown<Decimal>;
  /** For what is written in another way: formatMonths(30, show.notation). */
  readonly notation: Notation | undefined;
};
export type ShownKind = "money" | "percent" | "number" | "duration";

type Part = string | number | Shown<unknown>;

/** One line of a working. `=` becomes `≈` where a printed value is rounded: a working never prints an untrue equation. */
export function step(words: TemplateStringsArray, ...parts: readonly Part[]): string {
  const { text, exact } = phrase(words, ...parts);
  return exact ? text : text.replaceAll(" = ", " ≈ ");
}

/** A piece of such a line, to be used in one: it is rounded where a printed value in it is. */
export function phrase(words: TemplateStringsArray, ...parts: readonly Part[]): Shown<string> {
  const text = words.reduce((text, word, i) => text + parts[i - 1] + word);
  return shown(
    text,
    text,
    parts.every((part) => typeof part !== "object" || part.exact),
  );
}
