// VAT in the European Union: the standard rate, and reduced rates. Rates of regions (Madeira, the Azores, Corsica, Greek islands),
// parking rates and the zero rate are left out, and a list may lack one that holds for a few goods.
import { dated } from "../dated.ts";

/** The reduced rates as they are chosen: the one for food and the like first, the next lower ones after it. */
export type VatRates = { readonly standard: number; readonly reduced: readonly number[] };

const MEMBERS = {
  BE: { standard: 21, reduced: [12, 6] },
  BG: { standard: 20, reduced: [9] },
  HR: { standard: 25, reduced: [13, 5] },
  CY: { standard: 19, reduced: [9, 5, 3] },
  CZ: { standard: 21, reduced: [12] },
  DK: { standard: 25, reduced: [] },
  EE: { standard: 24, reduced: [13, 9] },
  FI: { standard: 25.5, reduced: [13.5, 10] },
  FR: { standard: 20, reduced: [10, 5.5, 2.1] },
  DE: { standard: 19, reduced: [7] },
  GR: { standard: 24, reduced: [13, 6] },
  HU: { standard: 27, reduced: [18, 5] },
  IE: { standard: 23, reduced: [13.5, 9, 4.8] },
  IT: { standard: 22, reduced: [10, 5, 4] },
  LV: { standard: 21, reduced: [12, 5] },
  LT: { standard: 21, reduced: [12, 5] },
  LU: { standard: 17, reduced: [14, 8, 3] },
  MT: { standard: 18, reduced: [7, 5, 12] },
  NL: { standard: 21, reduced: [9] },
  PL: { standard: 23, reduced: [8, 5] },
  PT: { standard: 23, reduced: [13, 6] },
  RO: { standard: 21, reduced: [11] },
  SK: { standard: 23, reduced: [19, 5] },
  SI: { standard: 22, reduced: [9.5, 5] },
  ES: { standard: 21, reduced: [10, 4] },
  SE: { standard: 25, reduced: [12, 6] },
};

/** Its 4.9% on basic food began in July. */
const austria = (...reduced: readonly number[]): VatRates => ({ standard: 20, reduced });

/** By ISO 3166 country code. */
export const europeanUnionVat = dated<Readonly<Record<string, VatRates>>>({
  what: "VAT rates in the European Union",
  source: {
    title:
      "European Commission, Taxes in Europe Database, as listed by vatnode in March 2026, and the countries' own laws",
    url: "https://vatnode.dev/blog/eu-vat-rates-2026",
    read: "2026-11-26",
  },
  values: [
    { from: "2026-01-01", to: "2026-06-30", value: { ...MEMBERS, AT: austria(10, 13) } },
    { from: "2026-07-01", to: "2026-12-31", value: { ...MEMBERS, AT: austria(10, 13, 4.9) } },
  ],
});
