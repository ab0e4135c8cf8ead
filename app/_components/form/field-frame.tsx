// What is around a field and the box in it: a label and what stands at its right, usual values, and one line for what is to be said.
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { isNumeric } from "#engine";
import { addedCommas } from "./added-commas.ts";
import { UsualKeys } from "./choices.tsx";
import { type Control, controlId, describing, lineId, signId } from "./control.ts";
import { suggestedRate } from "./field-line.ts";
import type { FieldProps } from "./field-props.ts";
import { shownIn, typedIn } from "./month.ts";

export type LineProps = FieldProps & { readonly line: string | undefined };
type FrameProps = LineProps & { readonly beside?: ReactNode; readonly children: ReactNode };

export function FieldFrame({ beside, line, children, ...props }: FrameProps) {
  const { name, field, fault } = props;
  const rate = fault ? undefined : suggestedRate(field, props.texts[name]);
  const label = <label htmlFor={controlId(name)}>{field.label}</label>;
  return (
    <div className="field">
      {beside ? (
        <div className="over">
          {label}
          {beside}
        </div>
      ) : (
        label
      )}
      {children}
      {field.usual && <UsualKeys {...props} usual={field.usual} />}
      <p
        className={fault ? "note wrong" : "note"}
        id={line && lineId(name)}
        aria-live={field.kind === "percent" ? "polite" : undefined}
      >
        {rate ? (
          <button type="button" className="meant" onClick={() => props.onTexts({ [name]: rate })}>
            Did you mean {rate}%?
          </button>
        ) : (
          line
        )}
      </p>
    </div>
  );
}

export type BoxProps = LineProps & { readonly control: Control & { readonly as: "line" } };

export function FieldBox({ name, field, currency, control, texts, fault, line, onTexts, onLeave, onStep }: BoxProps) {
  const { type, keyboard, sign } = control;
  const text = texts[name] ?? "";
  const [commas] = useState(addedCommas);
  const leave = () => {
    commas.left();
    onLeave();
  };
  return (
    <div className="box">
      {sign?.side === "before" && <Sign name={name} text={sign.text} />}
      <input
        type={type}
        id={controlId(name)}
        name={name}
        inputMode={keyboard}
        value={shownIn(field, text)}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describing(name, { sign, line })}
        onChange={({ target, nativeEvent }) =>
          onTexts({
            [name]: isNumeric(field)
              ? commas.changed(text, target, nativeEvent, currency.notation?.group)
              : typedIn(field, target.value),
          })
        }
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave();
          else if (isNumeric(field) && onStep) stepByArrow(event, onStep);
        }}
      />
      {sign?.side === "after" && <Sign name={name} text={sign.text} />}
      {field.kind === "count" && !sign && onStep && <Stepper onStep={onStep} />}
    </div>
  );
}

function stepByArrow(event: KeyboardEvent, onStep: NonNullable<FieldProps["onStep"]>) {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  onStep(event.key === "ArrowUp" ? 1 : -1);
}

const Sign = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <span className="unit" id={signId(name)}>
    {text}
  </span>
);

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
