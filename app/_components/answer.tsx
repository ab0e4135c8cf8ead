import type { ReactNode } from "react";
import { type Calculator, type Currency, present, sentenceOf } from "#engine";
import { controlId } from "./control.ts";
import { Keep } from "./keep.tsx";
import type { Outcome } from "./outcome.ts";

type Props = {
  readonly calculator: Calculator;
  readonly outcome: Outcome;
  readonly currency: Currency;
  /** Keys beside those of the answer itself. */
  readonly further: ReactNode;
};

/** One large figure, the others under it. Where there is none, the frame stays and dashes stand in it. */
export function AnswerPanel({ calculator, outcome, currency, further }: Props) {
  const { answer, faults } = outcome;
  if (!answer) return <NoAnswer calculator={calculator} faults={faults} />;
  const presented = present(calculator, answer, currency);
  const { primary, figures, sentence, notes } = presented;
  return (
    <section className="answer" aria-labelledby="answer-h">
      <div className="primary">
        <h2 className="label" id="answer-h">
          {primary.label}
        </h2>
        <p className={primary.text.length > 12 ? "number long" : "number"} data-output={primary.name}>
          {primary.text}
        </p>
      </div>
      <div className="rest">
        <p>{sentence}</p>
        {notes.map((note) => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
        <dl className="facts">
          {figures
            .filter(({ name }) => name !== primary.name)
            .map(({ name, label, text }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd data-output={name}>{text}</dd>
              </div>
            ))}
        </dl>
        <Keep presented={presented}>{further}</Keep>
      </div>
    </section>
  );
}

function NoAnswer({ calculator, faults }: { readonly calculator: Calculator; readonly faults: Outcome["faults"] }) {
  const outputs = Object.entries(calculator.outputs).filter(([, field]) => field.kind !== "table" && !field.optional);
  const label = typeof calculator.primary === "string" ? calculator.outputs[calculator.primary]?.label : undefined;
  return (
    <section className="answer" aria-labelledby="answer-h">
      <div className="primary">
        <h2 className="label" id="answer-h">
          {label ?? "Answer"}
        </h2>
        <p className="number none">–</p>
      </div>
      <div className="rest">
        {faults.slice(0, 1).map((fault) => (
          <p className="fault" key={fault.message}>
            {fault.field ? (
              <a href={`#${controlId(fault.field)}`}>{sentenceOf(calculator, fault)}</a>
            ) : (
              sentenceOf(calculator, fault)
            )}
          </p>
        ))}
        <dl className="facts">
          {outputs
            .filter(([name]) => name !== calculator.primary)
            .map(([name, { label }]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>–</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}
