// The list in quarters: four methods for quartiles, and the fences beyond which Tukey calls a value an outlier.
import { choice, type InputValues, list, number, percent, type Show } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { percentile, type QuartileMethod, quartiles } from "#numbers/statistics";

/** A value of the list is printed whole. */
export const AS_GIVEN = { significant: 30 } as const;

const QUARTILE_METHODS = {
  inclusive: "Inclusive (Excel QUARTILE.INC)",
  exclusive: "Exclusive (Excel QUARTILE.EXC)",
  halves: "Median of halves (textbooks, TI)",
  hinges: "Tukey's hinges",
} as const;

export const IN_QUARTERS = {
  quartile_method: choice("Quartile method", QUARTILE_METHODS, {
    default: "inclusive",
    help: "Not sure? Keep the first.",
  }),
  percentile: percent("Percentile", {
    min: 0,
    max: 100,
    default: 90,
    more: true,
    help: "At 90%, about 90% of your values are below the result.",
  }),
};

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
  percentile_value: number("Value at your percentile", { optional: true }),
};

export const SPREAD_BY = {
  range: "maximum - minimum",
  interquartile_range: "upper_quartile - lower_quartile",
  lower_fence: ["Lower fence", "lower_quartile - 1.5 × interquartile_range"],
  upper_fence: ["Upper fence", "upper_quartile + 1.5 × interquartile_range"],
} as const;

export function spreadOf(
  in_order: readonly Decimal[],
  { quartile_method, percentile: percentage }: InputValues<typeof IN_QUARTERS>,
) {
  const [lower_quartile, upper_quartile] = quartiles(in_order, quartile_method) ?? [null, null];
  return {
    minimum: Decimal.min(...in_order),
    lower_quartile,
    upper_quartile,
    maximum: Decimal.max(...in_order),
    percentile_value: percentile(in_order, percentage, quartile_method),
  };
}

/** Where the quartiles are in the ordered list. */
export function placesOf(method: QuartileMethod, count: number, show: Show): string {
  if (method === "halves") return "the medians of the lower and the upper half, without the middle value";
  if (method === "hinges") return "the medians of the lower and the upper half, with the middle value in both";
  const [first, length] = method === "inclusive" ? [1, count - 1] : [0, count + 1];
  const [lower, upper] = [1, 3].map((quarters) => show("number", decimal(first + (quarters * length) / 4)));
  return `at positions ${lower} and ${upper} of the ordered list`;
}
