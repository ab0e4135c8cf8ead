import { proofOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";

export const dynamic = "force-static";
export const dynamicParams = false;

export { generateStaticParams } from "../../../_slugs.ts";

/** The figures that a calculator is checked against, made at build. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const entry = await catalogue().find((await params).slug);
  return entry ? Response.json(proofOf(entry)) : new Response(null, { status: 404 });
}
