// Calculators by category, as a book's table of contents.

import { shortName } from "#lib/questions/find";
import { CATEGORIES, catalogue, type Entry } from "#lib/service/catalogue";
import { BEST } from "../search/best.ts";

export async function byCategory() {
  const entries = await catalogue().all();
  return Object.entries(CATEGORIES)
    .map(([slug, { name, description }]) => ({
      slug,
      name,
      description,
      entries: entries.filter(({ calculator }) => calculator.category === slug),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export type Shelf = Awaited<ReturnType<typeof byCategory>>[number];

/** Each category with the calculators that most people come for. */
export const Contents = ({ shelves }: { readonly shelves: readonly Shelf[] }) => (
  <div className="contents">
    {shelves.map(({ slug, name, entries }) => (
      <section className="section split" key={slug} id={slug} aria-labelledby={`${slug}-h`}>
        <h2 id={`${slug}-h`}>
          <a href={`/categories/${slug}`}>{name}</a> <span className="count">{entries.length}</span>
        </h2>
        <div>
          <ul className="index">
            {bestOf(entries).map(({ calculator }) => (
              <li key={calculator.slug}>
                <a href={`/calculators/${calculator.slug}`}>{shortName(calculator.name)}</a>
              </li>
            ))}
          </ul>
          {bestOf(entries).length < entries.length && (
            <p className="onward">
              <a href={`/categories/${slug}`}>
                All {entries.length} <span className="unseen">{name} calculators</span>
              </a>
            </p>
          )}
        </div>
      </section>
    ))}
  </div>
);

function bestOf(entries: readonly Entry[]): readonly Entry[] {
  const [first] = entries;
  const best = first && BEST[first.calculator.category];
  if (!best) return entries;
  return best.flatMap((slug) => entries.filter(({ calculator }) => calculator.slug === slug));
}
