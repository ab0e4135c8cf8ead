// The answer to what stands in the search, where it is a question. What reads questions is loaded when one may be typed.
import { useEffect, useState } from "react";
import type { Answered, Form, Reading, Reply } from "#lib/questions/ask";
import { isCalculator } from "#lib/questions/find";
import { dayOf } from "../form/day.ts";
import { choiceWith, chosenCurrency } from "../region/chosen.ts";
import { ownCurrency } from "../region/usual.ts";
import type { Searchable } from "./findable.ts";

/** What was made of a question: answers, or a form with what was understood in it. */
export type Answer = Reply & { readonly query: string };

/** A figure, or a word beside another: "sunset in paris". One word alone is a name. */
const MAY_ASK = /[\dπ½⅓⅔¼¾⅛]|\S\s+\S|^[mdclxvi]{2,}$/i;

let asked = 0;
/** The last question that was answered, for one that goes on from it. Answers come in any order, so each has its turn. */
let last: { readonly turn: number; readonly reading: Reading } | undefined;

/** Undefined where there is none, and until it is there. The answer to an older question is never shown. */
export function useAnswer(query: string, all: Searchable | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (all) answerOf(query, all).then(setAnswer, () => setAnswer(undefined));
  }, [query, all]);
  return answer?.query === query ? answer : undefined;
}

export async function answerOf(query: string, { usual: own, calculators }: Searchable): Promise<Answer | undefined> {
  if (!MAY_ASK.test(query)) return undefined;
  const turn = ++asked;
  const { ask } = await import("#lib/questions/ask");
  const currency = await ownCurrency(own);
  const usual = await chosenCurrency(currency);
  const reply = await ask(query, {
    today: dayOf(new Date()),
    among: calculators.filter(isCalculator),
    currency: usual,
    currencyOf: (code) => chosenCurrency(currency, code),
    last: last?.reading,
  });
  const [answer] = reply.answers;
  if (answer && turn > (last?.turn ?? 0)) last = { turn, reading: answer.reading };
  return { query, ...reply };
}

/** The page with the question filled in, in its currency. */
export function linkTo({ reading: { slug, texts }, currency }: Answered): string {
  const choice = currency ? choiceWith(currency) : [];
  return `/calculators/${slug}#${new URLSearchParams([...Object.entries(texts), ...choice])}`;
}

export const linkToForm = ({ slug, texts }: Form): string => `/calculators/${slug}#${new URLSearchParams(texts)}`;
