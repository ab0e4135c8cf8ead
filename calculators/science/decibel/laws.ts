import type { Laws } from "#engine";
import type decibel from "./decibel.ts";

export default {
  sums: ["dbm = dbw + 30 where find is dbm", "milliwatts = watts × 1000 where find is watts"],
  grows: [
    ["after", "raises", "level", { find: "gain" }],
    ["before", "lowers", "level", { find: "gain" }],
    ["level", "raises", "power_ratio", { find: "ratio" }],
    ["power", "raises", "dbm", { find: "dbm" }],
    ["intensity", "raises", "level", { find: "sound" }],
  ],
  scales: [{ double: ["after", "before"], times: { level: 1, power_ratio: 1 }, where: { find: "gain" } }],
} satisfies Laws<typeof decibel>;
