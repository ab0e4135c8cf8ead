import { presentOtherQuestions } from "#engine";
import type { Drawing } from "../charts/drawing.ts";

/** Each is a link that fills in the form, so that it works before any script does. */
export default function OtherQuestions({ calculator, answer, currency }: Drawing) {
  const questions = presentOtherQuestions(calculator, answer, currency);
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
