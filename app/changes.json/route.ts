import { pageOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { changesOf } from "../_components/page/changes.ts";

export const dynamic = "force-static";

/** What has changed in the answers, for programs that keep them: a kept answer of an older version is to be asked for again. */
export async function GET() {
  const changes = changesOf(await catalogue().allOpen()).map(({ slug, version, date, what }) => ({
    tool_slug: slug,
    tool_version: version,
    date,
    what,
    url: pageOf(site(), slug),
  }));
  return Response.json({ site: site().name, generated_at: site().builtAt, changes }, { headers: OPEN });
}

const OPEN = { "access-control-allow-origin": "*" };
