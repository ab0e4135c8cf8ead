import { expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { converted } from "./dimension.ts";
import { CURRENT, POWER, RESISTANCE, VOLTAGE } from "./electricity.ts";

it("prefixes are thousands", () => {
  expect(converted(decimal(1), VOLTAGE.kV, VOLTAGE.mV).toString()).toBe("1000000");
  expect(converted(decimal(1), CURRENT.mA, CURRENT.uA).toString()).toBe("1000");
  expect(converted(decimal(1), RESISTANCE.Mohm, RESISTANCE.kohm).toString()).toBe("1000");
  expect(converted(decimal(1), POWER.MW, POWER.kW).toString()).toBe("1000");
});
