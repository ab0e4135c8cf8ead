import type { Metadata } from "next";
import { byCategory } from "../_components/index.tsx";
import { Section } from "../_components/section.tsx";
import { shortName } from "../_components/short-name.ts";

export const metadata: Metadata = {
  title: "All calculators",
  description: "Every calculator of the site with what it works out, by category.",
  alternates: { canonical: "/calculators" },
};

export default async function AllCalculators() {
  return (
    <div className="page">
      <div className="title">
        <h1>All calculators</h1>
      </div>
      {(await byCategory()).map(({ slug, name, entries }) => (
        <Section key={slug} id={slug} title={name}>
          <dl className="stack">
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
