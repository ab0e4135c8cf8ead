import type { Laws } from "#engine";
import type correlation from "./correlation.ts";

export default {
  grows: [["alpha", "raises", "lower", { method: "pearson", points: "1:0; 2:1; 3:0.5; 4:1" }]],
  scales: [
    { double: ["points.x"], times: { r: 1 }, where: { method: "pearson" } },
    { double: ["points.y"], times: { r: 1 }, where: { method: "kendall" } },
  ],
} satisfies Laws<typeof correlation>;
