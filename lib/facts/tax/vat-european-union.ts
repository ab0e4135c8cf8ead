// VAT in the European Union, by ISO 3166 country code: the standard rate, and reduced rates. Rates of regions (Madeira, the Azores,
// Corsica, Greek islands), parking rates and the zero rate are left out, and a list may lack one that holds for a few goods.
import type { Fact } from "../dated.ts";
import law from "../law/eu-vat.json";
import type { LawOf } from "../law/schema.ts";

export type VatRates = LawOf<"uk-vat">;

export const europeanUnionVat: Fact<Readonly<Record<string, VatRates>>> = law;
