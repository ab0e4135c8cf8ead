import { useEffect, useRef, useState } from "react";
import { type Calculator, type Currency, isAsked, isNumeric, type Texts } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import { withoutCommasEarly } from "./added-commas.ts";
import { Field } from "./field.tsx";
import { faultUnder } from "./field-line.ts";
import type { WithTyping } from "./load-typing.ts";
import { isList } from "./rows/grid.ts";
import { startingTexts } from "./starting-texts.ts";

type Props = {
  readonly calculator: Calculator;
  readonly currency: Currency;
  readonly texts: Texts;
  readonly outcome: Outcome;
  readonly onTexts: Change;
  readonly withTyping: WithTyping;
};

/** What changes, or how it follows from what stood there. */
export type Change = (change: Texts | ((before: Texts) => Texts)) => void;

/** A fault shows once its field is left, never while someone is still typing in it. */
export function Form({ calculator, currency, texts, outcome, onTexts, withTyping }: Props) {
  const [typing, setTyping] = useState<string>();
  const form = useTypedEarly(texts, onTexts);
  const asked = Object.entries(calculator.inputs).filter(([, field]) => isAsked(calculator.inputs, field, texts));
  return (
    <form
      ref={form}
      className="entry"
      aria-label="Your figures"
      noValidate
      onFocus={() => withTyping()}
      onPointerEnter={() => withTyping()}
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
            withTyping(({ grouped }) => onTexts((before) => grouped(calculator, before, name)));
          }}
          onStep={(direction) =>
            withTyping(({ stepped }) => onTexts((before) => stepped(calculator, before, name, direction)))
          }
          onUnit={(unit) =>
            withTyping(({ converted }) => onTexts((before) => converted(calculator, before, name, unit)))
          }
        />
      ))}
      <div className="row actions">
        <button type="button" className="button plain" onClick={() => onTexts(startingTexts(calculator))}>
          Reset
        </button>
        <button type="button" className="button plain" onClick={() => onTexts(cleared(calculator))}>
          Clear
        </button>
      </div>
    </form>
  );
}

/** Numbers and lists go, back to their defaults where they have any; conventions stay. */
function cleared({ inputs }: Calculator): Texts {
  const typed = Object.entries(inputs).filter(
    ([, field]) => (isNumeric(field) || isList(field)) && (field.default === undefined || field.begins !== undefined),
  );
  return Object.fromEntries(typed.map(([name, field]) => [name, String(field.default ?? "")]));
}

/** What someone typed or chose before the scripts were there is taken up once they are. */
function useTypedEarly(texts: Texts, onTexts: Change) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef({ texts, onTexts });
  useEffect(() => {
    const { texts, onTexts } = first.current;
    const typed = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)] as const);
    const early = typed.filter(([name, text]) => name in texts && text !== texts[name]);
    const cleaned = early.map(([name, text]) => [name, withoutCommasEarly(texts[name] ?? "", text)]);
    if (early.length > 0) onTexts(Object.fromEntries(cleaned));
  }, []);
  return form;
}
