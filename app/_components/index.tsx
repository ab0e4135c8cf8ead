// Calculators by category, as a book's table of contents.
import { CATEGORIES, catalogue, type Entry } from "#lib/catalogue";

export async function byCategory() {
  const entries = await catalogue().all();
  return Object.entries(CATEGORIES)
    .map(([slug, { name }]) => ({
      slug,
      name,
      entries: entries.filter(({ calculator }) => calculator.category === slug),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export const Index = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul className="index">
    {entries.map(({ calculator: { slug, name } }) => (
      <li key={slug}>
        <a href={`/calculators/${slug}`}>{shortName(name)}</a>
      </li>
    ))}
  </ul>
);

/** In a list of calculators the word need not be said. */
export const shortName = (name: string): string => name.replace(/ calculator$/, "");
