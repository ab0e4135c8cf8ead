// What the buyer of a home pays: to HMRC in England and Northern Ireland, to Revenue Scotland and to the Welsh Revenue Authority.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import lbtt from "../law/uk-lbtt.json";
import ltt from "../law/uk-ltt.json";
import sdlt from "../law/uk-sdlt.json";

type HomePurchase = LawOf<"uk-sdlt">;
export const unitedKingdomHomes: Fact<HomePurchase> = sdlt;
export const scotlandHomes: Fact<HomePurchase> = lbtt;
export const walesHomes: Fact<HomePurchase> = ltt;
