// One input: its label, its native control, its unit, and one line for help, an echo or a fault.
import { lazy, Suspense, useState } from "react";
import { type QuantityInput, unitName } from "#engine";
import { later } from "../offline/later.ts";
import { Choices, Switch, UnitSwitch } from "./choices.tsx";
import { controlFor, describing, isList, STONES } from "./control.ts";
import { type BoxProps, FieldBox, FieldFrame } from "./field-frame.tsx";
import { lineUnder } from "./field-line.ts";
import type { FieldProps } from "./field-props.ts";
import type { Smaller } from "./pair.ts";
import { RowsField } from "./rows/rows-field.tsx";
import { TermLine } from "./term-line.tsx";

export function Field(props: FieldProps) {
  const { name, field, currency, texts, term, onTexts } = props;
  const control = controlFor(field, currency);
  const line = lineUnder(field, texts[name], props);
  if (control.as === "tick") return <Toggle {...props} />;
  if (control.as === "keys" || control.as === "list") {
    return <Choices name={name} field={field} control={control} chosen={texts[name] ?? ""} onTexts={onTexts} />;
  }
  if (control.as === "lines") return isList(field) ? <RowsField {...props} field={field} line={line} /> : null;
  if (field.kind === "count" && term) return <TermLine {...props} {...{ field, control, line, term }} />;
  return field.kind === "quantity" ? (
    <Measure {...props} field={field} control={control} line={line} />
  ) : (
    <Line {...props} control={control} line={line} />
  );
}

function Line(props: BoxProps) {
  const { choice, texts, onTexts } = props;
  const beside = choice && (
    <Switch {...choice} chosen={texts[choice.name] ?? ""} onChoose={(option) => onTexts({ [choice.name]: option })} />
  );
  return (
    <FieldFrame {...props} beside={beside}>
      <FieldBox {...props} />
    </FieldFrame>
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
    <FieldFrame
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
        <FieldBox {...props} />
      )}
    </FieldFrame>
  );
}

function pairUnit(unit: string, isInStones: boolean): Smaller | undefined {
  if (unit === "in") return unit;
  return unit === "lb" && isInStones ? unit : undefined;
}

const PairBox = lazy(later(() => import("./pair-box.tsx")));

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
