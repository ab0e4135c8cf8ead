// A figure, the value one wants it to have, and the input that may change for it. The rest of the form stays as it is.
import { type Ref, useEffect, useRef, useState } from "react";
import { group, type MarkableOutput, markable, primaryName, readWanted, solvable, styleIn, wantedField } from "#engine";
import type { MoreToolsProps } from "../calculator/more-tools.tsx";
import { Field } from "../form/field.tsx";
import { Section } from "../page/section.tsx";
import { Findings } from "./findings.tsx";

type Props = MoreToolsProps & { readonly asked: number };

type Question = { readonly output: string; readonly typed: string; readonly input: string };

export default function WhatIf({ asked, ...props }: Props) {
  const [question, setQuestion] = useState<Question>({ output: "", typed: "", input: "" });
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (asked > 0) first.current?.focus();
  }, [asked]);

  const { outputs, output, marked, inputs, input } = possible(props, question);
  const change = (changed: Partial<Question>) => setQuestion({ ...question, ...changed });
  if (!output || !marked || !input) return <Unsolvable />;
  return (
    <Section id="what-if" title="What if">
      <div className="stack tight">
        <form className="asks three" aria-label="What if" noValidate onSubmit={(event) => event.preventDefault()}>
          <Pick
            id="what-if-output"
            label="I want"
            options={outputs}
            chosen={output}
            onPick={(output) => change({ output })}
            ref={first}
          />
          <Wanted {...props} output={marked} typed={question.typed} onType={(typed) => change({ typed })} />
          <Pick
            id="what-if-input"
            label="by changing"
            options={inputs}
            chosen={input}
            onPick={(input) => change({ input })}
          />
        </form>
        <Findings
          {...props}
          question={{ ...question, output, input }}
          onUse={(text) => props.onTexts({ [input]: group(text) })}
        />
      </div>
    </Section>
  );
}

const Unsolvable = () => (
  <Section id="what-if" title="What if">
    <p className="prose">With these choices there is no number to solve for.</p>
  </Section>
);

/** What may be asked for now. What was picked counts while it may be; else the main output, and the first input. */
function possible({ calculator, texts, outcome: { answer } }: MoreToolsProps, picked: Question) {
  const outputs = markable(calculator, answer);
  const inputs = solvable(calculator, texts);
  const named = (wanted: string | undefined) => outputs.find(([name]) => name === wanted);
  const [output, marked] = named(picked.output) ?? named(answer && primaryName(calculator, answer)) ?? outputs[0] ?? [];
  const [input] = inputs.find(([name]) => name === picked.input) ?? inputs[0] ?? [];
  return { outputs, output, marked, inputs, input };
}

type PickProps = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [string, { readonly label: string }])[];
  readonly chosen: string;
  readonly onPick: (name: string) => void;
  readonly ref?: Ref<HTMLSelectElement>;
};

const Pick = ({ id, label, options, chosen, onPick, ref }: PickProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <div className="box">
      <select id={id} ref={ref} value={chosen} onChange={(event) => onPick(event.target.value)}>
        {options.map(([name, field]) => (
          <option key={name} value={name}>
            {field.label}
          </option>
        ))}
      </select>
    </div>
  </div>
);

type WantedProps = MoreToolsProps & {
  readonly output: MarkableOutput;
  readonly typed: string;
  readonly onType: (typed: string) => void;
};

/** As in the form, a fault shows once the field is left. */
function Wanted({ calculator, currency, texts, output, typed, onType }: WantedProps) {
  const [isTyping, setTyping] = useState(false);
  const style = styleIn(calculator, texts, currency);
  const { fault, echo } = readWanted(output, typed, style);
  return (
    <Field
      name="wanted"
      field={{ ...wantedField(output, style), label: "to be" }}
      currency={currency}
      texts={{ wanted: typed }}
      fault={isTyping ? undefined : fault}
      echo={echo}
      onTexts={({ wanted = "" }) => {
        setTyping(true);
        onType(wanted);
      }}
      onLeave={() => setTyping(false)}
      onUnit={() => {}}
    />
  );
}
