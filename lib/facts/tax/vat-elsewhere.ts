// VAT and GST in countries with one law for the whole country.
import type { Fact } from "../dated.ts";
import australia from "../law/australia-gst.json";
import newZealand from "../law/new-zealand-gst.json";
import norway from "../law/norway-vat.json";
import switzerland from "../law/switzerland-vat.json";
import unitedKingdom from "../law/uk-vat.json";
import type { VatRates } from "./vat-european-union.ts";

export const unitedKingdomVat: Fact<VatRates> = unitedKingdom;
export const switzerlandVat: Fact<VatRates> = switzerland;
export const norwayVat: Fact<VatRates> = norway;
export const australiaGst: Fact<VatRates> = australia;
export const newZealandGst: Fact<VatRates> = newZealand;
