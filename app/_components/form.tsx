import { useState } from "react";
import { beginning, type Calculator, type Currency, isAsked, sentenceOf, type Texts, unitName } from "#engine";
import { Field } from "./field.tsx";
import type { Outcome } from "./outcome.ts";

type Props = {
  readonly calculator: Calculator;
  readonly currency: Currency;
  readonly texts: Texts;
  readonly outcome: Outcome;
  readonly onTexts: (texts: Texts) => void;
};

/** A fault shows once its field is left, never while someone is still typing in it. */
export function Form({ calculator, currency, texts, outcome, onTexts }: Props) {
  const [typing, setTyping] = useState<string>();
  const asked = Object.entries(calculator.inputs).filter(([, field]) => isAsked(calculator.inputs, field, texts));
  const faultOf = (name: string) => {
    const fault = outcome.faults.find(({ field }) => field === name || field === unitName(name));
    return fault && typing !== name ? sentenceOf(calculator, fault) : undefined;
  };
  return (
    <form className="entry" aria-label="Your figures" noValidate onSubmit={(event) => event.preventDefault()}>
      {asked.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          field={field}
          currency={currency}
          texts={texts}
          fault={faultOf(name)}
          echo={outcome.echoes[name]}
          onTexts={(changed) => {
            if (name in changed) setTyping(name);
            onTexts(changed);
          }}
          onLeave={() => setTyping(undefined)}
        />
      ))}
      <button type="button" className="button plain" onClick={() => onTexts(beginning(calculator))}>
        Reset
      </button>
    </form>
  );
}
