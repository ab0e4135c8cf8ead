// Figures for a picture: a double for its pixels, and a short text beside it. The exact figure stands in words.
import { Decimal } from "#numbers/decimal";
import type { Answer } from "../calculate.ts";
import { type Currency, formatNumber } from "./format.ts";

export type DrawnFigure = { readonly value: number; readonly text: string };

/** An output, else the input of that name, as far as a picture can show it: undefined if it is absent or no finite double. */
export function drawnFigures({ inputs, outputs }: Answer, currency: Currency, significant = 6) {
  return (name: string): DrawnFigure | undefined => {
    const figure = outputs[name] ?? inputs[name];
    if (!Decimal.isDecimal(figure) || !Number.isFinite(figure.toNumber())) return undefined;
    return { value: figure.toNumber(), text: formatNumber(figure, { significant }, currency.notation) };
  };
}
