import { skillOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { plainText } from "../_text.ts";

export const dynamic = "force-dynamic";

/** The skill for agents. Its addresses are /SKILL.md and the one that the index of skills names, by next.config.ts. */
export const GET = async () => plainText(skillOf(await catalogue().allOpen(), site()), "text/markdown");
