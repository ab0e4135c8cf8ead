// How to add the tools to each client, ready to copy: all of them, or only some.

export type Client = {
  readonly name: string;
  readonly how?: string;
  readonly snippets: readonly { readonly title: string; readonly text: string }[];
};

/** By all tools, by some categories of them, and by a few of their names. */
type Addresses = { readonly key: string; readonly all: string; readonly money: string; readonly few: string };

export function clientsOf(site: string, address: string, tools: string): Client[] {
  const addresses = {
    key: site.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    all: address,
    money: `${address}?categories=finance,everyday`,
    few: `${address}?tools=${tools}`,
  };
  return [claudeCode, claude, chatGpt, cursor, vsCode, ownProgram].map((clientOf) => clientOf(addresses));
}

const ADD = "claude mcp add --transport http";

const claudeCode = ({ key, all, money }: Addresses): Client => ({
  name: "Claude Code",
  snippets: [
    { title: "In a terminal", text: `${ADD} ${key} ${all}` },
    { title: "Only money and everyday tools", text: `${ADD} ${key} "${money}"` },
  ],
});

const claude = (addresses: Addresses): Client => ({
  name: "Claude, on the web or desktop",
  how: "Open Settings, then Connectors, and choose Add custom connector. Give it a name and one of these addresses. The address must be reachable from the internet.",
  snippets: plain(addresses),
});

const chatGpt = (addresses: Addresses): Client => ({
  name: "ChatGPT",
  how: "Open Settings, then Apps and connectors, then Advanced settings, and turn on developer mode. Choose Create, then no authentication, and enter one of these addresses. The address must be reachable from the internet.",
  snippets: plain(addresses),
});

const plain = ({ all, money, few }: Addresses): Client["snippets"] => [
  { title: "Address", text: all },
  { title: "Only money and everyday tools", text: money },
  { title: "Only these tools", text: few },
];

const cursor = ({ key, all, few }: Addresses): Client => ({
  name: "Cursor",
  snippets: [
    { title: ".cursor/mcp.json", text: json({ mcpServers: { [key]: { url: all } } }) },
    { title: "Only some tools", text: json({ mcpServers: { [key]: { url: few } } }) },
  ],
});

const vsCode = ({ key, all, money }: Addresses): Client => ({
  name: "VS Code",
  snippets: [
    { title: ".vscode/mcp.json", text: json({ servers: { [key]: { type: "http", url: all } } }) },
    { title: "Only some categories", text: json({ servers: { [key]: { type: "http", url: money } } }) },
  ],
});

const ownProgram = ({ all, few }: Addresses): Client => ({
  name: "Your own program",
  how: "Use the MCP SDK, or any client that supports Streamable HTTP. There are no sessions.",
  snippets: [
    { title: "TypeScript, after npm install @modelcontextprotocol/client", text: program(all) },
    { title: "Only some tools", text: `const address = new URL("${few}");` },
  ],
});

const json = (value: unknown) => JSON.stringify(value, null, 2);

const program = (
  address: string,
) => `import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const address = new URL("${address}");
const client = new Client({ name: "mine", version: "1.0.0" });
await client.connect(new StreamableHTTPClientTransport(address));

const { tools } = await client.listTools();
console.log(tools.map(({ name }) => name));
await client.close();`;
