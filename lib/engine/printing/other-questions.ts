// What else the same numbers may have been meant to ask: "What is 15% of 200?" beside "15 is what percent of 200?"
import { type Answer, calculateKnown } from "../calculate.ts";
import type { Calculator } from "../calculator.ts";
import { isRefusal } from "../refusal.ts";
import type { Currency } from "./format.ts";
import { present } from "./present.ts";

/** Its answer as one says it aloud, and the inputs that ask it. */
type OtherQuestion = { readonly sentence: string; readonly texts: Readonly<Record<string, string>> };

/** Those that have an answer. */
export function presentOtherQuestions(
  calculator: Calculator,
  { inputs }: Answer,
  currency: Currency,
): readonly OtherQuestion[] {
  return (calculator.otherQuestions?.(inputs) ?? []).flatMap((texts) => {
    const answer = calculateKnown(calculator, texts, currency);
    return isRefusal(answer) ? [] : [{ sentence: present(calculator, answer, currency).sentence, texts: answer.texts }];
  });
}
