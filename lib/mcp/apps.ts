// MCP Apps (extension io.modelcontextprotocol/ui, 2026-01-26): each tool names its form as a resource, which a host may show
// in the chat. The list of tools is the same for every client, because none has a session: whoever knows no apps passes
// over the name.
import type { Entry } from "#lib/service/catalogue";

export const UI_EXTENSION = "io.modelcontextprotocol/ui";
export const APP_TYPE = "text/html;profile=mcp-app";

const START = "ui://calculator/";

const addressOf = (slug: string) => `${START}${slug}` as const;

/** On a tool. Hosts read it, and models do not. */
export const appMeta = (slug: string) => ({ ui: { resourceUri: addressOf(slug) } });

/** In the list of resources. */
export const appResource = ({ calculator: { slug, name } }: Entry) => ({
  uri: addressOf(slug),
  name: slug,
  title: name,
  mimeType: APP_TYPE,
});

export const slugOfApp = (uri: string): string | undefined =>
  uri.startsWith(START) ? uri.slice(START.length) : undefined;

/** What is read: the file, on the host's own background with a border. */
export const appContent = (uri: string, text: string) => ({
  uri,
  mimeType: APP_TYPE,
  text,
  _meta: { ui: { prefersBorder: true } },
});
