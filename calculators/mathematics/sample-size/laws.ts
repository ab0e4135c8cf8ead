import type { Laws } from "#engine";
import type sampleSize from "./sample-size.ts";

export default {
  grows: [
    ["level", "raises", "exact"],
    ["deviation", "raises", "exact", { of: "mean" }],
    ["power", "raises", "exact", { of: "two_means" }],
  ],
  scales: [
    { double: ["margin", "deviation"], times: { exact: 1, z: 1 }, where: { of: "mean" } },
    { double: ["deviation"], times: { exact: 4 }, where: { of: "two_means" } },
  ],
} satisfies Laws<typeof sampleSize>;
