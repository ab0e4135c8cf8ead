import {
  type Answer,
  type Calculator,
  type Currency,
  calculateKnown,
  type Issue,
  isRefusal,
  type ReadTexts,
  spelledIssue,
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
  const unreadable = faults.map((fault) => spelledIssue(fault, currency.notation));
  return { raw, faults: [...unreadable, ...refused], echoes };
}
