import { site } from "#lib/site";

export const dynamic = "force-static";

/** Lets a browser's address bar ask. The question stands behind #, so that it stays in the browser. */
export function GET() {
  const { name, url } = site();
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(name.slice(0, 16))}</ShortName>
  <Description>${escaped(`Ask ${name} a question, such as 15% of 240.`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${url}/calculators#q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(text, { headers: { "content-type": "application/opensearchdescription+xml" } });
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
