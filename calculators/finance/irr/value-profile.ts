// The net present value at other rates.
import { money, percent, table } from "#engine";
import { stepGrowth, worth } from "#numbers/cash-flows";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Flow } from "#numbers/present-values";

export const PROFILE = table(
  "Net present value by discount rate",
  { rate: percent("Discount rate"), npv: money("Net present value") },
  { chart: { kind: "lines", x: "rate", y: ["npv"] } },
);

const NICE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000];
const [BELOW, ABOVE] = [8, 10];
/** Beyond this a net present value is no use to look at. */
const MOST_SHOWN = 1e20;

/** Around the rate, in round steps. */
export function profileOf(flows: readonly Flow[], perYear: number, irr: Decimal) {
  const size = NICE_STEPS.find((one) => irr.abs().lte(5 * one)) ?? 200000;
  const from = irr.isNegative() ? -BELOW : 0;
  const rates = Array.from({ length: ABOVE + 1 }, (_, i) => decimal((from + i) * size)).filter((rate) => rate.gt(-100));
  return rates
    .map((rate) => ({ rate, npv: worth(flows, stepGrowth(rate, perYear)) }))
    .filter(({ npv }) => npv.abs().lt(MOST_SHOWN));
}
