// Income tax of the provinces and territories, as the Canada Revenue Agency's payroll formulas have it, on top of the federal one.
// Quebec is left out: it has a return, a pension plan and a parental insurance of its own.
import type { Fact } from "../dated.ts";
import law from "../law/canada-provinces.json";
import type { LawOf } from "../law/schema.ts";

export const PROVINCE_NAMES = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  SK: "Saskatchewan",
  YT: "Yukon",
} as const;
export type ProvinceName = keyof typeof PROVINCE_NAMES;

export const PROVINCE_CHOICES = { none: "Leave out provincial tax", ...PROVINCE_NAMES } as const;

/** By province. */
export const canadaProvinces: Fact<LawOf<"canada-provinces">> = law;
