// The list in quarters: four methods for quartiles, and the fences beyond which Tukey calls a value an outlier.
import { list, number, type Show } from "#engine";
import { decimal } from "#numbers/decimal";
import type { QuartileMethod } from "#numbers/statistics";

/** A value of the list is printed whole. */
export const AS_GIVEN = { significant: 30 } as const;

export const QUARTILE_METHODS = {
  inclusive: "Inclusive (Excel QUARTILE.INC)",
  exclusive: "Exclusive (Excel QUARTILE.EXC)",
  halves: "Median of halves (textbooks, TI)",
  hinges: "Tukey's hinges",
} as const;

export const SPREAD = {
  minimum: number("Minimum", AS_GIVEN),
  lower_quartile: number("Lower quartile", { optional: true }),
  upper_quartile: number("Upper quartile", { optional: true }),
  maximum: number("Maximum", AS_GIVEN),
  range: number("Range"),
  interquartile_range: number("Interquartile range", { optional: true }),
  lower_fence: number("Lower fence for outliers", { optional: true }),
  upper_fence: number("Upper fence for outliers", { optional: true }),
  outliers: list("Outliers", number("Outlier", AS_GIVEN)),
};

/** Where the quartiles are in the ordered list. */
export function placesOf(method: QuartileMethod, count: number, show: Show): string {
  if (method === "halves") return "the medians of the lower and the upper half, without the middle value";
  if (method === "hinges") return "the medians of the lower and the upper half, with the middle value in both";
  const [first, length] = method === "inclusive" ? [1, count - 1] : [0, count + 1];
  const [lower, upper] = [1, 3].map((quarters) => show("number", decimal(first + (quarters * length) / 4)));
  return `at positions ${lower} and ${upper} of the ordered list`;
}
