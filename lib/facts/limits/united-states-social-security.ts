import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-social-security.json";

export type SocialSecurity = LawOf<"us-social-security">;

export const unitedStatesSocialSecurity: Fact<SocialSecurity> = law;
