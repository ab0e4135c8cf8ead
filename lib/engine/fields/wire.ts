// The names on the wire. Every input is one name, a quantity two: `weight` and `weight_unit`.
import type { Calculator } from "../calculator.ts";
import type { InputField, QuantityInput } from "./fields.ts";

export type WireInput =
  | { readonly name: string; readonly of: string; readonly part: "value"; readonly field: InputField }
  | { readonly name: string; readonly of: string; readonly part: "unit"; readonly field: QuantityInput };

export const unitName = (name: string): string => `${name}_unit`;

export function wireInputs(calculator: Pick<Calculator, "inputs">): readonly WireInput[] {
  return Object.entries(calculator.inputs).flatMap(([name, field]): WireInput[] => {
    const value = { name, of: name, part: "value", field } as const;
    if (field.kind !== "quantity") return [value];
    return [value, { name: unitName(name), of: name, part: "unit", field }];
  });
}

/** Every wire input as text, as the form begins: defaults and examples. */
export function beginning(calculator: Pick<Calculator, "inputs">): Record<string, string> {
  const texts = wireInputs(calculator).map(({ name, part, field }) => {
    if (part === "unit") return [name, field.unit];
    return [name, String(field.default ?? field.example ?? "")];
  });
  return Object.fromEntries(texts);
}

/** Dates that stand for today, with what they begin with. */
export const todayInputs = ({
  inputs,
}: Pick<Calculator, "inputs">): readonly (readonly [name: string, begun: string])[] =>
  Object.entries(inputs).flatMap(([name, field]) =>
    field.kind === "date" && field.today ? [[name, field.default ?? field.example ?? ""] as const] : [],
  );
