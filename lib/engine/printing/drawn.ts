// Figures for a picture: a double for its pixels, and a short text beside it. The exact figure stands in words.
import { Decimal } from "#numbers/decimal";
import type { Answer } from "../calculate.ts";
import type { Calculator } from "../calculator.ts";
import { type Currency, formatNumber, withUnit } from "./format.ts";
import { styleOf } from "./present.ts";
import { chosenUnit } from "./print.ts";

export type DrawnFigure = { readonly value: number; readonly text: string };

/**
 * An output, else the input of that name, as far as a picture can show it: undefined if it is absent or no finite double. An output that is
 * a quantity has the unit in which it is printed.
 */
export function drawnFigures(calculator: Calculator, answer: Answer, currency: Currency, significant = 6) {
  const style = styleOf(calculator, answer, currency);
  return (name: string): DrawnFigure | undefined => {
    const field = calculator.outputs[name];
    const unit = field?.kind === "quantity" ? chosenUnit(field, style) : undefined;
    const found = answer.outputs[name] ?? answer.inputs[name];
    if (!Decimal.isDecimal(found)) return undefined;
    const figure = found.div(unit?.factor ?? 1);
    if (!Number.isFinite(figure.toNumber())) return undefined;
    const text = formatNumber(figure, { significant }, currency.notation);
    return { value: figure.toNumber(), text: unit ? withUnit(text, unit.label) : text };
  };
}
