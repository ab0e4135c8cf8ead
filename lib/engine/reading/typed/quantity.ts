// A measure in the unit that is chosen, exactly: what has no finite decimal there is refused, never rounded.
import { exact, over, plain, times } from "./exact.ts";
import { readMeasure } from "./measure.ts";
import { type Expecting, type Reading, reading, unreadable } from "./reading.ts";

export function readQuantity(text: string, expecting: Expecting): Reading {
  const { unit = "", dimension = {} } = expecting;
  const [, sign, unsigned = ""] = /^([-+](?!\s?[-+]))?\s?(.*)$/s.exec(text) ?? [];
  const measure = readMeasure("ft" in dimension ? feetAndInches(unsigned) : unsigned, dimension, unit);
  if (!measure) return unreadable(text, expecting);
  if ("fault" in measure) return measure;

  const { parts, total, said } = measure;
  const { label = unit, factor = "1" } = dimension[unit] ?? {};
  const [first, last] = [parts[0], parts.at(-1)];
  const isChosen = first === last && first?.unit === unit;
  const amount = isChosen ? first.amount : over(total, exact(factor));
  if (!amount)
    return { fault: `is not an exact number of ${label}: choose “${last?.label}” instead, or convert it first` };

  const echoed = parts.some((part) => part.echoed) || said !== `${plain(amount)} ${label}`;
  return reading(sign === "-" ? times(amount, exact("-1")) : amount, echoed, expecting, label);
}

/** 5'11" and 5'-11" are 5 ft 11 in; the mark in 1'234 stands between thousands. */
const feetAndInches = (text: string): string =>
  text
    .replace(/' ?-?(?!\d{3})/g, " ft ")
    .replace(/"/g, " in ")
    .trim();
