// Clients that people really use, each behind the same two questions.
import { createMCPClient } from "@ai-sdk/mcp";
import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

export type Answer = Readonly<Record<string, unknown>>;

export type McpClient = {
  readonly names: readonly string[];
  call(name: string, inputs: Record<string, unknown>): Promise<Answer>;
  close(): Promise<void>;
};

export const CLIENTS: Readonly<Record<string, (url: URL) => Promise<McpClient>>> = {
  "SDK 2, as of 2026-07-28": (url) => secondSdk(url, "auto"),
  "SDK 2, as of 2025-11-25": (url) => secondSdk(url, "legacy"),
  "SDK 1": firstSdk,
  "Vercel AI SDK": aiSdk,
};

const SELF = { name: "ready-reckoner-e2e", version: "1.0.0" };

async function secondSdk(url: URL, mode: VersionNegotiationMode): Promise<McpClient> {
  const client = new Client(SELF, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url));
  const spoken = client.getNegotiatedProtocolVersion();
  if (spoken !== (mode === "auto" ? "2026-07-28" : "2025-11-25")) throw new Error(`${mode} came to speak ${spoken}`);
  const { tools } = await client.listTools();
  return {
    names: tools.map(({ name }) => name),
    call: async (name, inputs) => members(await client.callTool({ name, arguments: inputs })),
    close: () => client.close(),
  };
}

async function firstSdk(url: URL): Promise<McpClient> {
  const client = new FirstClient(SELF);
  await client.connect(new FirstTransport(url));
  const { tools } = await client.listTools();
  return {
    names: tools.map(({ name }) => name),
    call: async (name, inputs) => members(await client.callTool({ name, arguments: inputs })),
    close: () => client.close(),
  };
}

async function aiSdk(url: URL): Promise<McpClient> {
  const client = await createMCPClient({ transport: { type: "http", url: url.href } });
  const tools = await client.tools();
  return {
    names: Object.keys(tools),
    async call(name, inputs) {
      const tool = tools[name];
      if (!tool) throw new Error(`the AI SDK knows no ${name}`);
      return members(await tool.execute(inputs, { toolCallId: name, messages: [] }));
    },
    close: () => client.close(),
  };
}

/** Each client has its own type for the same answer. */
const members = (answer: object): Answer => Object.fromEntries(Object.entries(answer));
