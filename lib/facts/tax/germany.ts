// Section 32a EStG: not bands but a curve. With x the taxable income in whole euros,
//   up to the basic allowance       0
//   first zone, y = (x - start) / 10,000       (a y + b) y
//   second zone, z = (x - start) / 10,000      (a z + b) z + c
//   above                           rate × x - deduction
// and the tax is rounded down to a euro. Married couples pay twice the tax on half their income.
import { type Decimal, decimal } from "#numbers/decimal";
import { floor } from "#numbers/round";
import type { Fact } from "../dated.ts";
import law from "../law/germany-income-tax.json";
import type { LawOf } from "../law/schema.ts";

export type Tariff = LawOf<"germany-income-tax">;

export function tariffTax({ basicAllowance, curves, lines }: Tariff, taxable: Decimal): Decimal {
  const x = floor(taxable);
  if (x.lte(basicAllowance)) return decimal(0);
  const i = curves.findIndex(({ to }) => x.lte(to));
  const curve = curves[i];
  if (curve) {
    const y = x.minus(curves[i - 1]?.to ?? basicAllowance).div(10_000);
    return floor(y.times(curve.a).plus(curve.b).times(y).plus(curve.c));
  }
  const line = lines.find(({ to }) => to === undefined || x.lte(to));
  return line ? floor(x.times(line.percent).div(100).minus(line.deduction)) : decimal(0);
}

export const germanyTax: Fact<Tariff> = law;
