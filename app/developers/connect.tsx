import { catalogue } from "#lib/catalogue";
import { site } from "#lib/site";
import { Code } from "../_components/from-code/code.tsx";
import { Copy } from "../_components/page/copy.tsx";
import { clientsOf } from "./clients.ts";
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
