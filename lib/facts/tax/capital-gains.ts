// What gains are taxed at. Short-term gains in the US are taxed as income, by the law of income tax.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import uk from "../law/uk-capital-gains.json";
import us from "../law/us-capital-gains.json";

export const unitedStatesGains: Fact<LawOf<"us-capital-gains">> = us;
export const unitedKingdomGains: Fact<LawOf<"uk-capital-gains">> = uk;
