import type { Laws } from "#engine";
import type wave from "./wave.ts";

export default {
  sums: ["meters_per_second = hertz × meters"],
  grows: [
    ["frequency", "lowers", "meters", { find: "wavelength" }],
    ["wavelength", "lowers", "hertz", { find: "frequency" }],
    ["speed", "raises", "meters", { find: "wavelength" }],
  ],
  scales: [
    { double: ["frequency"], times: { meters: 0.5, period: 0.5 }, where: { find: "wavelength" } },
    { double: ["frequency", "wavelength"], times: { meters_per_second: 4 }, where: { find: "speed" } },
  ],
  undoes: [
    {
      there: { find: "wavelength", speed: 343, frequency_unit: "Hz" },
      back: { find: "frequency", wavelength_unit: "m" },
      with: { wavelength: "meters" },
      gives: { hertz: "frequency" },
    },
  ],
} satisfies Laws<typeof wave>;
