import { siteInWords } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { plainText } from "../_text.ts";

export const dynamic = "force-dynamic";

/** For language models that look for a map of the site. */
export const GET = async () => plainText(siteInWords(await catalogue().allOpen(), site()));
