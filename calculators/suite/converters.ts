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
    const { from = "" } = given;
    const value = figure(given, "value");
    const inPrint = (unit: string): string => significant(converted(value, from, unit, units));
    return { result: inPrint(given.to ?? ""), units: Object.keys(units).map((unit) => [null, inPrint(unit)]) };
  };

/** What is inverse is the amount of its definition divided by the value, there and back. */
function converted(value: Ratio, from: string, to: string, units: Units): Ratio {
  const counted = inOrFrom(value, from, units, times);
  return inOrFrom(counted, to, units, over);
}

const inOrFrom = (value: Ratio, unit: string, units: Units, sized: typeof times | typeof over): Ratio =>
  isInverse(unit, units) ? over(sizeOf(unit, units), value) : sized(value, sizeOf(unit, units));

const isInverse = (unit: string, units: Units): boolean => definedBy(units[unit]?.definition ?? "").isInverse;

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

/** Twice as much is twice as much in any unit, half where one of two is inverse, and what goes from one unit to another comes back. */
export function lawsOfConverter(units: Units): Laws<Calculator> {
  const keys = Object.keys(units);
  const pairs = [keys.slice(0, 2), [keys.at(-1) ?? "", keys[0] ?? ""]];
  const doubled = (from: string, to: string) => (isInverse(from, units) === isInverse(to, units) ? 2 : 0.5);
  return {
    scales: pairs.flatMap(([from = "", to = ""]) => [
      { double: ["value"], times: { result: doubled(from, to) }, where: { from, to } },
      { double: ["value"], times: { result: 2 }, where: { from, to: from } },
    ]),
    undoes: pairs.map(([one = "", other = ""]) => ({
      there: { from: one, to: other },
      back: { from: other, to: one },
      with: { value: "result" },
      gives: { result: "value" },
    })),
  };
}
