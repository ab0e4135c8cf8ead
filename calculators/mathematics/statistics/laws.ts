import type { Laws } from "#engine";
import type statistics from "./statistics.ts";

export default {
  grows: [["confidence", "raises", "margin_of_error"]],
  sums: [
    "confidence_to = mean + margin_of_error",
    "confidence_from = mean - margin_of_error",
    "maximum = minimum + range",
    "upper_quartile = lower_quartile + interquartile_range",
    "sum = mean × count",
    "sum_of_squares = population_variance × count",
    "count = frequencies.times",
  ],
} satisfies Laws<typeof statistics>;
