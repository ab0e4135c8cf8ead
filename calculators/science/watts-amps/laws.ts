import type { Laws } from "#engine";
import type wattsAmps from "./watts-amps.ts";

export default {
  grows: [
    ["power_factor", "lowers", "current", { find: "current", system: "single" }],
    ["efficiency", "lowers", "current", { find: "current", system: "three" }],
  ],
  scales: [
    { double: ["power"], times: { current: 2, reactive: 2 }, where: { find: "current", system: "three" } },
    { double: ["voltage", "current"], times: { watts: 4 }, where: { find: "power", system: "neutral" } },
  ],
  undoes: [
    {
      there: { find: "current", system: "dc", power_unit: "W", voltage_unit: "V", efficiency: 100 },
      back: { find: "power" },
      with: { current: "current" },
      gives: { watts: "power" },
    },
  ],
} satisfies Laws<typeof wattsAmps>;
