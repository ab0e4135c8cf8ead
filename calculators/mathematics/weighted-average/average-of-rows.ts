// Each value as often as its weight says.
import { type Decimal, sum } from "#numbers/decimal";

export function averageOf(values: readonly { readonly value: Decimal; readonly weight: Decimal }[]) {
  const parts = values.map((row) => ({ ...row, product: row.value.times(row.weight) }));
  const total_weight = sum(parts.map(({ weight }) => weight));
  const weighted_sum = sum(parts.map(({ product }) => product));
  return {
    average: weighted_sum.div(total_weight),
    total_weight,
    weighted_sum,
    plain_average: sum(parts.map(({ value }) => value)).div(parts.length),
    parts: parts.map((part) => ({ ...part, share: part.weight.times(100).div(total_weight) })),
  };
}
