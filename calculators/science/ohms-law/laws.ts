import type { Laws } from "#engine";
import type ohmsLaw from "./ohms-law.ts";

export default {
  grows: [["voltage", "raises", "power", { given: "voltage_resistance" }]],
  scales: [
    { double: ["voltage", "current"], times: { power: 4, resistance: 1 }, where: { given: "voltage_current" } },
    { double: ["resistance"], times: { current: 0.5, power: 0.5 }, where: { given: "voltage_resistance" } },
  ],
  undoes: [
    {
      there: { given: "voltage_current", voltage_unit: "V", current_unit: "A" },
      back: { given: "resistance_power" },
      with: { resistance: "resistance", power: "power" },
      gives: { voltage: "voltage", current: "current" },
    },
  ],
} satisfies Laws<typeof ohmsLaw>;
