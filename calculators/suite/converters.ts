// What every converter is checked by: its table of units, worked out again from their definitions in exact fractions, and the
// laws that hold for all of them.
import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { over, type Ratio, ratio, times } from "#calculators/second/ratio";
import type { Calculator, Laws } from "#engine";
import { definedBy, type Units } from "#numbers/dimension";

/** The table has every unit in the order of the menus. */
export const conversionBy =
  (units: Units): Opinion =>
  (given) => {
    const value = times(figure(given, "value"), sizeOf(given.from ?? "", units));
    const inPrint = (unit: string): string => significant(over(value, sizeOf(unit, units)));
    return { result: inPrint(given.to ?? ""), units: Object.keys(units).map((unit) => [null, inPrint(unit)]) };
  };

/** In the unit that all are counted in. */
export function sizeOf(unit: string, units: Units): Ratio {
  const { terms, of } = definedBy(units[unit]?.definition ?? "");
  const [first = "", ...rest] = terms;
  const amount = rest.reduce<Ratio>((amount, term, i) => {
    if (term === "×" || term === "÷") return amount;
    return rest[i - 1] === "÷" ? over(amount, term) : times(amount, term);
  }, ratio(first));
  return of === undefined ? amount : times(amount, sizeOf(of, units));
}

/** Twice as much is twice as much in any unit, and what goes from one unit to another comes back. */
export function lawsOfConverter(units: Units): Laws<Calculator> {
  const keys = Object.keys(units);
  const pairs = [keys.slice(0, 2), [keys.at(-1) ?? "", keys[0] ?? ""]];
  return {
    scales: [{ double: ["value"], times: { result: 2 } }],
    undoes: pairs.map(([one = "", other = ""]) => ({
      there: { from: one, to: other },
      back: { from: other, to: one },
      with: { value: "result" },
      gives: { result: "value" },
    })),
  };
}
