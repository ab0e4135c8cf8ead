// A list: cells to type in, and under them the text that they make, to copy or to paste.
import { controlId, describing, lineId } from "../control.ts";
import { RowEditor } from "./row-editor.tsx";
import type { EditorProps } from "./rows-field.tsx";

export default function ListEditor(props: EditorProps) {
  const { name, field, text, fault, line, onText, onLeave } = props;
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <RowEditor {...props} />
      <p className={fault ? "note wrong" : "note"} id={line && lineId(name)}>
        {line}
      </p>
      <details className="as-text">
        <summary>As text</summary>
        <div className="box">
          <textarea
            id={`${controlId(name)}-text`}
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
