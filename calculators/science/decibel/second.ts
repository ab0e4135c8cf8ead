// By logarithms and powers of ten to 120 decimals.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { log10, toThe } from "#calculators/second/series";
import { measured } from "#calculators/second/units";

const WATTS = { W: 1, uW: "0.000001", mW: "0.001", kW: 1000 };

const shown = (amount: Ratio): string => significant(amount, 9);
const level = (of: Ratio): Ratio => times(10, log10(of));
const tens = (decibels: Ratio): Ratio => toThe(10, over(decibels, 10));

function found(given: Given): Readonly<Record<string, Ratio>> {
  const inWatts = (watts: Ratio, dbm: Ratio) => ({ watts, milliwatts: times(watts, 1000), dbm, dbw: minus(dbm, 30) });
  switch (given.find) {
    case "gain": {
      const of = over(figure(given, "after"), figure(given, "before"));
      const isPower = given.kind === "power";
      return {
        level: times(isPower ? 1 : 2, level(of)),
        power_ratio: isPower ? of : times(of, of),
        amplitude_ratio: isPower ? toThe(of, over(1, 2)) : of,
      };
    }
    case "ratio": {
      const decibels = figure(given, "level");
      return { level: decibels, power_ratio: tens(decibels), amplitude_ratio: tens(over(decibels, 2)) };
    }
    case "dbm": {
      const watts = measured(given, "power", WATTS);
      return inWatts(watts, level(times(watts, 1000)));
    }
    case "watts": {
      const dbm = figure(given, "dbm");
      return inWatts(over(tens(dbm), 1000), dbm);
    }
    case "sound": {
      const intensity = figure(given, "intensity");
      return { intensity, level: level(times(intensity, 10n ** 12n)) };
    }
    case "intensity": {
      const decibels = figure(given, "level");
      return { level: decibels, intensity: over(tens(decibels), 10n ** 12n) };
    }
    default: {
      const all = (given.levels ?? "").split(/[,;\s]+/).filter(Boolean);
      return { level: level(plus(...all.map((text) => tens(ratio(text))))) };
    }
  }
}

const decibel: Opinion = (given) =>
  Object.fromEntries(Object.entries(found(given)).map(([name, amount]) => [name, shown(amount)]));

export default decibel;
