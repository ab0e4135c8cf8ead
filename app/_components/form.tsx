import { useEffect, useRef, useState } from "react";
import { type Calculator, type Currency, isAsked, isNumeric, type Texts } from "#engine";
import { begun } from "./begin.ts";
import { Field } from "./field.tsx";
import { faultUnder } from "./field-line.ts";
import type { Reach } from "./hands.ts";
import { freedEarly } from "./our-commas.ts";
import type { Outcome } from "./outcome.ts";

type Props = {
  readonly calculator: Calculator;
  readonly currency: Currency;
  readonly texts: Texts;
  readonly outcome: Outcome;
  readonly onTexts: Change;
  readonly onReach: Reach;
};

/** What changes, or how it follows from what stood there. */
export type Change = (change: Texts | ((before: Texts) => Texts)) => void;

/** A fault shows once its field is left, never while someone is still typing in it. */
export function Form({ calculator, currency, texts, outcome, onTexts, onReach }: Props) {
  const [typing, setTyping] = useState<string>();
  const form = useTypedEarly(texts, onTexts);
  const asked = Object.entries(calculator.inputs).filter(([, field]) => isAsked(calculator.inputs, field, texts));
  return (
    <form
      ref={form}
      className="entry"
      aria-label="Your figures"
      noValidate
      onFocus={() => onReach()}
      onPointerEnter={() => onReach()}
      onSubmit={(event) => event.preventDefault()}
    >
      {asked.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          field={field}
          currency={currency}
          texts={texts}
          fault={faultUnder(calculator, outcome, name, typing)}
          echo={outcome.echoes[name]}
          onTexts={(changed) => {
            if (name in changed) setTyping(name);
            onTexts(changed);
          }}
          onLeave={() => {
            setTyping(undefined);
            onReach(({ grouped }) => onTexts((before) => grouped(calculator, before, name)));
          }}
          onStep={(direction) =>
            onReach(({ stepped }) => onTexts((before) => stepped(calculator, before, name, direction)))
          }
          onUnit={(unit) => onReach(({ converted }) => onTexts((before) => converted(calculator, before, name, unit)))}
        />
      ))}
      <div className="row actions">
        <button type="button" className="button plain" onClick={() => onTexts(begun(calculator))}>
          Reset
        </button>
        <button type="button" className="button plain" onClick={() => onTexts(cleared(calculator))}>
          Clear
        </button>
      </div>
    </form>
  );
}

/** Numbers without a default go; conventions stay. */
function cleared({ inputs }: Calculator): Texts {
  const examples = Object.entries(inputs).filter(([, field]) => isNumeric(field) && field.default === undefined);
  return Object.fromEntries(examples.map(([name]) => [name, ""]));
}

/** What someone typed or chose before the scripts were there is taken up once they are. */
function useTypedEarly(texts: Texts, onTexts: Change) {
  const form = useRef<HTMLFormElement>(null);
  const begun = useRef({ texts, onTexts });
  useEffect(() => {
    const { texts, onTexts } = begun.current;
    const typed = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)] as const);
    const early = typed.filter(([name, text]) => name in texts && text !== texts[name]);
    const freed = early.map(([name, text]) => [name, freedEarly(texts[name] ?? "", text)]);
    if (early.length > 0) onTexts(Object.fromEntries(freed));
  }, []);
  return form;
}
