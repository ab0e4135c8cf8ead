// Finding a calculator by name, by another word for it, and in spite of a slip of the finger.
import { nearest } from "#engine";

export type Findable = {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly words: string;
};

const MOST = 8;

export function find(query: string, among: readonly Findable[]): readonly Findable[] {
  const terms = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean);
  if (terms.length === 0) return [];
  return among
    .map((entry) => ({ entry, score: Math.min(...terms.map((term) => scoreOf(term, entry))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.name.localeCompare(b.entry.name, "en"))
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/** The beginning of the name says most, any word of it more than another word for it, a slip least. */
function scoreOf(term: string, { name, words, category }: Findable): number {
  const names = name.toLowerCase().split(/[\s-]+/);
  const others = words.split(/\s+/);
  if (name.toLowerCase().startsWith(term)) return 6;
  if (names.some((word) => word.startsWith(term))) return 5;
  if (others.some((word) => word.startsWith(term))) return 4;
  if (term.length > 3 && nearest(term, names)) return 3;
  if (category.toLowerCase().startsWith(term)) return 2;
  return term.length > 3 && nearest(term, others) ? 1 : 0;
}
