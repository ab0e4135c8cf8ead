import { site } from "#lib/site";
import { byCategory, Index } from "./_components/index.tsx";
import { Section } from "./_components/section.tsx";

export default async function Home() {
  const categories = await byCategory();
  const count = categories.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="page">
      <div className="title">
        <h1>{site().name}</h1>
        <p>
          {count} calculators that show their working and are checked against published figures. They reckon on your own
          device, in exact decimals.
        </p>
      </div>
      {categories.map(({ slug, name, entries }) => (
        <Section key={slug} id={slug} title={name}>
          <Index entries={entries} />
        </Section>
      ))}
    </div>
  );
}
