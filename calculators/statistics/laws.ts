import type { Laws } from "#engine";
import type statistics from "./statistics.ts";

export default {
  sums: [
    "maximum = minimum + range",
    "upper_quartile = lower_quartile + interquartile_range",
    "sum = mean × count",
    "sum_of_squares = population_variance × count",
    "count = frequencies.times",
  ],
} satisfies Laws<typeof statistics>;
