import type { Laws } from "#engine";
import type age from "./age.ts";

export default {
  sums: ["months = months_beyond_years + years × 12"],
} satisfies Laws<typeof age>;
