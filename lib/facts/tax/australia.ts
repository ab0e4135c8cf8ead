// Income tax of residents. Income years run from 1 July to 30 June. Income Tax Assessment Act 1997, section 61-115, has the offset.
import type { Fact } from "../dated.ts";
import law from "../law/australia-income-tax.json";
import type { LawOf } from "../law/schema.ts";

export const australiaTax: Fact<LawOf<"australia-income-tax">> = law;
