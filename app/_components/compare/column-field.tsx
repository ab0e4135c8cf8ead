// A field of the form in a column: the same control with the same reading, under a name of its own. Its row has the label, so
// here it is only heard, together with the column's name.
import { useState } from "react";
import type { Calculator, InputField, Texts } from "#engine";
import { switchIn } from "../form/control.ts";
import { Field } from "../form/field.tsx";
import { faultUnder } from "../form/field-line.ts";
import { typingIn } from "../form/typing-tools.ts";
import type { Change } from "../region/use-form-texts.ts";
import type { Column } from "./column.ts";

type Props = {
  readonly calculator: Calculator;
  readonly column: Column;
  readonly place: number;
  readonly name: string;
  readonly field: InputField;
  readonly onChange: Change;
};

export function ColumnField({ calculator, column, place, name, field, onChange }: Props) {
  const [isTyping, setTyping] = useState(false);
  const { texts, currency, outcome } = column;
  const tools = typingIn(currency);
  const prefix = `${place + 1}.`;
  const choice = switchIn(calculator.inputs, field, currency);
  return (
    <Field
      name={prefix + name}
      field={{ ...field, label: `${field.label}, ${column.name}`, help: undefined, usual: undefined }}
      choice={choice && { ...choice, name: prefix + choice.name }}
      currency={currency}
      texts={withPrefix(texts, prefix)}
      fault={isTyping ? undefined : faultUnder(calculator, outcome, name, undefined)}
      echo={outcome.echoes[name]}
      onTexts={(changed) => {
        setTyping(prefix + name in changed);
        onChange(withoutPrefix(changed, prefix));
      }}
      onLeave={() => {
        setTyping(false);
        tools.left(calculator, texts, name, onChange);
      }}
      onUnit={(unit) => onChange((before) => tools.converted(calculator, before, name, unit))}
    />
  );
}

const withPrefix = (texts: Texts, prefix: string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [prefix + name, text]));

const withoutPrefix = (texts: Texts, prefix: string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name.slice(prefix.length), text]));
