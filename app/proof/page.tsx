// How many known figures each calculator is checked against, counted when the site is built, and how to run it all again.
import type { Metadata } from "next";
import { formatNumber } from "#engine";
import { shortName } from "#lib/questions/find";
import { evidenceOf, sourcesOf } from "#lib/service";
import { catalogue, type Entry } from "#lib/service/catalogue";
import { byCategory } from "../_components/page/contents.tsx";
import { metadataOf } from "../_components/page/metadata.ts";
import { Section } from "../_components/page/section.tsx";
import { CHECKS } from "./checks.ts";
import { Disagreements } from "./disagreements.tsx";

export const metadata: Metadata = metadataOf({
  title: "How it is checked",
  description: "The published figures behind every calculator, the other tests we run, and how to run them yourself.",
  path: "/proof",
});

export default async function Proof() {
  const entries = await catalogue().all();
  return (
    <div className="page">
      <div className="title">
        <h1>How it is checked</h1>
        <p>What we test before you see an answer, and how to test it yourself.</p>
      </div>
      <Section id="counts" title="In numbers">
        <Counts entries={entries} />
      </Section>
      <Section id="differences" title="Where our figure differs">
        <Disagreements entries={entries} />
      </Section>
      <Section id="facts" title="Facts that change">
        <p className="prose">
          Tax rates, price indexes, holidays and limits change from year to year. See{" "}
          <a href="/proof/facts">all facts with their dates and sources</a>.
        </p>
      </Section>
      <Section id="checks" title="What we test">
        <Checks />
      </Section>
      <Section id="yourself" title="Run it yourself">
        <Yourself />
      </Section>
      <Section id="calculators" title="By calculator">
        <div className="scroll">
          <ByCalculator />
        </div>
      </Section>
    </div>
  );
}

const Checks = () => (
  <dl className="stack">
    {CHECKS.map(({ title, what, command }) => (
      <div key={title} className="prose">
        <dt>
          <b>{title}</b>
        </dt>
        <dd>{what}</dd>
        <dd>
          <code>{command}</code>
        </dd>
      </div>
    ))}
  </dl>
);

const Yourself = () => (
  <div className="stack">
    <p className="prose">
      Each calculator’s page can run its own figures in your browser. For the other tests you need the source code and
      Node 20 or newer. Run the first line below. Then run any command from above, or the second line for most of them
      at once.
    </p>
    <figure className="code">
      <figcaption>In a terminal</figcaption>
      <pre>
        <code>{"npm ci\nnpm test"}</code>
      </pre>
    </figure>
    <p className="prose">
      <a href="/proof.json">proof.json</a> has every known figure with its inputs, its source and ours, for checking
      another calculator or a model (<a href="/proof.schema.json">JSON Schema</a>). <code>npm run mark -- URL</code>{" "}
      checks a service that answers as our API does.
    </p>
  </div>
);

function Counts({ entries }: { readonly entries: readonly Entry[] }) {
  const evidence = entries.map(evidenceOf);
  const sum = (of: (one: (typeof evidence)[number]) => number) => evidence.reduce((total, one) => total + of(one), 0);
  const figures: readonly (readonly [label: string, count: number])[] = [
    ["Calculators", entries.length],
    ["Test cases with known figures", sum(({ all }) => all)],
    ["From a book, a manual or an authority", sum(({ published }) => published)],
    ["From a law or a standard", sum(({ law }) => law)],
    ["From one of those, as others quote it", sum(({ quoted }) => quoted)],
    ["From other software", sum(({ software }) => software)],
    ["Worked out by hand, with the arithmetic shown", sum(({ hand }) => hand)],
    ["Cases where our figure differs", sum(({ different }) => different)],
    ["Sources you can look up", new Set(entries.flatMap(sourcesOf)).size],
  ];
  return (
    <dl className="facts">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

async function ByCalculator() {
  const categories = await byCategory();
  return (
    <table className="table lines">
      <caption className="unseen">Known figures by calculator</caption>
      <thead>
        <tr>
          <th scope="col">Calculator</th>
          <th scope="col">Published</th>
          <th scope="col">Law</th>
          <th scope="col">Quoted</th>
          <th scope="col">Software</th>
          <th scope="col">By hand</th>
          <th scope="col">Different</th>
        </tr>
      </thead>
      {categories.map(({ slug, name, entries }) => (
        <tbody key={slug}>
          <tr>
            <th scope="rowgroup" colSpan={7}>
              {name}
            </th>
          </tr>
          {entries.map((entry) => (
            <Row key={entry.calculator.slug} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ entry }: { readonly entry: Entry }) {
  const { slug, name } = entry.calculator;
  const { published, law, quoted, software, hand, different } = evidenceOf(entry);
  return (
    <tr>
      <th scope="row">
        <a href={`/calculators/${slug}#checked`}>{shortName(name)}</a>
      </th>
      <td>{published}</td>
      <td>{law}</td>
      <td>{quoted}</td>
      <td>{software}</td>
      <td>{hand}</td>
      <td>{different}</td>
    </tr>
  );
}
