import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { Code } from "../_components/from-code/code.tsx";
import { Copy } from "../_components/page/copy.tsx";
import { type Client, clientsOf } from "./clients.ts";
import { ToolSizes } from "./tool-sizes.tsx";
import { worked } from "./worked.ts";

export async function Connect() {
  const example = await worked();
  const address = `${site().url}/mcp`;
  const clients = clientsOf(site().name, address, await someTools());
  return (
    <div className="stack">
      <p>One address. No sign-up.</p>
      <div className="copy">
        <code>{address}</code>
        <Copy what="the MCP address" className="button main" />
      </div>
      <div className="fold">
        {clients.map((client, place) => (
          <Instructions key={client.name} client={client} isOpen={place === 0} />
        ))}
      </div>
      {example && (
        <p>
          Then ask: <q>Four of us split an $80 bill and want to tip 18%. What does each of us pay?</q> The answer is{" "}
          <b>{example.answer.primary.text}</b>, with a link to check it. Each tool is named after its page:{" "}
          <code>calculator_tip</code>.
        </p>
      )}
      <p>
        Many clients work best with few tools. <code>/mcp/top</code> has the 60 that people ask for most. Add{" "}
        <code>?categories=finance,dates</code> or <code>?tools=tip,gcd-lcm</code> to choose others. An unknown name is
        refused.
      </p>
      <ToolSizes />
      <p>
        Answers are short: the figures, what was assumed and one link. A call gets more with <code>show</code>:{" "}
        <code>steps</code>, <code>tables</code>, <code>values</code> as plain decimals, or <code>all</code>, which is
        the answer of REST. Add <code>?answers=full</code> to the address to get all of it each time. Two more tools
        work with every calculator: <code>calculator_solve</code> finds the input that gives the result you want, and{" "}
        <code>calculator_table</code> compares several values in one call.
      </p>
      <p>
        Clients with <a href="https://modelcontextprotocol.io/extensions/apps/overview">MCP Apps</a> show the form in
        the chat. It starts with the inputs and answer of the call, works without a network, and tells the model what
        the person changes.
      </p>
    </div>
  );
}

type InstructionsProps = { readonly client: Client; readonly isOpen: boolean };

const Instructions = ({ client: { name, how, snippets }, isOpen }: InstructionsProps) => (
  <details name="client" open={isOpen}>
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
);

/** Slugs to show, of calculators that are open to agents. */
async function someTools(): Promise<string> {
  const open = (await catalogue().allOpen()).map(({ calculator }) => calculator.slug);
  const known = ["mortgage", "tip", "percentage"].filter((slug) => open.includes(slug));
  return (known.length > 0 ? known : open.slice(0, 3)).join(",");
}
