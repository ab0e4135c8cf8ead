// What a program may rely on, and what we expect from it.
import { readSettings, site } from "#lib/site";
import { Section } from "../_components/page/section.tsx";

export const Policies = () => (
  <>
    <Section id="limits" title="Limits">
      <Limits />
    </Section>
    <Section id="caching" title="Caching">
      <Caching />
    </Section>
    <Section id="versions" title="Versions">
      <Versions />
    </Section>
    <Section id="terms" title="Terms">
      <Terms />
    </Section>
  </>
);

const Limits = () => (
  <div className="stack">
    <LimitTable />
    <div className="prose">
      <p>
        These are the usual limits. On every answer, <code>RateLimit-Policy</code> gives the limit that applies and{" "}
        <code>RateLimit</code> shows how much is left. Above the limit you get a 429 with <code>Retry-After</code>: wait
        that many seconds and try again.
      </p>
      <p>
        A table or a solution counts as one request. We work on four of yours at a time; more wait their turn. If you
        send an <code>X-Request-Id</code>, the answer repeats it. A request changes nothing on our side, so you can
        safely send it again. An <code>Idempotency-Key</code> is accepted but not needed.
      </p>
      <p>Visitors to the pages don’t count, because their own browsers do the calculating.</p>
    </div>
  </div>
);

function LimitTable() {
  const { rest, mcp } = readSettings({});
  const rows = [
    ["REST requests per caller", `${rest.perMinute} a minute`],
    ["MCP requests per caller", `${mcp.perMinute} a minute`],
    ["REST body size", bytes(rest.maxBytes)],
    ["MCP body size", bytes(mcp.maxBytes)],
    ["One value", "200 characters"],
    ["One list", "4,000 characters"],
    ["Keys, accounts, cost", "none"],
  ] as const;
  return (
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
  );
}

const bytes = (count: number): string => `${count / 1024} KB`;

const Caching = () => (
  <div className="prose">
    <p>
      You may cache lists and descriptions for five minutes. After that, send their <code>ETag</code> back as{" "}
      <code>If-None-Match</code>: if nothing has changed, you get a 304 without a body.
    </p>
    <p>
      The same address, inputs and <code>tool_version</code> always give the same answer, except for its timestamp. So
      you can store an answer until <code>tool_version</code> changes. Caches between you and us keep a GET answer for
      five minutes at most. Every POST is calculated again.
    </p>
  </div>
);

const Versions = () => (
  <div className="prose">
    <p>The API is version 1.0.0. Its paths have no version number, because we mean to keep them.</p>
    <ul>
      <li>We add fields, codes and calculators without notice. Ignore what you don’t recognize.</li>
      <li>
        We announce any removal or change of meaning six months ahead: with <code>Deprecation</code> and{" "}
        <code>Sunset</code> headers on every affected answer, and in the change log. Only version 2.0.0 of the inflation
        calculator, in the first week of this service, came without notice.
      </li>
      <li>
        If a calculator gets a new name, its old name works too. Answers under the old name have a{" "}
        <code>Deprecation</code> header with the day of the change.
      </li>
      <li>
        We raise a calculator&apos;s <code>tool_version</code> when one of its answers or inputs changes.{" "}
        <a href="/changes.json">changes.json</a> lists what changed and when.
      </li>
      <li>We support MCP revision 2026-07-28 and those of 2025. We announce here six months before dropping one.</li>
    </ul>
  </div>
);

const Terms = () => (
  <div className="prose">
    <ul>
      <li>
        When you show a figure, link to <code>source_url</code> and credit {site().name}. <code>attribution</code> is a
        ready-made credit line.
      </li>
      <li>
        Pass on any <code>warnings</code>; <code>notes</code> explain the answer.
      </li>
      <li>Cache answers instead of asking again, and don’t copy the whole catalog.</li>
      <li>Estimates for general information only. Not financial, medical, tax or legal advice.</li>
      <li>
        We store nothing you send. To count requests, we <a href="/privacy">keep a hash of your network address</a> for
        about a minute.
      </li>
    </ul>
  </div>
);
