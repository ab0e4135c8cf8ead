import type { OtherQuestion } from "#engine";

/** Each is a link that fills in the form, so that it works before any script does. */
export function OtherQuestions({ questions }: { readonly questions: readonly OtherQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <div className="others">
      <h3 className="label">Same numbers, other questions</h3>
      <ul>
        {questions.map(({ sentence, texts }) => (
          <li key={sentence}>
            <a href={`#${new URLSearchParams(texts)}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
