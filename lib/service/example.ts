import { calculate, isRefusal, present, presentWorking } from "#engine";
import type { Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { resultOf } from "./result.ts";

/** The answers to what many people ask, in a sentence each. */
export const commonAnswers = ({ calculator, words: { common = [] } }: Entry, { currency }: Site) =>
  common.map((inputs) => {
    const answer = calculate(calculator, inputs, currency);
    if (isRefusal(answer)) throw new Error(`a common question of ${calculator.slug} is refused`);
    return { inputs, sentence: present(calculator, answer, currency).sentence };
  });

/** A body that works as it stands, with what comes back for it: the engine's own figures, so the words cannot drift. */
export function workedExample({ calculator, words }: Entry, { currency }: Site) {
  const { story, inputs, outcome } = words.example;
  const answer = calculate(calculator, inputs, currency);
  if (isRefusal(answer)) throw new Error(`the worked example of ${calculator.slug} is refused`);
  const presented = present(calculator, answer, currency);
  const steps = presentWorking(calculator, answer, currency);
  const { primary, sentence } = presented;
  return { story, inputs, result: resultOf(presented), primary, sentence, steps, outcome };
}
