import { presentOtherQuestions } from "#engine";
import type { Drawing } from "../charts/drawing.ts";

/** Each is a link to this page with other inputs. One that is pressed before the scripts run is read once they do. */
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
