// What a program may rely on, and what is asked of it.
import { readSettings, site } from "#lib/site";

export function Limits() {
  const { rest, mcp } = readSettings({});
  const rows = [
    ["Requests over REST, each caller", `${rest.perMinute} a minute`],
    ["Requests over MCP, each caller", `${mcp.perMinute} a minute`],
    ["Body over REST", bytes(rest.maxBytes)],
    ["Body over MCP", bytes(mcp.maxBytes)],
    ["One value", "200 characters"],
    ["One list", "4,000 characters"],
    ["Keys, accounts, cost", "none"],
  ] as const;
  return (
    <div className="stack">
      <table className="table lines">
        <caption className="unseen">Limits</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Limit</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, limit]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{limit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="prose">
        <p>
          These are the defaults; <code>RateLimit-Policy</code> on every answer says what holds here, and{" "}
          <code>RateLimit</code> what is left of it. One request too many is 429 with <code>Retry-After</code>: wait for
          as many seconds and it works.
        </p>
        <p>
          A table or a solution counts as one request and may take about 50 ms of work. Send an{" "}
          <code>X-Request-Id</code> and it comes back; send an <code>Idempotency-Key</code> if your client does, but
          nothing needs one: nothing is stored, so the same request can be sent again at any time.
        </p>
        <p>People who use the pages never count: their sums happen in their own browser.</p>
      </div>
    </div>
  );
}

const bytes = (count: number): string => `${count / 1024} KB`;

export const Caching = () => (
  <div className="prose">
    <p>
      Lists and descriptions may be kept for five minutes. After that send their <code>ETag</code> back as{" "}
      <code>If-None-Match</code>: while nothing has changed, 304 comes back without a body.
    </p>
    <p>
      An answer to POST is worked out anew each time, and is always the same for the same inputs and the same{" "}
      <code>tool_version</code>. Keep it under these, rather than ask again. An answer to GET can be kept by any cache
      for five minutes, and its <code>ETag</code> changes only with the answer.
    </p>
  </div>
);

export const Versions = () => (
  <div className="prose">
    <p>The interface is version 1.0.0, and its paths carry no version, because it is meant to stay.</p>
    <ul>
      <li>Fields, codes and calculators are added without notice. Ignore what you do not know.</li>
      <li>
        No field, code, path or calculator is taken away or given another meaning before it has been announced for six
        months: by the headers <code>Deprecation</code> and <code>Sunset</code> on every answer that it concerns, and in
        the change log.
      </li>
      <li>
        A calculator&apos;s <code>tool_version</code> is raised when an answer or an input of it changes, and its page
        says what has changed and since when. <a href="/changes.json">changes.json</a> says it of all of them.
      </li>
      <li>
        Of MCP the revision 2026-07-28 is spoken, and those of 2025. One that is to go is announced here six months
        before.
      </li>
    </ul>
  </div>
);

export const Terms = () => (
  <div className="prose">
    <ul>
      <li>
        Show <code>source_url</code> beside a figure that you pass on, and credit {site().name}.{" "}
        <code>attribution</code> is such a line, ready to show.
      </li>
      <li>
        Pass on <code>warnings</code> where there are any.
      </li>
      <li>Keep answers rather than ask again, and do not copy the catalogue in bulk.</li>
      <li>Results are estimates for general information, and no financial, medical, tax or legal advice.</li>
      <li>
        Nothing about you is stored. <a href="/about#privacy">What is kept to count requests</a>
      </li>
    </ul>
  </div>
);
