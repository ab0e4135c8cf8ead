// How to add the tools to a client, to be copied as it stands; each also with some of the tools only.
import { catalogue } from "#lib/catalogue";
import { site } from "#lib/site";
import { Code } from "../_components/code.tsx";
import { Copy } from "../_components/copy.tsx";
import { worked } from "./worked.ts";

export async function Connect() {
  const example = await worked();
  const address = `${site().url}/mcp`;
  const clients = clientsOf(site().name, address, await someTools());
  return (
    <div className="stack">
      <p>One address, nothing to sign up for.</p>
      <div className="copy">
        <code>{address}</code>
        <Copy what="the MCP address" className="button main" />
      </div>
      <div className="fold">
        {clients.map(({ name, how, snippets }, place) => (
          <details key={name} name="client" open={place === 0}>
            <summary>
              <b>{name}</b>
            </summary>
            <div>
              {how && <p>{how}</p>}
              {snippets.map(({ title, text }) => (
                <Code key={title} title={title} text={text} />
              ))}
            </div>
          </details>
        ))}
      </div>
      {example && (
        <p>
          Then ask: <q>Four of us share a bill of 80 and want to leave 18%. What does each pay?</q> The answer is{" "}
          <b>{example.answer.primary.text}</b>, with the working and a link to check it. Tools are named after their
          pages: <code>calculator_tip</code>.
        </p>
      )}
      <p>
        Many clients work best with few tools. <code>?categories=</code> and <code>?tools=</code> in the address choose
        some, by the names in <a href="/api/ai/tools">the list</a>; with both, either will do. A name that does not
        exist is refused, so that you do not get less than you asked for.
      </p>
    </div>
  );
}

/** Slugs to show, of calculators that are open to agents. */
async function someTools(): Promise<string> {
  const open = (await catalogue().allOpen()).map(({ calculator }) => calculator.slug);
  const known = ["mortgage", "tip", "percentage"].filter((slug) => open.includes(slug));
  return (known.length > 0 ? known : open.slice(0, 3)).join(",");
}

type Client = {
  readonly name: string;
  readonly how?: string;
  readonly snippets: readonly { readonly title: string; readonly text: string }[];
};

function clientsOf(site: string, address: string, tools: string): Client[] {
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
      how: "Settings, Connectors, Add custom connector. Give it a name and one of these addresses. It must be one that the internet can reach.",
      snippets: addresses,
    },
    {
      name: "ChatGPT",
      how: "Settings, Apps and connectors, Advanced settings: turn developer mode on. Then Create, with no authentication and one of these addresses. It must be one that the internet can reach.",
      snippets: addresses,
    },
    {
      name: "Cursor",
      snippets: [
        { title: ".cursor/mcp.json", text: json({ mcpServers: { [key]: { url: address } } }) },
        { title: "The same with only some tools", text: json({ mcpServers: { [key]: { url: few } } }) },
      ],
    },
    {
      name: "VS Code",
      snippets: [
        { title: ".vscode/mcp.json", text: json({ servers: { [key]: { type: "http", url: address } } }) },
        {
          title: "The same with only some categories",
          text: json({ servers: { [key]: { type: "http", url: money } } }),
        },
      ],
    },
    {
      name: "Your own program",
      how: "The SDK of MCP, or any client that speaks Streamable HTTP. There are no sessions to keep.",
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
