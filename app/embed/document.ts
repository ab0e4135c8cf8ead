// A calculator for other people's pages: the same form and answer, in a document of its own and without a framework.

import { pageOf } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { startingTexts } from "../_components/form/starting-texts.ts";
import { bodyMarkup } from "./body.ts";
import { html } from "./markup.ts";

/** What the bundler wrote: a style sheet, and for each calculator its scripts, the one to run first. */
export type Assets = { readonly style: string; readonly scripts: Readonly<Record<string, readonly string[]>> };

export function embedDocument({ calculator }: Entry, site: Site, { style, scripts }: Assets): string {
  const { slug, name } = calculator;
  const { currency } = site;
  const page = pageOf(site, slug);
  const texts = startingTexts(calculator, currency);
  const [entry = "", ...others] = scripts[slug] ?? [];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${page}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
${others.map((path) => html`<link rel="modulepreload" href="${path}">`)}
<script type="module" src="${entry}"></script>
</head>
<body>
<main class="embed" data-currency="${JSON.stringify(currency)}">${bodyMarkup(calculator, { texts, currency, today: site.builtAt.slice(0, 10), page, site: site.name })}</main>
</body>
</html>
`.markup;
}
