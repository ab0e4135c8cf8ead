// Section 32a EStG: not bands but a curve. With x the taxable income in whole euros,
//   up to the basic allowance       0
//   first zone, y = (x - start) / 10,000       (a y + b) y
//   second zone, z = (x - start) / 10,000      (a z + b) z + c
//   above                           rate × x - deduction
// and the tax is rounded down to a euro. Married couples pay twice the tax on half their income.
import { type Decimal, decimal } from "#numbers/decimal";
import { floor } from "#numbers/round";
import { dated, type Source } from "../dated.ts";

export type Tariff = {
  readonly basicAllowance: number;
  /** Ends at `to`; c is the tax at its start. */
  readonly curves: readonly { readonly to: number; readonly a: number; readonly b: number; readonly c: number }[];
  readonly lines: readonly { readonly to: number; readonly percent: number; readonly deduction: number }[];
};

export function tariffTax({ basicAllowance, curves, lines }: Tariff, taxable: Decimal): Decimal {
  const x = floor(taxable);
  if (x.lte(basicAllowance)) return decimal(0);
  const i = curves.findIndex(({ to }) => x.lte(to));
  const curve = curves[i];
  if (curve) {
    const y = x.minus(curves[i - 1]?.to ?? basicAllowance).div(10_000);
    return floor(y.times(curve.a).plus(curve.b).times(y).plus(curve.c));
  }
  const line = lines.find(({ to }) => x.lte(to));
  return line ? floor(x.times(line.percent).div(100).minus(line.deduction)) : decimal(0);
}

const estg = (place: string): Source => ({
  title: "Einkommensteuergesetz, section 32a",
  url: "https://www.gesetze-im-internet.de/estg/__32a.html",
  place,
  read: "2026-11-22",
});

export const germanyTax = dated<Tariff>({
  what: "German income tax (section 32a EStG)",
  source: estg("paragraph 1, 2026"),
  values: [
    {
      from: "2025-01-01",
      to: "2025-12-31",
      value: {
        basicAllowance: 12_096,
        curves: [
          { to: 17_443, a: 932.3, b: 1_400, c: 0 },
          { to: 68_480, a: 176.64, b: 2_397, c: 1_015.13 },
        ],
        lines: [
          { to: 277_825, percent: 42, deduction: 10_911.92 },
          { to: Number.POSITIVE_INFINITY, percent: 45, deduction: 19_246.67 },
        ],
      },
      source: estg("paragraph 1, 2025"),
    },
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        basicAllowance: 12_348,
        curves: [
          { to: 17_799, a: 914.51, b: 1_400, c: 0 },
          { to: 69_878, a: 173.1, b: 2_397, c: 1_034.87 },
        ],
        lines: [
          { to: 277_825, percent: 42, deduction: 11_135.63 },
          { to: Number.POSITIVE_INFINITY, percent: 45, deduction: 19_470.38 },
        ],
      },
    },
  ],
});
