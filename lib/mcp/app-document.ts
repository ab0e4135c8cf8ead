// A calculator's form for a chat (MCP Apps) as one HTML file. It asks for nothing and runs only its own scripts, which
// lib/build/apps.mjs bundled.

import { pageOf } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { toolName } from "./name.ts";

type Site = Parameters<typeof pageOf>[0];
/** A text for an inline element, and its hash as a policy names it. */
type Inline = { readonly text: string; readonly hash: string };
export type AppParts = { readonly style: Inline; readonly scripts: readonly Inline[] };

export function appDocument({ calculator: { slug, name } }: Entry, site: Site, { style, scripts }: AppParts): string {
  const service = { tool: toolName(slug), page: pageOf(site, slug), site: site.name, currency: site.currency };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor({ style, scripts })}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(name)}</title>
<style>${style.text}</style>
</head>
<body>
<main class="embed" data-service="${escaped(JSON.stringify(service))}"><h1>${escaped(name)}</h1></main>
${scripts.map(({ text }) => `<script>${text}</script>`).join("\n")}
</body>
</html>
`;
}

/** A host has a policy of its own. This one holds wherever the file is opened. */
function policyFor({ style, scripts }: AppParts): string {
  const hashes = scripts.map(({ hash }) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(" ")}`,
    `style-src '${style.hash}'`,
    "img-src data:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
