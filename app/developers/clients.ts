// How to add the tools to each client, ready to copy: all of them, or only some.

type Client = {
  readonly name: string;
  readonly how?: string;
  readonly snippets: readonly { readonly title: string; readonly text: string }[];
};

export function clientsOf(site: string, address: string, tools: string): Client[] {
  const key = site.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const money = `${address}?categories=finance,everyday`;
  const few = `${address}?tools=${tools}`;
  const add = "claude mcp add --transport http";
  const addresses = [
    { title: "Address", text: address },
    { title: "Only money and everyday tools", text: money },
    { title: "Only these tools", text: few },
  ];
  return [
    {
      name: "Claude Code",
      snippets: [
        { title: "In a terminal", text: `${add} ${key} ${address}` },
        { title: "Only money and everyday tools", text: `${add} ${key} "${money}"` },
      ],
    },
    {
      name: "Claude, on the web or desktop",
      how: "Settings, Connectors, Add custom connector. Give it a name and one of these addresses. The address must be reachable from the internet.",
      snippets: addresses,
    },
    {
      name: "ChatGPT",
      how: "Settings, Apps and connectors, Advanced settings: turn developer mode on. Then Create, with no authentication and one of these addresses. The address must be reachable from the internet.",
      snippets: addresses,
    },
    {
      name: "Cursor",
      snippets: [
        { title: ".cursor/mcp.json", text: json({ mcpServers: { [key]: { url: address } } }) },
        { title: "Only some tools", text: json({ mcpServers: { [key]: { url: few } } }) },
      ],
    },
    {
      name: "VS Code",
      snippets: [
        { title: ".vscode/mcp.json", text: json({ servers: { [key]: { type: "http", url: address } } }) },
        {
          title: "Only some categories",
          text: json({ servers: { [key]: { type: "http", url: money } } }),
        },
      ],
    },
    {
      name: "Your own program",
      how: "Use the MCP SDK, or any client that supports Streamable HTTP. There are no sessions.",
      snippets: [
        { title: "TypeScript, after npm install @modelcontextprotocol/client", text: program(address) },
        { title: "Only some tools", text: `const address = new URL("${few}");` },
      ],
    },
  ];
}

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
