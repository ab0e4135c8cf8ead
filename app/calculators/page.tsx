import type { Metadata } from "next";
import { byGoal } from "../_components/page/goals.ts";
import { Listed } from "../_components/page/listed.tsx";
import { metadataOf } from "../_components/page/metadata.ts";
import { Section } from "../_components/page/section.tsx";
import { Finder } from "../_components/search/finder.tsx";

export const metadata: Metadata = metadataOf({
  title: "All calculators",
  description:
    "Every calculator of the site by what you want to do, each with a line on what it works out and from what.",
  path: "/calculators",
});

export default async function AllCalculators() {
  const goals = await byGoal();
  return (
    <div className="page">
      <div className="title">
        <h1>All calculators</h1>
        <Finder label="Search calculators" box="box big">
          <button type="submit">Search</button>
        </Finder>
      </div>
      <nav className="jumps" aria-label="On this page">
        <ul>
          {goals.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {goals.map(({ id, name, entries }) => (
        <Section key={id} id={id} title={name}>
          <Listed entries={entries} />
        </Section>
      ))}
    </div>
  );
}
