import type { Laws } from "#engine";
import type vo2max from "./vo2max.ts";

export default {
  sums: ["uptake = mets × 3.5"],
  grows: [
    ["distance", "raises", "uptake", { test: "cooper" }],
    ["heart_rate", "lowers", "uptake", { test: "walk" }],
    ["resting", "lowers", "uptake", { test: "rest" }],
  ],
  scales: [{ double: ["resting"], times: { uptake: 0.5 }, where: { test: "rest" } }],
} satisfies Laws<typeof vo2max>;
