// The names on the wire. Every input is one name, a quantity two: `weight` and `weight_unit`.
import type { Calculator } from "../calculator.ts";
import { DEFAULT_REGION } from "../regions/home.ts";
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

/** Every wire input as text, as the form begins in a region. */
export const beginning = (
  calculator: Pick<Calculator, "inputs">,
  region: string = DEFAULT_REGION,
): Record<string, string> =>
  everyText(calculator, (field) => beginsThere(field, region) ?? field.begins ?? whenLeftOut(field));

/** What a field says of a region, if it does. */
export const beginsThere = ({ beginsIn }: Starts, region: string): Start =>
  beginsIn?.[region] ?? (region === DEFAULT_REGION ? undefined : beginsIn?.[ELSEWHERE]);

/** Every region but the usual one. */
export const ELSEWHERE = "elsewhere";

/** Every wire input as text, as a link means it that leaves it out: defaults, and examples where there is none. */
export const leftOut = (calculator: Pick<Calculator, "inputs">): Record<string, string> =>
  everyText(calculator, whenLeftOut);

type Start = string | number | boolean | undefined;
type Starts = {
  readonly default?: Start;
  readonly example?: Start;
  readonly begins?: Start;
  readonly beginsIn?: Readonly<Record<string, Start>> | undefined;
};

const whenLeftOut = (field: Starts): Start => field.default ?? field.example;

function everyText(calculator: Pick<Calculator, "inputs">, start: (field: Starts) => Start): Record<string, string> {
  const texts = wireInputs(calculator).map(({ name, part, field }) => {
    if (part === "unit") return [name, field.unit];
    return [name, String(start(field) ?? "")];
  });
  return Object.fromEntries(texts);
}

/** Dates that stand for today and years that stand for this one: what they begin with, and what they are on a day. */
export const todayInputs = ({ inputs }: Pick<Calculator, "inputs">, today: string): readonly ForToday[] =>
  Object.entries(inputs).flatMap(([name, field]) => {
    if ((field.kind !== "date" && field.kind !== "choice") || !field.today) return [];
    const begun = field.default ?? field.example ?? "";
    if (field.kind === "date") return [{ name, begun, text: today }];
    const year = today.slice(0, 4);
    // A year after the usual one is not complete.
    return [{ name, begun, text: year in field.options && year < begun ? year : begun }];
  });

/** The seeds of chance: what they begin with. */
export const drawnInputs = ({ inputs }: Pick<Calculator, "inputs">): readonly Omit<ForToday, "text">[] =>
  Object.entries(inputs).flatMap(([name, field]) =>
    field.kind === "count" && field.drawn ? [{ name, begun: String(field.default ?? field.example ?? "") }] : [],
  );

type ForToday = { readonly name: string; readonly begun: string; readonly text: string };
