import { catalogue, type Entry } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { Fold } from "../page/fold.tsx";
import { Snippets } from "./use-snippets.tsx";

/** Only for what is open to programs: for programs, all else does not exist. */
export async function UseFromCode({ entry }: { readonly entry: Entry }) {
  const { slug } = entry.calculator;
  if (!(await catalogue().findOpen(slug))) return null;
  return (
    <Fold id="code" title="Use it from code" teaser="The same answer over REST and MCP.">
      <div className="stack">
        <Snippets url={site().url} slug={slug} inputs={sent(entry.words.example.inputs)} />
        <p className="note onward">
          <a href="/developers">How to use the API</a>
        </p>
      </div>
    </Fold>
  );
}

/** What an example leaves out is not sent. */
const sent = (inputs: Readonly<Record<string, string | number | boolean | undefined>>) =>
  Object.fromEntries(Object.entries(inputs).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
