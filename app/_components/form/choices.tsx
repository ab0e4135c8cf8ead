import { type Currency, group, type InputField, type QuantityInput, type Texts, withPercent } from "#engine";
import { type Control, controlId, STONES, unitsFor } from "./control.ts";

type Chosen = { readonly name: string; readonly chosen: string; readonly onTexts: (texts: Texts) => void };
type ChoicesProps = Chosen & {
  readonly field: InputField;
  readonly control: Control & { readonly as: "keys" | "list" };
};

export function Choices({ name, field, control: { as, options }, chosen, onTexts }: ChoicesProps) {
  if (as === "keys") {
    return (
      <fieldset className="field">
        <legend>{field.label}</legend>
        <Segments name={name} options={options} chosen={chosen} onChoose={(option) => onTexts({ [name]: option })} />
        <p className="note">{field.help}</p>
      </fieldset>
    );
  }
  return (
    <div className="field">
      <label htmlFor={controlId(name)}>{field.label}</label>
      <div className="box">
        <select
          id={controlId(name)}
          name={name}
          value={chosen}
          onChange={(event) => onTexts({ [name]: event.target.value })}
        >
          {options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p className="note">{field.help}</p>
    </div>
  );
}

type UsualProps = {
  readonly name: string;
  readonly field: InputField;
  readonly texts: Texts;
  readonly usual: readonly number[];
  readonly currency: Currency;
  readonly onTexts: (texts: Texts) => void;
};

/** What many people want, a press away. */
export const UsualKeys = ({ name, field, usual, currency, texts, onTexts }: UsualProps) => (
  <fieldset className="shortcuts" aria-label="Usual values">
    {usual.map((value) => {
      const text = group(String(value), currency.notation);
      return (
        <button
          type="button"
          className="button"
          key={value}
          aria-pressed={texts[name] === text}
          onClick={() => onTexts({ [name]: text })}
        >
          {field.kind === "percent" ? withPercent(text, currency.notation) : text}
        </button>
      );
    })}
  </fieldset>
);

type UnitProps = {
  readonly name: string;
  readonly field: QuantityInput;
  readonly texts: Texts;
  readonly isPair: boolean;
  readonly onUnit: (unit: string) => void;
};

/** A new unit converts the value, so the answer stays. */
export function UnitSwitch({ name, field, texts, isPair, onUnit }: UnitProps) {
  const plain = unitsFor(name, field, texts);
  const units = field.body ? withPairs(plain, isPair) : plain;
  if (units.as === "list") {
    return (
      <select
        aria-label={units.label}
        name={units.name}
        value={units.chosen}
        onChange={(event) => onUnit(event.target.value)}
      >
        {units.options.map(([unit, label]) => (
          <option key={unit} value={unit}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return <Switch {...units} onChoose={onUnit} />;
}

/** A person's height is in feet and inches, never in inches alone; a weight may be in stones and pounds. */
function withPairs(units: ReturnType<typeof unitsFor>, isPair: boolean): ReturnType<typeof unitsFor> {
  const options = units.options.flatMap((option): typeof units.options => {
    if (option[0] === "in") return [["in", "ft in"]];
    return option[0] === "lb" ? [option, [STONES, STONES]] : [option];
  });
  return { ...units, options, chosen: isPair && units.chosen === "lb" ? STONES : units.chosen };
}

type SwitchProps = Omit<SegmentsProps, "small"> & { readonly label: string };

/** At the right end of a field's label. */
export const Switch = ({ label, ...segments }: SwitchProps) => (
  <fieldset>
    <legend className="unseen">{label}</legend>
    <Segments {...segments} small />
  </fieldset>
);

type SegmentsProps = {
  readonly name: string;
  /** Each with a sign, if that is what one sees of it. */
  readonly options: readonly (readonly [value: string, label: string, sign?: string])[];
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
  readonly small?: boolean;
};

const Segments = ({ name, options, chosen, onChoose, small = false }: SegmentsProps) => (
  <div className={small ? "segments units" : "segments"}>
    {options.map(([option, label, sign]) => (
      <label key={option}>
        <input
          type="radio"
          name={name}
          value={option}
          aria-label={sign && label}
          checked={option === chosen}
          onChange={() => onChoose(option)}
        />
        <span>{sign ?? label}</span>
      </label>
    ))}
  </div>
);
