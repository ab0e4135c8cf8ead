import type { Laws } from "#engine";
import type feetInches from "./feet-inches.ts";

export default {
  sums: ["inches = feet × 12", "centimeters = meters × 100"],
} satisfies Laws<typeof feetInches>;
