// One input: its label, its native control, its unit, and one line for help, an echo or a fault.
import { lazy, type ReactNode, Suspense, useState } from "react";
import { type Currency, type InputField, isNumeric, type QuantityInput, type Texts, unitName } from "#engine";
import { later } from "../offline/later.ts";
import { addedCommas } from "./added-commas.ts";
import { Choices, Switch, UnitSwitch, UsualKeys } from "./choices.tsx";
import {
  type Control,
  controlFor,
  controlId,
  describing,
  isList,
  lineId,
  STONES,
  signId,
  type switchIn,
} from "./control.ts";
import { lineUnder, suggestedRate } from "./field-line.ts";
import type { Smaller } from "./pair.ts";
import { RowsField } from "./rows/rows-field.tsx";

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
  /** A choice that is drawn inside this field. */
  readonly choice?: ReturnType<typeof switchIn>;
};

export function Field(props: FieldProps) {
  const { name, field, currency, texts, onTexts } = props;
  const control = controlFor(field, currency);
  const line = lineUnder(field, texts[name], props);
  if (control.as === "tick") return <Toggle {...props} />;
  if (control.as === "keys" || control.as === "list") {
    return <Choices name={name} field={field} control={control} chosen={texts[name] ?? ""} onTexts={onTexts} />;
  }
  if (control.as === "lines") return isList(field) ? <RowsField {...props} field={field} line={line} /> : null;
  return field.kind === "quantity" ? (
    <Measure {...props} field={field} control={control} line={line} />
  ) : (
    <Line {...props} control={control} line={line} />
  );
}

type FrameProps = LineProps & { readonly beside?: ReactNode; readonly children: ReactNode };

/** A label and what stands at its right, the boxes, usual values, and one line for what is to be said. */
function Frame({ beside, line, children, ...props }: FrameProps) {
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

function Line(props: BoxProps) {
  const { choice, texts, onTexts } = props;
  const beside = choice && (
    <Switch {...choice} chosen={texts[choice.name] ?? ""} onChoose={(option) => onTexts({ [choice.name]: option })} />
  );
  return (
    <Frame {...props} beside={beside}>
      <Box {...props} />
    </Frame>
  );
}

/** A person's height is in feet and inches where it is not metric; a weight may be in stones and pounds. */
function Measure(props: BoxProps & { readonly field: QuantityInput }) {
  const { name, field, currency, texts, fault, line, onTexts, onLeave, onUnit } = props;
  const [inStones, setInStones] = useState<boolean>();
  const isInStones = inStones ?? currency.notation?.units.kg?.[0] === "st";
  const unit = texts[unitName(name)] ?? field.unit;
  const pair = field.body ? pairUnit(unit, isInStones) : undefined;
  const choose = (chosen: string) => {
    setInStones(chosen === STONES);
    onUnit(chosen === STONES ? "lb" : chosen);
  };
  return (
    <Frame
      {...props}
      beside={<UnitSwitch name={name} field={field} texts={texts} isPair={pair !== undefined} onUnit={choose} />}
    >
      {pair ? (
        <Suspense fallback={<div className="box" />}>
          <PairBox
            name={name}
            label={field.label}
            unit={pair}
            text={texts[name] ?? ""}
            isWrong={Boolean(fault)}
            described={describing(name, { sign: undefined, line })}
            onText={(text) => onTexts({ [name]: text })}
            onLeave={onLeave}
          />
        </Suspense>
      ) : (
        <Box {...props} />
      )}
    </Frame>
  );
}

function pairUnit(unit: string, isInStones: boolean): Smaller | undefined {
  if (unit === "in") return unit;
  return unit === "lb" && isInStones ? unit : undefined;
}

const PairBox = lazy(later(() => import("./pair-box.tsx")));

type LineProps = FieldProps & { readonly line: string | undefined };
type BoxProps = LineProps & { readonly control: Control & { readonly as: "line" } };

function Box({ name, field, currency, control, texts, fault, line, onTexts, onLeave, onStep }: BoxProps) {
  const { type, keyboard, sign } = control;
  const text = texts[name] ?? "";
  const [commas] = useState(addedCommas);
  const signShown = sign && (
    <span className="unit" id={signId(name)}>
      {sign.text}
    </span>
  );
  return (
    <div className="box">
      {sign?.side === "before" && signShown}
      <input
        type={type}
        id={controlId(name)}
        name={name}
        inputMode={keyboard}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describing(name, { sign, line })}
        onChange={({ target, nativeEvent }) =>
          onTexts({
            [name]: isNumeric(field)
              ? commas.changed(text, target, nativeEvent, currency.notation?.group)
              : target.value,
          })
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
      {sign?.side === "after" && signShown}
      {field.kind === "count" && !sign && onStep && <Stepper onStep={onStep} />}
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
