import { type Size, sizesBySet } from "#lib/mcp";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

/** What each selection of tools costs a model's context. */
export async function ToolSizes() {
  const sizes = await sizesBySet(catalogue(), site());
  return (
    <table className="table lines">
      <caption className="unseen">How many tokens the tools take</caption>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Tools</th>
          <th scope="col">Tokens, about</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ set, tools, tokens }) => (
          <Row key={set} address={set ? `/mcp/${set}` : "/mcp"} tools={tools} tokens={tokens} />
        ))}
      </tbody>
    </table>
  );
}

const Row = ({ address, tools, tokens }: { address: string } & Pick<Size, "tools" | "tokens">) => (
  <tr>
    <th scope="row">
      <code>{address}</code>
    </th>
    <td>{tools}</td>
    <td>{(Math.round(tokens / 100) * 100).toLocaleString("en-US")}</td>
  </tr>
);
