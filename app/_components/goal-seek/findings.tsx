// What was found, in a sentence that is also read out, and each value with a key that puts it into the form.
import { spelled, tellFinding } from "#engine";
import type { MoreToolsProps } from "../calculator/more-tools.tsx";
import { type Question, useFinding } from "./finding.ts";

type Props = Pick<MoreToolsProps, "calculator" | "texts" | "currency"> & {
  readonly question: Question;
  readonly onUse: (text: string) => void;
};

export function Findings({ calculator, texts, currency, question, onUse }: Props) {
  const { finding, isLooking } = useFinding(calculator, texts, currency, question);
  const written = (text: string) => spelled(text, currency.notation);
  const label = calculator.inputs[question.input]?.label;
  const values = finding && finding.kind !== "level" ? finding.values : [];
  return (
    <div className="tint stack tight finding">
      <p role="status">{finding && written(tellFinding(calculator, question, finding))}</p>
      {!finding && (
        <p className="soft">{isLooking ? "Looking…" : "Give the value you want, and the rest stays as it is."}</p>
      )}
      <dl className="facts wants">
        {values.map(({ text, printed, change }) => (
          <div key={text}>
            <dt>{label}</dt>
            <dd>
              <b>{written(printed)}</b>
            </dd>
            <dd className="soft">{change === "" ? "as it is now" : change && written(change)}</dd>
            <dd>
              {change !== "" && (
                <button type="button" className="button plain" onClick={() => onUse(text)}>
                  Use this value
                  {values.length > 1 && <span className="unseen"> {written(printed)}</span>}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
