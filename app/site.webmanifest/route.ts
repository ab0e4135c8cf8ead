import type { MetadataRoute } from "next";
import { accentOf, site } from "#lib/site";
import { ICONS } from "../_icons.ts";

export const dynamic = "force-static";

/** So that the site can be installed like a program. Next's own `manifest.ts` makes Vercel's builder warn. */
export function GET() {
  const { name, own } = site();
  const manifest: MetadataRoute.Manifest = {
    id: "/",
    name,
    description: own?.tagline ?? "Calculators that show their work.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: accentOf(own?.theme ?? {})?.[0] ?? "#0a5b3d",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...ICONS.map(({ file, size, purpose }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
    shortcuts: [
      { name: "All calculators", url: "/calculators" },
      { name: "Notebook", url: "/notebook" },
    ],
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
