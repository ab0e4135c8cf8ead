import { sizesBySet } from "#lib/mcp";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

/** What each set of tools costs a model's context. As a list, because this is the heaviest page. */
export async function ToolSizes() {
  const sizes = await sizesBySet(catalogue(), site());
  return (
    <ul>
      {sizes.map(({ set, tools, tokens }) => (
        <li key={set}>{`/mcp${set && `/${set}`}: ${tools} tools, about ${rounded(tokens)} tokens`}</li>
      ))}
    </ul>
  );
}

const rounded = (tokens: number): string => (Math.round(tokens / 100) * 100).toLocaleString("en-US");
