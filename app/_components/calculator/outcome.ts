import {
  type Answer,
  type Calculator,
  type Currency,
  calculateKnown,
  type Issue,
  inNotation,
  isRefusal,
  issueIn,
  type ReadTexts,
} from "#engine";

/** What the texts in a form come to: an answer or faults, and how doubtful texts were read. */
export type Outcome = Pick<ReadTexts, "raw" | "echoes"> & {
  readonly answer?: Answer;
  readonly faults: readonly Issue[];
};

export function outcomeFrom(calculator: Calculator, { raw, faults, echoes }: ReadTexts, currency: Currency): Outcome {
  const answer = calculateKnown(calculator, raw, currency);
  if (!isRefusal(answer) && faults.length === 0) return { answer, raw, faults, echoes };
  const unread = new Set(faults.map(({ field }) => field));
  const refused = isRefusal(answer) ? answer.issues.filter(({ field }) => !unread.has(field)) : [];
  return { raw, faults: [...faults, ...refused], echoes };
}

/** What is said of the texts, in the notation they were typed in. */
export function outcomeIn(outcome: Outcome, currency: Currency): Outcome {
  const echoes = Object.entries(outcome.echoes).map(([name, echo]) => [name, inNotation(echo, currency)]);
  return {
    ...outcome,
    faults: outcome.faults.map((fault) => issueIn(fault, currency)),
    echoes: Object.fromEntries(echoes),
  };
}
