// Complete programs. The tests run these files and check that each prints what the page shows.

import { site } from "#lib/site";
import { Code } from "../_components/from-code/code.tsx";
import { type ExampleName, exampleText } from "./example-text.ts";
import { worked } from "./worked.ts";

const PROGRAMS: readonly { readonly file: ExampleName; readonly title: string; readonly how: string }[] = [
  { file: "answer.ts", title: "TypeScript", how: "Uses types generated from the OpenAPI document. Run it with Node." },
  { file: "answer.py", title: "Python", how: "Uses only Python's standard library." },
  { file: "agent.mjs", title: "Vercel AI SDK", how: "An agent that uses the calculators as tools, over MCP." },
  {
    file: "function-tools.mjs",
    title: "Function tools",
    how: "For any model that accepts tools in OpenAI's format. Builds the tools from our descriptions and calls them over REST.",
  },
];

export async function Programs() {
  const example = await worked();
  if (!example) return null;
  return (
    <div className="stack">
      <p>Each of these prints the same answer.</p>
      <div className="fold">
        {PROGRAMS.map(({ file, title, how }) => (
          <details key={file} name="program" data-program={file}>
            <summary>
              <b>{title}</b>
            </summary>
            <div>
              <p>
                {how} <a href={`/examples/${file}`}>{file}</a>
              </p>
              <Code title={file} text={exampleText(file, site().url)} />
              <Code title="Output" text={example.printed} out />
            </div>
          </details>
        ))}
      </div>
      <p className="note">
        The programs of the last two tabs use <a href="/examples/stand-in.mjs">stand-in.mjs</a> in place of a model, so
        they run without an API key.
      </p>
    </div>
  );
}
