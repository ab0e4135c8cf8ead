import type { Entry } from "#lib/service/catalogue";

/** Whether a calculator has every word of a search among its own. */
export function isFound({ calculator, words }: Entry, query: string): boolean {
  const { slug, name, summary, category, inputs } = calculator;
  const labels = Object.values(inputs).map(({ label }) => label);
  const own = [slug, name, summary, category, ...labels, ...words.synonyms, ...(words.everydayWords ?? [])];
  const text = own.join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
