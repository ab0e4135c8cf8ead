import { useEffect, useRef, useState } from "react";
import { type Calculator, type Currency, type InputField, isAsked, perYearOf, type Texts } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import type { Change } from "../region/use-form-texts.ts";
import { withoutCommasEarly } from "./added-commas.ts";
import { isInside, STONES, switchIn } from "./control.ts";
import { Field } from "./field.tsx";
import { faultUnder } from "./field-line.ts";
import type { Term } from "./field-props.ts";
import { KeypadLater } from "./keypad/keypad-later.tsx";
import type { WithTyping } from "./load-typing.ts";
import { typedIn } from "./month.ts";
import { MoreOptions } from "./more-options.tsx";
import { changedIn, startingTexts } from "./starting-texts.ts";

type Props = {
  readonly calculator: Calculator;
  readonly currency: Currency;
  readonly texts: Texts;
  readonly outcome: Outcome;
  readonly onTexts: Change;
  readonly withTyping: WithTyping;
};

export function Form(props: Props) {
  const { calculator, currency, texts, onTexts, withTyping } = props;
  const form = useTypedEarly(calculator, texts, onTexts);
  const fieldOf = useFields(props);
  const asked = Object.entries(calculator.inputs).filter(
    ([, field]) => isAsked(calculator.inputs, field, texts) && !isInside(field),
  );
  const folded = asked.filter(([, { more }]) => more);
  return (
    <form
      ref={form}
      className="entry"
      aria-label="Your figures"
      data-region={currency.notation?.region}
      noValidate
      onFocus={() => withTyping()}
      onPointerEnter={() => withTyping()}
      onSubmit={(event) => event.preventDefault()}
    >
      {asked.filter(([, { more }]) => !more).map(fieldOf)}
      {asked.map(([name, field]) =>
        field.kind === "typed" && field.keypad ? (
          <KeypadLater key={name} name={name} keypad={field.keypad} {...{ currency, texts, onTexts }} />
        ) : null,
      )}
      {folded.length > 0 && (
        <MoreOptions labels={folded.map(([, { label }]) => label)} isNeeded={isConcerned(folded, props)}>
          {folded.map(fieldOf)}
        </MoreOptions>
      )}
      <Actions {...props} />
    </form>
  );
}

const Actions = ({ calculator, currency, texts, onTexts, withTyping }: Props) => (
  <div className="row actions">
    {/* Only converters ask for a unit to come from. */}
    {calculator.inputs.from?.kind === "choice" && (
      <button type="button" className="button" onClick={() => onTexts({ from: texts.to ?? "", to: texts.from ?? "" })}>
        Swap
      </button>
    )}
    <button type="button" className="button plain" onClick={() => onTexts(startingTexts(calculator, currency))}>
      Reset
    </button>
    <button
      type="button"
      className="button plain"
      onClick={() => withTyping(({ cleared }) => onTexts(cleared(calculator)))}
    >
      Clear
    </button>
  </div>
);

type Entry = readonly [name: string, field: InputField];

/** Whether a fault is in one of these, or a figure that they did not begin with. */
function isConcerned(entries: readonly Entry[], { calculator, currency, texts, outcome }: Props): boolean {
  const changed = changedIn(calculator, texts, currency);
  return entries.some(([name]) => changed.includes(name) || outcome.faults.some(({ field }) => field === name));
}

/** What counts years is in years anyway. */
function termOf({ inputs }: Calculator, name: string, texts: Texts, { raw }: Outcome): Term | undefined {
  const perYear = perYearOf(inputs, inputs[name], texts);
  return perYear && perYear > 1 ? { perYear, counted: String(raw[name] ?? "") } : undefined;
}

/** A fault shows once its field is left, never while someone is still typing in it. */
function useFields({ calculator, currency, texts, outcome, onTexts, withTyping }: Props) {
  const [typing, setTyping] = useState<string>();
  return ([name, field]: Entry) => {
    const choice = switchIn(calculator.inputs, field, currency);
    return (
      // What a switch inside the field changes between is one field, so that the switch keeps the focus.
      <Field
        key={choice?.name ?? name}
        name={name}
        field={field}
        choice={choice}
        term={termOf(calculator, name, texts, outcome)}
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
          withTyping(({ left }) => left(calculator, texts, name, onTexts));
        }}
        onStep={(direction) =>
          withTyping(({ stepped }) => onTexts((before) => stepped(calculator, before, name, direction)))
        }
        onUnit={(unit) => withTyping(({ converted }) => onTexts((before) => converted(calculator, before, name, unit)))}
      />
    );
  };
}

/** What someone typed or chose before the scripts were there is taken up once they are. */
function useTypedEarly({ inputs }: Calculator, texts: Texts, onTexts: Change) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef({ inputs, texts, onTexts });
  useEffect(() => {
    const { inputs, texts, onTexts } = first.current;
    const typed = [...new FormData(form.current ?? undefined)].map(
      ([name, value]) => [name, typedIn(inputs[name], String(value))] as const,
    );
    const early = typed.filter(([name, text]) => name in texts && text !== texts[name] && text !== STONES);
    const cleaned = early.map(([name, text]) => [name, withoutCommasEarly(texts[name] ?? "", text)]);
    if (early.length > 0) onTexts(Object.fromEntries(cleaned));
  }, []);
  return form;
}
