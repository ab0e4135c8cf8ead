import { notFound } from "next/navigation";
import { site } from "#lib/site";

export const dynamic = "force-static";

/** The owner's. It has been looked at when it was read: a drawing, and nothing that runs. */
export function GET() {
  const logo = site().own?.logo ?? notFound();
  return new Response(logo, { headers: { "content-type": "image/svg+xml" } });
}
