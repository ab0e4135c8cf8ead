import { type Calculator, type Currency, calculateKnown, isRefusal } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";

type Asked = {
  readonly calculator: Calculator;
  readonly outcome: Outcome;
  readonly currency: Currency;
};

/** The same by the law of the year before, where an answer rests on a year's law and both years have figures. */
export function yearBefore({ calculator, outcome, currency }: Asked) {
  const { answer, raw } = outcome;
  if (!answer || !calculator.facts?.(answer.inputs).length) return undefined;
  for (const [name, field] of Object.entries(calculator.inputs)) {
    if (field.kind !== "choice" || !field.today || answer.inputs[name] === undefined) continue;
    const year = String(Number(answer.inputs[name]) - 1);
    const isKnown = year in field.options && !isRefusal(calculateKnown(calculator, { ...raw, [name]: year }, currency));
    return isKnown ? { year, columns: `1=${Number(year) + 1}&2=${year}&2.${name}=${year}` } : undefined;
  }
  return undefined;
}
