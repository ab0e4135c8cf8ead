// The last questions: kept on this device alone, and only once the visitor wants it.

import { LONGEST_QUESTION } from "#lib/questions/find";
import { keep, kept } from "../region/chosen.ts";

const KEY = "questions";
const WANTED = "wanted";
const MOST = 5;

/** The newest first; undefined where none are to be kept. */
export function keptQuestions(): readonly string[] | undefined {
  const [mark, ...questions] = kept(KEY).split("\n", MOST + 1);
  return mark === WANTED ? questions.map((question) => question.slice(0, LONGEST_QUESTION)) : undefined;
}

export const keepQuestions = () => keep(KEY, WANTED);
export const forgetQuestions = () => keep(KEY, "");

/** Nothing happens where none are to be kept. */
export function noteQuestion(typed: string) {
  const question = typed.replace(/\s+/g, " ").trim();
  const before = keptQuestions();
  if (!before || !question) return;
  const others = before.filter((other) => other !== question);
  keep(KEY, [WANTED, question, ...others].slice(0, MOST + 1).join("\n"));
}
