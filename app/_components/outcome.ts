import { type Answer, type Calculator, calculate, type Issue, isRefusal, readTexts, type Texts } from "#engine";

/** What the texts in a form come to: an answer or faults, and how doubtful texts were read. */
export type Outcome = {
  readonly answer?: Answer;
  readonly faults: readonly Issue[];
  readonly echoes: Readonly<Record<string, string>>;
};

export function outcomeOf(calculator: Calculator, texts: Texts): Outcome {
  const { raw, faults, echoes } = readTexts(calculator, texts);
  const answer = calculate(calculator, raw);
  if (!isRefusal(answer) && faults.length === 0) return { answer, faults, echoes };
  const unread = new Set(faults.map(({ field }) => field));
  const refused = isRefusal(answer) ? answer.issues.filter(({ field }) => !unread.has(field)) : [];
  return { faults: [...faults, ...refused], echoes };
}
