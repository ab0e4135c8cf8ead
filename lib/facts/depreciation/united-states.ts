// What US tax law lets a business deduct of the cost of its property each year.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-macrs.json";

export const MACRS_CLASSES = {
  three: "3 years (over-the-road tractors)",
  five: "5 years (cars, computers)",
  seven: "7 years (furniture)",
  ten: "10 years (barges, fruit trees)",
  fifteen: "15 years (fences, roads)",
  twenty: "20 years (farm buildings)",
} as const;

/** Percent of the cost by year, for property placed in service after 1986. */
export const unitedStatesMacrs: Fact<LawOf<"us-macrs">> = law;
