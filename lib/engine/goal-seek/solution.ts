// A value that was found, as a visitor reads it.
import type { Decimal } from "#numbers/decimal";
import type { Calculator } from "../calculator.ts";
import { difference, differenceTyped } from "../printing/difference.ts";
import type { Currency } from "../printing/format.ts";
import { inFull, printOutput, type Style, showInput } from "../printing/print.ts";
import type { Texts } from "../reading/plain.ts";
import type { Trial, Trials } from "./trial.ts";
import { marked, type Sought, styleIn } from "./wanted.ts";

export type Solution = {
  /** As it goes into the form. */
  readonly text: string;
  readonly printed: string;
  /** From what stands in the form: "-$35,220.52"; "" where it stands there already, undefined where nothing does. */
  readonly change: string | undefined;
  readonly result: string;
  /** How far the result is from what was wanted; "" where it is that. */
  readonly missed: string;
  /** Whether the figure is what was wanted to its last digit, and not only as printed. */
  readonly exact: boolean;
  /** Where every number between the two does. */
  readonly reach?: { readonly from: string; readonly to: string };
};

export type Goal = {
  readonly wanted: Decimal;
  readonly printed: string;
  readonly style: Style;
  found(tries: Trials, trial: Trial): Solution;
};

export function goalOf(calculator: Calculator, texts: Texts, { output, wanted }: Sought, currency: Currency): Goal {
  const style = styleIn(calculator, texts, currency);
  const field = marked(calculator, output);
  const printed = printOutput(field, wanted, inFull(style));
  const found = (tries: Trials, { x, amount, printed: result = "" }: Trial): Solution => ({
    text: x.toFixed(),
    printed: typed(tries, x, { style }),
    change: tries.present ? differenceTyped(tries.field, tries.unit, tries.present, x, style) : undefined,
    result,
    exact: amount?.eq(wanted) ?? false,
    missed: (result !== printed && amount && difference(field, wanted, amount, style)) || "",
  });
  return { wanted, printed, style, found };
}

/** As the form's own field prints it, in the unit that is shown. */
export const typed = ({ field, unit }: Trials, x: Decimal, { style }: Pick<Goal, "style">): string =>
  String(showInput(field, x, x.toFixed(), unit, style));
