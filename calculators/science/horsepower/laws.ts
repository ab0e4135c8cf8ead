import type { Laws } from "#engine";
import type horsepower from "./horsepower.ts";

export default {
  sums: ["kilowatts = metric × 0.73549875", "kilowatts = boiler × 9.8095", "kilowatts = electric × 0.746"],
  grows: [
    ["rpm", "raises", "horsepower", { find: "power" }],
    ["seconds", "lowers", "horsepower", { find: "from_time" }],
    ["weight", "raises", "time", { find: "quarter" }],
  ],
  scales: [
    { double: ["torque", "rpm"], times: { horsepower: 4, kilowatts: 4 }, where: { find: "power" } },
    { double: ["weight", "power"], times: { time: 1, trap_mph: 1, horsepower: 2 }, where: { find: "quarter" } },
  ],
  undoes: [
    {
      there: { find: "power", torque_unit: "lbf_ft" },
      back: { find: "torque", power_unit: "hp" },
      with: { power: "horsepower" },
      gives: { pound_feet: "torque" },
    },
    {
      there: { find: "quarter", weight_unit: "lb", power_unit: "hp" },
      back: { find: "from_time" },
      with: { seconds: "time" },
      gives: { horsepower: "power" },
    },
  ],
} satisfies Laws<typeof horsepower>;
