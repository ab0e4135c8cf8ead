// VAT in the European Union: the standard rate, and the reduced rates on which both lists read agree. Rates of regions
// (Madeira, the Azores, Corsica, Greek islands), parking rates and the zero rate are left out.
import { dated } from "../dated.ts";

export type VatRates = { readonly standard: number; readonly reduced: readonly number[] };

/** By ISO 3166 country code. */
export const europeanUnionVat = dated<Readonly<Record<string, VatRates>>>({
  what: "VAT rates in the European Union",
  source: {
    title: "European Commission, Taxes in Europe Database, as listed by vatnode in March 2026",
    url: "https://vatnode.dev/blog/eu-vat-rates-2026",
    read: "2026-11-22",
  },
  values: [
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        AT: { standard: 20, reduced: [10, 13] },
        BE: { standard: 21, reduced: [6, 12] },
        BG: { standard: 20, reduced: [9] },
        HR: { standard: 25, reduced: [5, 13] },
        CY: { standard: 19, reduced: [5, 9] },
        CZ: { standard: 21, reduced: [12] },
        DK: { standard: 25, reduced: [] },
        EE: { standard: 24, reduced: [9, 13] },
        FI: { standard: 25.5, reduced: [10, 13.5] },
        FR: { standard: 20, reduced: [2.1, 5.5, 10] },
        DE: { standard: 19, reduced: [7] },
        GR: { standard: 24, reduced: [6, 13] },
        HU: { standard: 27, reduced: [5, 18] },
        IE: { standard: 23, reduced: [9, 13.5] },
        IT: { standard: 22, reduced: [4, 5, 10] },
        LV: { standard: 21, reduced: [5, 12] },
        LT: { standard: 21, reduced: [5, 12] },
        LU: { standard: 17, reduced: [3, 8, 14] },
        MT: { standard: 18, reduced: [5, 7] },
        NL: { standard: 21, reduced: [9] },
        PL: { standard: 23, reduced: [5, 8] },
        PT: { standard: 23, reduced: [6, 13] },
        RO: { standard: 21, reduced: [11] },
        SK: { standard: 23, reduced: [5, 19] },
        SI: { standard: 22, reduced: [5, 9.5] },
        ES: { standard: 21, reduced: [4, 10] },
        SE: { standard: 25, reduced: [6, 12] },
      },
    },
  ],
});
