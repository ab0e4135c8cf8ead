import type { Laws } from "#engine";
import type idealGas from "./ideal-gas.ts";

export default {
  sums: ["celsius = kelvin - 273.15"],
  grows: [
    ["temperature", "raises", "volume", { find: "volume" }],
    ["final_pressure", "lowers", "final_volume", { find: "final_volume" }],
  ],
  scales: [
    { double: ["amount"], times: { volume: 2, molar_volume: 1 }, where: { find: "volume" } },
    { double: ["pressure", "volume"], times: { kelvin: 4 }, where: { find: "temperature" } },
  ],
  undoes: [
    {
      there: { find: "amount", scale: "kelvin", volume_unit: "m3", pressure_unit: "Pa" },
      back: { find: "temperature", amount_unit: "mol" },
      with: { amount: "amount" },
      gives: { kelvin: "temperature" },
    },
  ],
} satisfies Laws<typeof idealGas>;
