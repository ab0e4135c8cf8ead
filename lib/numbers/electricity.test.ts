import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { converted } from "./dimension.ts";
import { type Circuit, CURRENT, circuitOf, POWER, RESISTANCE, VOLTAGE } from "./electricity.ts";
import { snap } from "./round.ts";

it.each([
  [
    "OpenStax: a headlight, hot",
    circuitOf({ given: "voltage_current", voltage: decimal(12), current: decimal("2.5") }),
    "12 2.5 4.8 30",
  ],
  [
    "a lamp of 18 V and 3 ohms",
    circuitOf({ given: "voltage_resistance", voltage: decimal(18), resistance: decimal(3) }),
    "18 6 3 108",
  ],
  [
    "nothing drives it",
    circuitOf({ given: "voltage_resistance", voltage: decimal(0), resistance: decimal(5) }),
    "0 0 5 0",
  ],
  [
    "nothing resists",
    circuitOf({ given: "current_resistance", current: decimal(2), resistance: decimal(0) }),
    "0 2 0 0",
  ],
])("%s", (_, { voltage, current, resistance, power }, expected) => {
  expect([voltage, current, resistance, power].join(" ")).toBe(expected);
});

it("any two of the four give back the other two", () => {
  const size = fc.integer({ min: 1, max: 1e9 }).map((n) => decimal(n).div(1000));
  const same = (a: Circuit, b: Circuit) => {
    for (const name of ["voltage", "current", "resistance", "power"] as const) {
      expect(snap(a[name]).toString()).toBe(snap(b[name]).toString());
    }
  };
  fc.assert(
    fc.property(size, size, (current, resistance) => {
      const circuit = circuitOf({ given: "current_resistance", current, resistance });
      const { voltage, power } = circuit;
      same(circuitOf({ given: "voltage_current", voltage, current }), circuit);
      same(circuitOf({ given: "voltage_resistance", voltage, resistance }), circuit);
      same(circuitOf({ given: "voltage_power", voltage, power }), circuit);
      same(circuitOf({ given: "current_power", current, power }), circuit);
      same(circuitOf({ given: "resistance_power", resistance, power }), circuit);
    }),
  );
});

it("prefixes are thousands", () => {
  expect(converted(decimal(1), VOLTAGE.kV, VOLTAGE.mV).toString()).toBe("1000000");
  expect(converted(decimal(1), CURRENT.mA, CURRENT.uA).toString()).toBe("1000");
  expect(converted(decimal(1), RESISTANCE.Mohm, RESISTANCE.kohm).toString()).toBe("1000");
  expect(converted(decimal(1), POWER.MW, POWER.kW).toString()).toBe("1000");
});
