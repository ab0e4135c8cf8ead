import type { Laws } from "#engine";
import type timeDuration from "./time-duration.ts";

export default {
  sums: ["minutes = hours × 60", "seconds = minutes × 60"],
} satisfies Laws<typeof timeDuration>;
