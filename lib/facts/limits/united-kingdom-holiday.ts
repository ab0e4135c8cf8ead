import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import holiday from "../law/uk-holiday.json";

export const unitedKingdomHoliday: Fact<LawOf<"uk-holiday">> = holiday;
