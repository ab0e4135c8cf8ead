import type { Laws } from "#engine";
import type roofing from "./roofing.ts";

export default {
  grows: [
    ["waste", "raises", "squares", { measured_by: "area" }],
    ["rise", "raises", "square_feet", { measured_by: "gable", pitch_by: "twelve" }],
  ],
  scales: [
    { double: ["area"], times: { squares: 2, square_feet: 2, factor: 1 }, where: { measured_by: "area" } },
    { double: ["width", "overhang"], times: { rafter: 2, height: 2 }, where: { measured_by: "shed" } },
  ],
} satisfies Laws<typeof roofing>;
