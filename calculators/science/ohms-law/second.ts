import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { type Amount, isZero, over, type Ratio, root, times } from "#calculators/second/ratio";

/** In volts, amperes, ohms and watts: a thousandth, a thousand … of one. */
const PREFIXES: Readonly<Record<string, Amount>> = { m: "0.001", u: "0.000001", k: 1000, M: 1_000_000 };

const ohmsLaw: Opinion = (given) => {
  const known = solved(given);
  if (!known) return undefined;
  const names = ["voltage", "current", "resistance", "power"] as const;
  const inPrint = (name: (typeof names)[number]) => {
    const unit = given[`${name}_unit`] ?? UNITS[name] ?? "";
    return `${significant(over(known[name], prefixOf(unit, name)), 9)} ${symbolOf(unit)}`;
  };
  const prefixed = (value: Ratio) =>
    ["0.000001", "0.001", 1, 1000, 1_000_000].map((prefix) => significant(over(value, prefix), 9));
  return {
    voltage: inPrint("voltage"),
    current: inPrint("current"),
    resistance: inPrint("resistance"),
    power: inPrint("power"),
    prefixes: names.map((name) => [null, ...prefixed(known[name])]),
  };
};

const UNITS: Readonly<Record<string, string>> = { voltage: "V", current: "A", resistance: "ohm", power: "W" };
const prefixOf = (unit: string, name: string): Amount => (unit === UNITS[name] ? 1 : (PREFIXES[unit.charAt(0)] ?? 1));
const symbolOf = (unit: string): string => unit.replace("ohm", "Ω").replace(/^u/, "µ");

/** V = I R and P = V I, from any two. */
function solved(given: Given) {
  const of = (name: string) => times(figure(given, name), prefixOf(given[`${name}_unit`] ?? "", name));
  const [one, other] = (given.given ?? "").split("_");
  const [a, b] = [of(one ?? ""), of(other ?? "")];
  const all = (voltage: Ratio, current: Ratio, resistance: Ratio) => ({
    voltage,
    current,
    resistance,
    power: times(voltage, current),
  });
  switch (given.given) {
    case "voltage_current":
      return isZero(b) ? undefined : all(a, b, over(a, b));
    case "voltage_resistance":
      return isZero(b) ? undefined : all(a, over(a, b), b);
    case "voltage_power":
      return isZero(a) || isZero(b) ? undefined : all(a, over(b, a), over(times(a, a), b));
    case "current_resistance":
      return all(times(a, b), a, b);
    case "current_power":
      return isZero(a) ? undefined : all(over(b, a), a, over(b, times(a, a)));
    default: {
      if (isZero(a)) return undefined;
      const [voltage, current] = [root(times(a, b), 2), root(over(b, a), 2)];
      return { voltage, current, resistance: a, power: b };
    }
  }
}

export default ohmsLaw;
