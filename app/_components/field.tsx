// One input: its label, its native control, its unit, and one line for help, an echo or a fault.
import { type ReactNode, useState } from "react";
import { type Currency, type InputField, isNumeric, type Texts } from "#engine";
import { Choices, UnitSwitch, UsualKeys } from "./choices.tsx";
import { controlId, keyboard, unitOf } from "./control.ts";
import { ourCommas } from "./our-commas.ts";

export type FieldProps = {
  readonly name: string;
  readonly field: InputField;
  readonly currency: Currency;
  readonly texts: Texts;
  readonly fault: string | undefined;
  readonly echo: string | undefined;
  readonly onTexts: (texts: Texts) => void;
  readonly onLeave: () => void;
  readonly onStep?: (direction: 1 | -1) => void;
  readonly onUnit: (unit: string) => void;
};

export function Field(props: FieldProps) {
  const { name, field, texts, fault, onTexts, onUnit } = props;
  const line = lineOf(props);
  if (field.kind === "choice")
    return <Choices name={name} field={field} chosen={texts[name] ?? ""} onTexts={onTexts} />;
  if (field.kind === "toggle") return <Toggle {...props} />;
  return (
    <div className="field">
      {field.kind === "quantity" ? (
        <div className="over">
          <label htmlFor={controlId(name)}>{field.label}</label>
          <UnitSwitch name={name} field={field} texts={texts} onUnit={onUnit} />
        </div>
      ) : (
        <label htmlFor={controlId(name)}>{field.label}</label>
      )}
      <Box {...props} line={line} />
      {field.usual && <UsualKeys {...props} usual={field.usual} />}
      <p className={fault ? "note wrong" : "note"} id={line && `${controlId(name)}-line`}>
        {line}
      </p>
    </div>
  );
}

type BoxProps = FieldProps & { readonly line: string | undefined };

function Box(props: BoxProps) {
  const { name, field, currency, texts, fault, line, onTexts, onLeave, onStep } = props;
  const unit = unitOf(field, currency);
  const text = texts[name] ?? "";
  const [commas] = useState(ourCommas);
  if (field.kind === "rows" || field.kind === "numbers") return <Lines {...props} />;
  return (
    <div className="box">
      {field.kind === "money" && <Unit name={name}>{unit}</Unit>}
      <input
        type={field.kind === "date" ? "date" : "text"}
        id={controlId(name)}
        name={name}
        inputMode={isNumeric(field) ? keyboard(field) : undefined}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describing(name, unit, line)}
        onChange={({ target, nativeEvent }) =>
          onTexts({ [name]: isNumeric(field) ? commas.changed(text, target, nativeEvent) : target.value })
        }
        onBlur={() => {
          commas.left();
          onLeave();
        }}
        onKeyDown={(event) => {
          const direction = { ArrowUp: 1, ArrowDown: -1 } as const;
          if (!onStep || !isNumeric(field) || !(event.key === "ArrowUp" || event.key === "ArrowDown")) return;
          event.preventDefault();
          onStep(direction[event.key]);
        }}
      />
      {field.kind !== "money" && field.kind !== "quantity" && unit && <Unit name={name}>{unit}</Unit>}
      {field.kind === "count" && !unit && onStep && <Stepper onStep={onStep} />}
    </div>
  );
}

/** For fingers and mice: the arrow keys do the same in the field itself, so these are no stops on the way. */
const Stepper = ({ onStep }: { readonly onStep: (direction: 1 | -1) => void }) => (
  <>
    <button type="button" tabIndex={-1} aria-label="One fewer" onClick={() => onStep(-1)}>
      −
    </button>
    <button type="button" tabIndex={-1} aria-label="One more" onClick={() => onStep(1)}>
      +
    </button>
  </>
);

/** Lists are pasted with a line for each entry, and a box of one line would drop the breaks. */
const Lines = ({ name, texts, fault, line, onTexts, onLeave }: BoxProps) => (
  <div className="box">
    <textarea
      id={controlId(name)}
      name={name}
      rows={4}
      value={texts[name] ?? ""}
      autoComplete="off"
      spellCheck={false}
      aria-invalid={fault ? true : undefined}
      aria-describedby={describing(name, undefined, line)}
      onChange={(event) => onTexts({ [name]: event.target.value })}
      onBlur={onLeave}
    />
  </div>
);

const Unit = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <span className="unit" id={`${controlId(name)}-unit`}>
    {children}
  </span>
);

/** The parts that say more of a control than its label does. */
const describing = (name: string, unit: string | undefined, line: string | undefined): string | undefined =>
  [unit && `${controlId(name)}-unit`, line && `${controlId(name)}-line`].filter(Boolean).join(" ") || undefined;

/** A fault comes before an echo, and an echo before help. */
const lineOf = ({ name, field, texts, fault, echo }: FieldProps): string | undefined =>
  fault ?? (echo && echo !== texts[name]?.trim() ? `Read as ${echo}` : field.help);

function Toggle({ name, field, texts, onTexts }: FieldProps) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={texts[name] === "true"}
        onChange={(event) => onTexts({ [name]: String(event.target.checked) })}
      />
      {field.label}
    </label>
  );
}
