// Calls a tool as a host does, and shows its form in a chat of ours under the policy that a host sets by default.
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { getToolUiResourceUri, RESOURCE_MIME_TYPE } from "@modelcontextprotocol/ext-apps/app-bridge";
import type { FrameLocator, Page } from "@playwright/test";
import { rolldown } from "rolldown";
import type { Shown } from "./page.ts";

export type Generation = "auto" | "legacy";
export type Called = Pick<Shown, "inputs" | "result"> & { readonly file: string };

/** By MCP Apps, where a resource declares no domains. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";
const ORIGIN = "http://chat.example";

export async function connect(url = "", mode: Generation = "auto"): Promise<Client> {
  const client = new Client({ name: "ready-reckoner-e2e", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

/** The form that the tool names, and the answer to its call. */
export async function call(client: Client, name: string, inputs: Record<string, unknown>): Promise<Called> {
  const { tools } = await client.listTools();
  const uri = getToolUiResourceUri(tools.find((tool) => tool.name === name) ?? {});
  const { contents } = await client.readResource({ uri: uri ?? "" });
  const [content] = contents;
  if (content?.mimeType !== RESOURCE_MIME_TYPE || !("text" in content)) throw new Error(`${name} has no form`);
  return { inputs, file: content.text, result: await client.callTool({ name, arguments: inputs }) };
}

/** Gives the inside of the frame. */
export async function openChat(
  page: Page,
  { file, ...shown }: Called,
  context: Shown["context"] = {},
): Promise<FrameLocator> {
  const script = await chatScript();
  await page.route(`${ORIGIN}/`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<body><script>${script}</script></body>` }),
  );
  await page.route(`${ORIGIN}/app.html`, (route) =>
    route.fulfill({ contentType: "text/html", headers: { "content-security-policy": POLICY }, body: file }),
  );
  await page.goto(`${ORIGIN}/`);
  await page.evaluate((shown) => window.chat.show(shown), JSON.stringify({ ...shown, context }));
  return page.frameLocator("iframe");
}

let bundled: Promise<string> | undefined;

function chatScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const input = join(import.meta.dirname, "page.ts");
  const { output } = await (await rolldown({ input, platform: "browser" })).generate({ format: "iife" });
  return output[0].code.replaceAll("</script", "<\\/script");
}
