// Programs that work as they stand. The tests run these files, and see that each prints what is shown here.

import { site } from "#lib/site";
import { Code } from "../_components/from-code/code.tsx";
import { type ExampleName, exampleText } from "./example-text.ts";
import { worked } from "./worked.ts";

const PROGRAMS: readonly { readonly file: ExampleName; readonly title: string; readonly how: string }[] = [
  { file: "answer.ts", title: "TypeScript", how: "With types made from the OpenAPI document. Node runs it as it is." },
  { file: "answer.py", title: "Python", how: "With nothing but what Python brings along." },
  { file: "agent.mjs", title: "Vercel AI SDK", how: "An agent that has the calculators as its tools, over MCP." },
  {
    file: "function-tools.mjs",
    title: "Function tools",
    how: "For any model that takes tools in OpenAI's form: made from the descriptions, run over REST.",
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
              <Code title="It prints" text={example.printed} out />
            </div>
          </details>
        ))}
      </div>
      <p className="note">
        The last two have <a href="/examples/stand-in.mjs">stand-in.mjs</a> for a model, so that they run without a key.
      </p>
    </div>
  );
}
