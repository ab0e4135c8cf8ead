// Every code with what to do about it, as the OpenAPI document has them.
import { STATUS } from "#lib/doors/http";
import type { OpenApi } from "#lib/service";
import { Code } from "../_components/from-code/code.tsx";
import { worked } from "./worked.ts";

export async function Errors({ document }: { readonly document: OpenApi }) {
  const example = await worked();
  return (
    <div className="stack">
      <p>
        The message is a whole sentence, the same one the page shows. <code>issues</code> lists everything wrong with
        the inputs, so you can fix it all in one go. To get errors as problem details (RFC 9457), send{" "}
        <code>Accept: application/problem+json</code>.
      </p>
      {example && <Code title="Answer, 400" text={JSON.stringify(example.refusal, null, 2)} out />}
      <Codes meanings={document.components.schemas.ErrorCode?.["x-enumDescriptions"] ?? {}} />
      <p className="note">
        Over MCP, wrong inputs come back as a result with <code>isError</code> and the same sentences. Any other error
        is a JSON-RPC error with the code in its <code>data</code>.
      </p>
    </div>
  );
}

function Codes({ meanings }: { readonly meanings: Readonly<Record<string, string>> }) {
  const rows = Object.entries(STATUS)
    .flatMap(([code, status]) => (meanings[code] ? [{ code, status, meaning: meanings[code] }] : []))
    .sort((one, other) => one.status - other.status);
  return (
    <table className="table lines words-all">
      <caption className="unseen">Error codes</caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col" className="words">
            Code
          </th>
          <th scope="col" className="words wide">
            What it means, and what to do
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, status, meaning }) => (
          <tr key={code} id={code}>
            <th scope="row">{status}</th>
            <td className="words">
              <code>{code}</code>
              <span className="narrow">{meaning}</span>
            </td>
            <td className="words wide">{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
