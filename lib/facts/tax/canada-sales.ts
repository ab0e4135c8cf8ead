// Canadian sales taxes: the federal GST, with a province's own tax beside it, or the harmonized tax in its place. Every
// tax is a percentage of the price before tax.
import { dated, type Source } from "../dated.ts";

export type SalesTax = { readonly gst: number; readonly pst: number } | { readonly hst: number };

/** By the two letters of the province or territory. */
export type CanadaSalesTax = Readonly<Record<string, SalesTax>>;

const taxTips: Source = {
  title: "TaxTips.ca, Sales tax rates 2026",
  url: "https://www.taxtips.ca/salestaxes/sales-tax-rates-2026.htm",
  read: "2026-11-22",
};

export const canadaSalesTax = dated<CanadaSalesTax>({
  what: "Canadian sales tax rates",
  source: taxTips,
  values: [
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        AB: { gst: 5, pst: 0 },
        BC: { gst: 5, pst: 7 },
        MB: { gst: 5, pst: 7 },
        NB: { hst: 15 },
        NL: { hst: 15 },
        NS: { hst: 14 },
        NT: { gst: 5, pst: 0 },
        NU: { gst: 5, pst: 0 },
        ON: { hst: 13 },
        PE: { hst: 15 },
        QC: { gst: 5, pst: 9.975 },
        SK: { gst: 5, pst: 6 },
        YT: { gst: 5, pst: 0 },
      },
    },
  ],
});
