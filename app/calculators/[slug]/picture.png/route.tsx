import { workedExample } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { drawableMoney } from "../../../_components/page/drawable.ts";
import { picture } from "../../../_components/page/picture.tsx";

type Context = { readonly params: Promise<{ readonly slug: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export { generateStaticParams } from "../../../_slugs.ts";

/** The calculator's name, and the answer of its worked example. */
export async function GET(_request: Request, { params }: Context) {
  const entry = await catalogue().find((await params).slug);
  if (!entry) return new Response(null, { status: 404 });
  const { story, primary } = workedExample(entry, drawableMoney(site()));
  return picture({ title: entry.calculator.name, answer: { label: primary.label, text: primary.text, story } });
}
