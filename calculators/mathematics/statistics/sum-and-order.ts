// The steps that write out the list itself.
import { asTyped, betweenNumbers, enclosed, type Line, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";

/** More values than these are not written out. */
const FEW = 12;

export function sumStep(values: readonly Decimal[], sum: Shown<Decimal>, { notation }: Show): Line {
  const written = values.map((value) => asTyped(value.lt(0) ? `(${value})` : `${value}`, notation));
  const added = written.join(" + ");
  return step`Sum: ${values.length <= FEW ? added : "Σx"} = ${sum}`;
}

export function orderSteps(sorted: readonly Decimal[], median: Shown<Decimal>, show: Show): readonly Line[] {
  return [
    sorted.length <= FEW &&
      `In order: ${sorted.map((value) => asTyped(`${value}`, show.notation)).join(betweenNumbers(show.notation))}`,
    middle(sorted, median, show),
  ];
}

function middle(sorted: readonly Decimal[], median: Shown<Decimal>, show: Show): string {
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return step`Median: value ${half + 1} of ${sorted.length} in order, ${median}`;
  const two = sorted.slice(half - 1, half + 1).map((value) => show("number", value));
  const [below = median, above = median] = two;
  return step`Median: (${below} + ${enclosed(above)}) ÷ 2 = ${median}`;
}
