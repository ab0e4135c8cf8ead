import type { Laws } from "#engine";
import type percentageChange from "./percentage-change.ts";

export default {
  scales: [{ double: ["from", "to"], times: { change_rate: 1, difference_rate: 1, difference: 2, factor: 1 } }],
} satisfies Laws<typeof percentageChange>;
