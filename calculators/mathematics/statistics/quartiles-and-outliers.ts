// The list in quarters: quartiles by any of four methods, and the values beyond the fences that Tukey put around them.
import {
  enclosed,
  type Line,
  list,
  number,
  type OutputValues,
  optionalStep,
  type Show,
  type ShownValues,
} from "#engine";
import { Decimal, decimal } from "#math/decimal";
import { FENCE, type QuartileMethod, quartiles } from "#math/statistics";

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

export function spreadOf(sorted: readonly Decimal[], method: QuartileMethod) {
  const [minimum, maximum] = [Decimal.min(...sorted), Decimal.max(...sorted)];
  const found = quartiles(sorted, method);
  return {
    minimum,
    lower_quartile: found?.lower ?? null,
    upper_quartile: found?.upper ?? null,
    maximum,
    range: maximum.minus(minimum),
    interquartile_range: found?.width ?? null,
    lower_fence: found?.fences[0] ?? null,
    upper_fence: found?.fences[1] ?? null,
    outliers: sorted.filter((value) => found && (value.lt(found.fences[0]) || value.gt(found.fences[1]))),
  };
}

export function quartileSteps(
  method: QuartileMethod,
  count: number,
  found: ShownValues<OutputValues<typeof SPREAD>>,
  show: Show,
): readonly Line[] {
  const { lower_quartile: lower, upper_quartile: upper, interquartile_range: width } = found;
  return [
    optionalStep`Quartiles: ${lower} and ${upper}, ${placesOf(method, count, show)}`,
    optionalStep`Interquartile range: ${upper} - ${lower && enclosed(lower)} = ${width}`,
    optionalStep`Lower fence: ${lower} - ${FENCE} × ${width} = ${found.lower_fence}`,
    optionalStep`Upper fence: ${upper} + ${FENCE} × ${width} = ${found.upper_fence}`,
  ];
}

/** Where the quartiles stand in the ordered list. */
function placesOf(method: QuartileMethod, count: number, show: Show): string {
  if (method === "halves") return "the medians of the lower and the upper half, without the middle value";
  if (method === "hinges") return "the medians of the lower and the upper half, with the middle value in both";
  const [first, length] = method === "inclusive" ? [1, count - 1] : [0, count + 1];
  const [lower, upper] = [1, 3].map((quarters) => show("number", decimal(first + (quarters * length) / 4)));
  return `at positions ${lower} and ${upper} of the ordered list`;
}
