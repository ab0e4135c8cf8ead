// What a calculator asks for: names, presence, bounds, conditions, units.
import { type Calculator, type InputField, isRefusal, parseInputs, percentInWords, type QuantityInput } from "#engine";
import { roomless } from "./room.ts";
import { type Check, definitionOf, unless } from "./subject.ts";

export const asksWell: Check = (subject) => {
  const entries = Object.entries(subject.calculator.inputs);
  const of = (name: string) => `${definitionOf(subject)}: the input ${name}`;
  return [
    ...unless(entries.length > 0, `${definitionOf(subject)} asks for nothing; give it at least one input.`),
    ...entries.flatMap(([name, field]) =>
      [
        ...misnamed(name),
        ...presence(field),
        ...roomless(field),
        ...condition(subject.calculator, name, field),
        ...(field.kind === "quantity" ? units(field) : []),
        ...beginning(name, field),
        ...usual(name, field),
        ...typical(field),
        ...folded(subject.calculator, name, field),
        ...inside(subject.calculator, name, field),
      ].map((fault) => `${of(name)} ${fault}`),
    ),
  ];
};

/** The rules for every name on the wire, of inputs and outputs alike. */
export const misnamed = (name: string): readonly string[] => [
  ...unless(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name), "is not in snake_case; write it like down_payment."),
  ...unless(name !== "primary", "has a name that the service keeps for the main figure; choose another."),
  ...unless(!name.endsWith("_unit"), "ends in _unit, which is kept for the units of quantities; choose another name."),
];

function presence({ label, default: usual, example, optional }: InputField): readonly string[] {
  const said = [usual, example, optional].filter((value) => value !== undefined).length;
  return [
    ...unless(label.trim() !== "", "has no label; say in a word or two what people call it."),
    ...unless(
      said === 1,
      `has ${said === 0 ? "none" : "more than one"} of default, example and optional; give it exactly one.`,
    ),
  ];
}

/** Programs get it as an example of percent, and an answer warns of fractions by it. */
const typical = (field: InputField): readonly string[] =>
  unless(
    field.kind !== "percent" || percentInWords(field) !== "%",
    "has no usual figure; give it a typical one, or an example or default above 0.",
  );

/** Nothing that someone must see waits under "More options", and what it decides about waits with it. */
function folded({ inputs }: Pick<Calculator, "inputs">, name: string, field: InputField): readonly string[] {
  if (!field.more) return [];
  const left = Object.entries(inputs).find(([, { when, more }]) => when?.[name] && !more)?.[0];
  return [
    ...unless(field.example === undefined, "must be given, and waits under more; show it, or give it a default."),
    ...unless(left === undefined, `waits under more, but decides about ${left}, which does not; fold both or neither.`),
  ];
}

/** A choice inside a field is drawn in the fields that wait for its options, and nowhere else. */
function inside({ inputs }: Pick<Calculator, "inputs">, name: string, field: InputField): readonly string[] {
  if (field.kind !== "choice" || !field.inside) return [];
  const fields = Object.values(inputs);
  const undrawn = Object.keys(field.options).filter(
    (option) => !fields.some(({ when }) => when?.[name]?.includes(option)),
  );
  return undrawn.map(
    (option) =>
      `is inside, but no input has when: { ${name}: ["${option}"] }, so no page shows it; add one, or drop inside.`,
  );
}

function condition({ inputs }: Pick<Calculator, "inputs">, name: string, { when }: InputField): readonly string[] {
  if (!when) return [];
  const [decider = "", ...others] = Object.keys(when);
  if (others.length > 0 || decider === "") return [`names ${others.length + 1} inputs in its when; name one choice.`];
  const names = Object.keys(inputs);
  const field = inputs[decider];
  if (field?.kind !== "choice" || names.indexOf(decider) >= names.indexOf(name)) {
    return [`depends on ${decider}, which is no choice that stands before it; move that choice up, or mend the name.`];
  }
  if (field.when || field.optional) return [`depends on ${decider}, which is not always asked for; let it be.`];
  const unreal = (when[decider] ?? []).filter((option) => !Object.hasOwn(field.options, option));
  const real = Object.keys(field.options).join(", ");
  return [
    ...unreal.map((option) => `waits for ${decider} to be ${option}, which is no option of it; it has ${real}.`),
    ...unless((when[decider] ?? []).length > 0, `waits for no option of ${decider}; name at least one of ${real}.`),
  ];
}

const units = ({ dimension, units, unit }: QuantityInput): readonly string[] => [
  ...unless(Object.hasOwn(units, unit), `begins in ${unit}, which is not among its units; add its range there.`),
  ...Object.keys(units)
    .filter((unit) => !Object.hasOwn(dimension, unit))
    .map(
      (unit) => `offers ${unit}, which its dimension in lib/numbers/units.ts does not have; add it there or drop it.`,
    ),
];

/** What a form begins with must be what the input itself accepts. */
function beginning(name: string, field: InputField): readonly string[] {
  const starts = { "a default": field.default, "an example": field.example, "a beginning": field.begins };
  return Object.entries(starts).flatMap(([from, value]) =>
    value === undefined
      ? []
      : complaints(name, field, value).map((message) => `has ${from} of ${value} that it refuses: it ${message}.`),
  );
}

const MOST_USUAL = 4;

/** Keys under a field: few, and each a value that the field takes. */
function usual(name: string, field: InputField): readonly string[] {
  if (!field.usual) return [];
  const { size } = new Set(field.usual);
  return [
    ...unless(
      size === field.usual.length && 2 <= size && size <= MOST_USUAL,
      `has ${size} different usual values; give it two to ${MOST_USUAL}, each once.`,
    ),
    ...field.usual.flatMap((value) =>
      complaints(name, field, value).map((message) => `has a usual value of ${value} that it refuses: it ${message}.`),
    ),
  ];
}

/** What the input itself says against a value. */
function complaints(name: string, { when, ...always }: InputField, value: string | number | boolean) {
  const read = parseInputs({ inputs: { [name]: always } }, { [name]: value });
  return isRefusal(read) ? read.issues.map(({ message }) => message) : [];
}
