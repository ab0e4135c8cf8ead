import { type Answer, type Calculator, calculate, type Issue, isRefusal, type ReadTexts } from "#engine";

/** What the texts in a form come to: an answer or faults, and how doubtful texts were read. */
export type Outcome = Pick<ReadTexts, "raw" | "echoes"> & {
  readonly answer?: Answer;
  readonly faults: readonly Issue[];
};

export function outcomeFrom(calculator: Calculator, { raw, faults, echoes }: ReadTexts): Outcome {
  const answer = calculate(calculator, raw);
  if (!isRefusal(answer) && faults.length === 0) return { answer, raw, faults, echoes };
  const unread = new Set(faults.map(({ field }) => field));
  const refused = isRefusal(answer) ? answer.issues.filter(({ field }) => !unread.has(field)) : [];
  return { raw, faults: [...faults, ...refused], echoes };
}
