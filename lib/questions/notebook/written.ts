// What a line came to, as it is printed: by the engine's one formatter, in the visitor's currency and notation.
import { type Currency, formatMoney, formatNumber, spelled, withPercent, withUnit } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { evaluate } from "#numbers/evaluate";
import type { Expression } from "#numbers/expression";
import { isMoney, type Measure } from "./sized.ts";
import { isCurrency, labelOf } from "./units.ts";

/** As many as the scientific calculator prints. */
const PRINTED = 15;

/** A currency by its code, as the visitor writes it. */
export type CurrencyOf = (code: string) => Promise<Currency>;

export async function written(measure: Measure, usual: Currency, currencyOf: CurrencyOf): Promise<string> {
  const { value, units, isPercent } = measure;
  const figure = (amount: Decimal) => formatNumber(amount, { significant: PRINTED }, usual.notation);
  if (isPercent) return withPercent(figure(hundredfold(measure)), usual.notation);
  const code = Object.keys(units).find((key) => isCurrency(key) && units[key] === 1);
  if (!code) return spelled(withUnit(figure(value.value), labelOf(units) || undefined), usual.notation);
  const currency = await currencyOf(code);
  const { [code]: _, ...rest } = units;
  return formatMoney(value.value, currency) + (isMoney(units) ? "" : spelled(after(labelOf(rest)), currency.notation));
}

/** $20/h, but $20·h. */
const after = (label: string): string => (label.startsWith("/") ? label : `·${label}`);

function hundredfold({ value }: Measure) {
  const share: Expression = { kind: "name", name: "share", place: 1 };
  const times: Expression = {
    kind: "binary",
    sign: "×",
    left: share,
    right: { kind: "number", text: "100", place: 1 },
    place: 1,
  };
  const found = evaluate(times, "degrees", { share: value });
  return "why" in found ? value.value : found.value;
}
