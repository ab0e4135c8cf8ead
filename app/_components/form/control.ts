// Which control an input gets, and what stands on it: decided here, once, for the page and for embeds.
import {
  type Calculator,
  type Currency,
  type InputField,
  isNumeric,
  type QuantityInput,
  type Texts,
  unitName,
} from "#engine";

/** Inputs are named as they like; the parts of a page keep their own ids. */
export const controlId = (name: string): string => `in-${name}`;

type Inputs = Calculator["inputs"];
export type ListField = InputField & { readonly kind: "rows" | "numbers" };
export const isList = (field: InputField): field is ListField => field.kind === "rows" || field.kind === "numbers";

type Options = readonly (readonly [value: string, label: string])[];
/** Side by side to press, or a list to open. */
type Choosing = ({ readonly as: "keys" } | { readonly as: "list" }) & { readonly options: Options };
type Line = {
  readonly as: "line";
  readonly type: "text" | "date" | "month";
  readonly keyboard: Keyboard | undefined;
  readonly sign: { readonly text: string; readonly side: "before" | "after" } | undefined;
};
export type Control = { readonly as: "tick" } | { readonly as: "lines" } | Choosing | Line;

export function controlFor(field: InputField, currency: Currency): Control {
  if (field.kind === "toggle") return { as: "tick" };
  // Lists are pasted with a line for each entry, and a box of one line would drop the breaks.
  if (isList(field)) return { as: "lines" };
  if (field.kind === "choice") return choosing(Object.entries(field.options));
  return {
    as: "line",
    type: typeOf(field),
    keyboard: isNumeric(field) ? keyboardFor(field) : undefined,
    sign: signOf(field, currency),
  };
}

function typeOf(field: InputField): Line["type"] {
  if (field.kind !== "date") return "text";
  return field.month ? "month" : "date";
}

/** A few short options are keys side by side. */
function choosing(options: Options): Choosing {
  const areKeys = options.length <= 3 && options.every(([, label]) => label.length <= 28);
  return { as: areKeys ? "keys" : "list", options };
}

/** More units than fit beside a label on a narrow phone. */
const MOST_UNIT_KEYS = 4;

export function unitsFor(name: string, field: QuantityInput, texts: Texts) {
  const options = Object.keys(field.units).map((unit) => [unit, field.dimension[unit]?.label ?? unit] as const);
  const wire = unitName(name);
  const as = options.length > MOST_UNIT_KEYS ? "list" : "keys";
  return { as, name: wire, label: `${field.label} unit`, options, chosen: texts[wire] ?? field.unit } as const;
}

/** On a page weights may be in stones and pounds, which go on the wire as pounds. */
export const STONES = "st lb";

/** The choice that is drawn inside a field, as the signs of what it chooses between: $ or %. */
export function switchIn(inputs: Inputs, field: InputField, currency: Currency) {
  const [name = ""] = Object.keys(field.when ?? {});
  const choice = inputs[name];
  if (choice?.kind !== "choice" || !choice.inside) return undefined;
  const signFor = (option: string) => {
    const decided = Object.values(inputs).find(({ when }) => when?.[name]?.includes(option));
    return decided && signOf(decided, currency)?.text;
  };
  const options = Object.entries(choice.options).map(([option, label]) => [option, label, signFor(option)] as const);
  return { name, label: choice.label, options };
}

export const isInside = (field: InputField): boolean => field.kind === "choice" && field.inside === true;

function signOf(field: InputField, currency: Currency): Line["sign"] {
  if (field.kind === "money") return currency.notation?.sign ?? { text: currency.sign.trim(), side: "before" };
  if (field.kind === "percent") return { text: "%", side: "after" };
  const unit = field.kind === "number" || field.kind === "count" ? field.unit : undefined;
  return unit ? { text: unit, side: "after" } : undefined;
}

type Keyboard = "decimal" | "numeric" | "text";

/** The decimal pad of some phones has no minus. */
function keyboardFor(field: InputField): Keyboard {
  if ("min" in field && field.min < 0) return "text";
  return field.kind === "count" ? "numeric" : "decimal";
}

export const signId = (name: string): string => `${controlId(name)}-unit`;
export const lineId = (name: string): string => `${controlId(name)}-line`;

/** The parts that say more of a control than its label does. */
export const describing = (name: string, has: { readonly sign: unknown; readonly line: unknown }): string | undefined =>
  [has.sign && signId(name), has.line && lineId(name)].filter(Boolean).join(" ") || undefined;
