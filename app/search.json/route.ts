import { CATEGORIES, catalogue } from "#lib/catalogue";
import { shortName } from "../_components/index.tsx";

export const dynamic = "force-static";

/** What the search looks through: fetched when it is first opened. */
export async function GET() {
  const entries = await catalogue().all();
  return Response.json(
    entries.map(({ calculator: { slug, name, category }, words }) => ({
      slug,
      name: shortName(name),
      category: CATEGORIES[category].name,
      words: words.synonyms.join(" ").toLowerCase(),
    })),
  );
}
