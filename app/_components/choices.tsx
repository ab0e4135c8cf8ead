import { type InputField, type QuantityInput, type Texts, unitName } from "#engine";

type Chosen = { readonly name: string; readonly chosen: string; readonly onTexts: (texts: Texts) => void };
type ChoiceField = InputField & { readonly kind: "choice" };

/** A few short options are keys side by side, more are a list to open. */
export function Choices({ name, field, chosen, onTexts }: Chosen & { readonly field: ChoiceField }) {
  const labels = Object.values(field.options);
  const isShort = labels.length <= 3 && labels.every((label) => label.length <= 28);
  if (isShort) {
    return (
      <fieldset className="field">
        <legend>{field.label}</legend>
        <Segments name={name} options={Object.entries(field.options)} chosen={chosen} onTexts={onTexts} />
        <p className="note">{field.help}</p>
      </fieldset>
    );
  }
  return (
    <div className="field">
      <label htmlFor={name}>{field.label}</label>
      <div className="box">
        <select id={name} name={name} value={chosen} onChange={(event) => onTexts({ [name]: event.target.value })}>
          {Object.entries(field.options).map(([option, label]) => (
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

type UnitProps = Omit<Chosen, "chosen"> & { readonly field: QuantityInput; readonly texts: Texts };

export function UnitSwitch({ name, field, texts, onTexts }: UnitProps) {
  const key = unitName(name);
  const options = Object.keys(field.units).map((unit) => [unit, field.dimension[unit]?.label ?? unit] as const);
  return (
    <fieldset>
      <legend className="unseen">{field.label} unit</legend>
      <Segments name={key} options={options} chosen={texts[key] ?? field.unit} onTexts={onTexts} small />
    </fieldset>
  );
}

type SegmentsProps = Chosen & { readonly options: readonly (readonly [string, string])[]; readonly small?: boolean };

const Segments = ({ name, options, chosen, onTexts, small = false }: SegmentsProps) => (
  <div className={small ? "segments units" : "segments"}>
    {options.map(([option, label]) => (
      <label key={option}>
        <input
          type="radio"
          name={name}
          value={option}
          checked={option === chosen}
          onChange={() => onTexts({ [name]: option })}
        />
        <span>{label}</span>
      </label>
    ))}
  </div>
);
