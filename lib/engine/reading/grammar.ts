// A text in a small grammar of its own, alone or as a cell of a row.
import type { Grammar } from "../fields/fields.ts";
import type { Read } from "../fields/read.ts";
import { LONGEST } from "./numeral.ts";

/** The whole text, and not a part of it, must follow the grammar. */
export const wholePattern = ({ pattern }: Pick<Grammar, "pattern">): string => `^(?:${pattern})$`;

export function readTyped(sent: unknown, grammar: Grammar): Read<string> {
  const { like, maxLength = LONGEST } = grammar;
  if (typeof sent !== "string") return { fault: `must be text: ${like}` };
  if (sent.length > maxLength) return { fault: `must be at most ${maxLength} characters long` };
  if (!new RegExp(wholePattern(grammar)).test(sent)) return { fault: `must be ${like}` };
  return { value: sent, text: sent };
}
