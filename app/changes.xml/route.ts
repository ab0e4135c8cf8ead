import { pageOf } from "#lib/service";
import { site } from "#lib/site";
import { changes } from "../_components/page/changes.ts";
import { html } from "../embed/markup.ts";

export const dynamic = "force-static";

const MOST = 50;

/** The same as /changes, for feed readers (Atom, RFC 4287). */
export async function GET() {
  const { url, name } = site();
  const newest = (await changes()).slice(0, MOST);
  const updated = `${newest[0]?.date}T00:00:00Z`;
  const { markup } = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${name}: new and changed</title>
<id>${url}/changes</id>
<link href="${url}/changes"/>
<link rel="self" href="${url}/changes.xml"/>
<updated>${updated}</updated>
<author><name>${name}</name></author>
${newest.map(
  ({ slug, name, version, date, what }) => html`<entry>
<title>${name} ${version}</title>
<id>${pageOf(site(), slug)}#${version}</id>
<link href="${pageOf(site(), slug)}"/>
<updated>${date}T00:00:00Z</updated>
<summary>${what}</summary>
</entry>
`,
)}</feed>
`;
  return new Response(markup, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}
