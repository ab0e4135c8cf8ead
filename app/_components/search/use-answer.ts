// The answer to what stands in the search, where it is a question. What reads questions is loaded when a figure is typed.
import { useEffect, useState } from "react";
import type { Answered } from "#lib/questions/ask";
import { dayOf } from "../form/day.ts";
import { choiceWith, chosenCurrency } from "../region/chosen.ts";
import { ownCurrency, type Usual } from "../region/usual.ts";

/** An answer with another reading of the same words, or a question as it should be asked. */
export type Answer = {
  readonly query: string;
  readonly found: readonly Answered[];
  readonly hint?: string | undefined;
};

const MOST = 2;
const FIGURE =
  /[\dπ½⅓⅔¼¾⅛]|\b(?:pi|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|xmas|christmas|halloween|eve|day|an? \w+)\b/i;

/** Undefined where there is none, and until it is there. The answer to an older question is never shown. */
export function useAnswer(query: string, own: Usual | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (own) answerOf(query, own).then(setAnswer, () => setAnswer(undefined));
  }, [query, own]);
  return answer?.query === query ? answer : undefined;
}

export async function answerOf(query: string, own: Usual): Promise<Answer | undefined> {
  if (!FIGURE.test(query)) return undefined;
  const { answerTo, currencyOf, read } = await import("#lib/questions/ask");
  const currency = await ownCurrency(own);
  const usual = await chosenCurrency(currency);
  const written = await chosenCurrency(currency, currencyOf(query, usual));
  const { readings, hint } = read(query, dayOf(new Date()));
  const answers = await Promise.all(readings.slice(0, MOST).map((reading) => answerTo(reading, written, usual)));
  return { query, found: answers.filter((answer) => answer !== undefined), hint };
}

/** The page with the question filled in, in its currency. */
export function linkTo({ reading: { slug, texts }, currency }: Answered): string {
  const choice = currency ? choiceWith(currency) : [];
  return `/calculators/${slug}#${new URLSearchParams([...Object.entries(texts), ...choice])}`;
}
