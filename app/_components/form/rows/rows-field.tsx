// A list: cells to type in, and under them the text that they make, to copy or to paste.
import { lazy, memo, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { InputField, Texts } from "#engine";
import { controlId, describing, type ListField, lineId } from "../control.ts";
import { reached } from "./reached.ts";

type Props = {
  readonly name: string;
  readonly field: ListField;
  readonly texts: Texts;
  readonly fault: string | undefined;
  readonly line: string | undefined;
  readonly onTexts: (texts: Texts) => void;
  readonly onLeave: () => void;
};

export function RowsField(props: Props) {
  const { name, field, texts, fault, line } = props;
  const text = texts[name] ?? "";
  const [onText, onLeave] = useSteady(props);
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <Editor
        name={name}
        field={field}
        text={text}
        isWrong={Boolean(fault)}
        described={describing(name, { sign: undefined, line })}
        onText={onText}
        onLeave={onLeave}
      />
      <p className={fault ? "note wrong" : "note"} id={line && lineId(name)}>
        {line}
      </p>
      <details className="as-text">
        <summary>As text</summary>
        <div className="box">
          <textarea
            id={controlId(name)}
            name={name}
            rows={4}
            value={text}
            aria-label={`${field.label}, as text`}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={fault ? true : undefined}
            aria-describedby={describing(name, { sign: undefined, line })}
            onChange={(event) => onText(event.target.value)}
            onBlur={onLeave}
          />
        </div>
      </details>
    </fieldset>
  );
}

/** The same two functions each time, so that cells that wait for their script are left alone until their text changes. */
function useSteady(props: Props) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [steady] = useState(
    () =>
      [
        (text: string) => latest.current.onTexts({ [latest.current.name]: text }),
        () => latest.current.onLeave(),
      ] as const,
  );
  return steady;
}

export type EditorProps = {
  readonly name: string;
  readonly field: InputField & ListField;
  readonly text: string;
  readonly isWrong: boolean;
  readonly described: string | undefined;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
};

const RowEditor = lazy(() => reached().then(() => import("./row-editor.tsx")));

const Editor = memo((props: EditorProps) => (
  <Suspense>
    <RowEditor {...props} />
  </Suspense>
));
