// A count that may be given in years: how many months, or payments, a loan takes.
import { group, spelled } from "#engine";
import { Switch } from "./choices.tsx";
import { type BoxProps, FieldBox, FieldFrame } from "./field-frame.tsx";
import type { Term } from "./field-props.ts";
import { asYears, type Count, inYears, yearsFor, yearsOf } from "./in-years.ts";

export function TermLine({ term, ...props }: BoxProps & { readonly field: Count; readonly term: Term }) {
  const { name, field, currency, texts, onTexts } = props;
  const years = yearsOf(texts[name] ?? "");
  const unit = field.unit ?? "payments";
  const begun = () => asYears(group(yearsFor(term.counted, term.perYear), currency.notation));
  const beside = (
    <Switch
      name={`${name}-in`}
      label={`${field.label} in`}
      options={[unit, "years"].map((option) => [option, spelled(option, currency.notation)])}
      chosen={years === undefined ? unit : "years"}
      onChoose={(chosen) => onTexts({ [name]: chosen === "years" ? begun() : term.counted })}
    />
  );
  const shown = years === undefined ? props : { ...props, ...drawnInYears(props, years, term) };
  return (
    <FieldFrame {...shown} beside={beside}>
      <FieldBox {...shown} />
    </FieldFrame>
  );
}

const drawnInYears = (
  { name, field, control, texts, onTexts }: BoxProps & { readonly field: Count },
  years: string,
  { perYear }: Term,
): Partial<BoxProps> => ({
  field: inYears(field, perYear),
  control: { ...control, keyboard: "decimal", sign: { text: "years", side: "after" } },
  texts: { ...texts, [name]: years },
  onTexts: ({ [name]: typed = "", ...others }) => onTexts({ ...others, [name]: asYears(typed) }),
  onStep: (direction) => onTexts({ [name]: asYears(String(Math.max(1, (Number(years) || 0) + direction))) }),
});
