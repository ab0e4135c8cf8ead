import { proofSchema } from "#lib/service";
import { site } from "#lib/site";

export const dynamic = "force-static";

export const GET = () =>
  Response.json(proofSchema(site()), {
    headers: { "access-control-allow-origin": "*", "content-type": "application/schema+json" },
  });
