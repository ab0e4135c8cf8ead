import type { Metadata } from "next";
import { byCategory } from "../_components/page/contents.tsx";
import { metadataOf } from "../_components/page/metadata.ts";
import { Section } from "../_components/page/section.tsx";
import { shortName } from "../_components/page/short-name.ts";
import { Finder } from "../_components/search/finder.tsx";

export const metadata: Metadata = metadataOf({
  title: "All calculators",
  description: "Every calculator of the site by category, each with a line on what it works out and from what.",
  path: "/calculators",
});

export default async function AllCalculators() {
  return (
    <div className="page">
      <div className="title">
        <h1>All calculators</h1>
        <Finder label="Search calculators" box="box big">
          <button type="submit">Search</button>
        </Finder>
      </div>
      {(await byCategory()).map(({ slug, name, entries }) => (
        <Section key={slug} id={slug} title={name}>
          <dl className="listed">
            {entries.map(({ calculator }) => (
              <div key={calculator.slug}>
                <dt>
                  <a href={`/calculators/${calculator.slug}`}>{shortName(calculator.name)}</a>
                </dt>
                <dd className="note">{calculator.summary}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </div>
  );
}
