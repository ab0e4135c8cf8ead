import { siteInWords } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { plainText } from "../_text.ts";

export const dynamic = "force-dynamic";

/** The home page for whoever asks for Markdown, by next.config.ts. */
export const GET = async () => plainText(siteInWords(await catalogue().allOpen(), site()), "text/markdown");
