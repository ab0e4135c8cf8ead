// What may be paid for a mile or a kilometer in one's own car without tax.
import type { Fact } from "../dated.ts";
import canada from "../law/canada-mileage.json";
import type { LawOf } from "../law/schema.ts";
import unitedKingdom from "../law/uk-mileage.json";
import unitedStates from "../law/us-mileage.json";

export const unitedStatesMileage: Fact<LawOf<"us-mileage">> = unitedStates;
export const unitedKingdomMileage: Fact<LawOf<"uk-mileage">> = unitedKingdom;
export const canadaMileage: Fact<LawOf<"canada-mileage">> = canada;
