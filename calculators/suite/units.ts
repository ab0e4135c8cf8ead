// A change of unit changes how an answer is written, and not the answer.

import type { Calculator } from "#engine";
import { calculate, isRefusal, present, type QuantityInput, type Raw, USD, unitName } from "#engine";
import { decimal } from "#numbers/decimal";
import { converted, type Unit, unitOf } from "#numbers/dimension";
import { whenAsked } from "./corners.ts";
import { rawsOf } from "./facts.ts";
import { start } from "./start.ts";
import { type Check, definitionOf, type Subject } from "./subject.ts";

// Fewer than the engine trusts, so that both ways of saying a value are exact.
const DIGITS = 25;
/** How many made-up inputs, beside those that the form begins with. */
const OTHERS = 10;
const SI: Unit = { label: "", factor: "1" };

export const keepsItsAnswerInAnyUnit: Check = (subject) =>
  Object.entries(subject.calculator.inputs).flatMap(([name, field]) =>
    field.kind === "quantity" ? changedByUnit(subject, name, field) : [],
  );

function changedByUnit(subject: Subject, name: string, field: QuantityInput): readonly string[] {
  const { calculator } = subject;
  const choices = whenAsked(calculator, name)[0] ?? {};
  const bases = [start(calculator, choices), ...rawsOf(calculator, choices, OTHERS)];
  const tries = bases.flatMap((base) => pairs(field).map((pair) => ({ base, ...pair })));
  return tries.flatMap(({ base, from, to }) => {
    const given = ([value, unit]: Said) => ({ ...base, [name]: value, [unitName(name)]: unit });
    const [one, other] = [given(from), given(to)].map((raw) => inSiUnits(calculator, raw));
    if (!one || !other || JSON.stringify(one) === JSON.stringify(other)) return [];
    const differing = Object.keys(one).filter((output) => one[output] !== other[output]);
    return `${definitionOf(subject)}: ${differing.join(", ")} differ between a ${name} of ${from.join(" ")} and of ${to.join(" ")}, which are the same, with ${JSON.stringify(base)}; look at the units and factors.`;
  });
}

type Said = [value: string, unit: string];

/** The same length or weight said in two units, where both ways are finite decimals. */
function pairs({ units, dimension }: QuantityInput): readonly { from: Said; to: Said }[] {
  return Object.entries(units).flatMap(([unit, [min, max]]) =>
    Object.keys(units).flatMap((other) =>
      [decimal(min), decimal(max), decimal(min).plus(max).div(2)].flatMap((value) => {
        const [from, to] = [unitOf(dimension, unit), unitOf(dimension, other)];
        const same = converted(value, from, to).toSignificantDigits(DIGITS);
        if (other === unit || !converted(same, to, SI).eq(converted(value, from, SI))) return [];
        return [{ from: [value.toString(), unit], to: [same.toString(), other] }] as const;
      }),
    ),
  );
}

/** Every figure as machines read it, quantities turned back from the unit they are written in; nothing if it is refused. */
function inSiUnits(calculator: Calculator, raw: Raw): Readonly<Record<string, string>> | undefined {
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) return undefined;
  const { figures } = present(calculator, answer, USD);
  return Object.fromEntries(
    figures.map(({ name, text, value = text }) => {
      const output = calculator.outputs[name];
      const source = output?.kind === "quantity" ? output.as : "";
      const input = calculator.inputs[source];
      if (input?.kind !== "quantity") return [name, value];
      const unit = unitOf(input.dimension, answer.texts[unitName(source)] ?? input.unit);
      return [name, converted(decimal(value), unit, SI).toSignificantDigits(DIGITS).toString()];
    }),
  );
}
