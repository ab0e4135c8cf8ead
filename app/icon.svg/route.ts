import { accentOf, site } from "#lib/site";

export const dynamic = "force-static";

/** The owner's own, or an equals key in the owner's color. */
export function GET() {
  const { name, own } = site();
  const accent = accentOf(own?.theme ?? {})?.[0] ?? "#0a5b3d";
  const key = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><title>${escaped(name)}</title><rect width="26" height="26" rx="3" fill="${accent}"/><path d="M6 9h14v3H6zM6 15h14v3H6z" fill="#fff"/></svg>`;
  return new Response(own?.icon ?? key, { headers: { "content-type": "image/svg+xml" } });
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
