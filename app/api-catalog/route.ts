import { site } from "#lib/site";

export const dynamic = "force-static";

/** Where the interfaces of this site are described, by RFC 9727. Its address is /.well-known/api-catalog, by next.config.ts. */
export function GET() {
  const { url } = site();
  const documentation = [{ href: `${url}/developers`, type: "text/html" }];
  const linkset = [
    {
      anchor: `${url}/api`,
      "service-desc": [{ href: `${url}/api/openapi.json`, type: "application/json" }],
      "service-doc": documentation,
      status: [{ href: `${url}/api/ready`, type: "application/json" }],
    },
    {
      anchor: `${url}/mcp`,
      "service-desc": [
        { href: `${url}/mcp/server-card`, type: "application/mcp-server-card+json" },
        { href: `${url}/mcp/server.json`, type: "application/json" },
      ],
      "service-doc": documentation,
    },
  ];
  return Response.json({ linkset }, { headers: { "content-type": TYPE, "access-control-allow-origin": "*" } });
}

const TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
