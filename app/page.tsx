import { CATEGORIES, catalogue } from "#lib/catalogue";
import { site } from "#lib/site";

export default async function Home() {
  const entries = await catalogue().all();
  const categories = Object.entries(CATEGORIES)
    .map(([slug, { name }]) => ({
      slug,
      name,
      entries: entries.filter(({ calculator }) => calculator.category === slug),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div className="page">
      <div className="title">
        <h1>{site().name}</h1>
        <p>Calculators that show their working, and that are checked against published figures.</p>
      </div>
      {categories.map(({ slug, name, entries }) => (
        <section className="section split" key={slug} aria-labelledby={slug}>
          <h2 id={slug}>{name}</h2>
          <ul className="stack">
            {entries.map(({ calculator }) => (
              <li key={calculator.slug}>
                <a href={`/calculators/${calculator.slug}`}>{calculator.name}</a>
                <p className="note">{calculator.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
