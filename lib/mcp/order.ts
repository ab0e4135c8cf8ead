// The order of the tools. A client that shows only some of them shows the first, so what people ask for most stands
// first. The rest follow by category and slug: a new calculator finds its place, and no other one loses its own.
import type { Entry } from "#lib/service/catalogue";

type Category = Entry["calculator"]["category"];

/** What the large calculator sites and the other services for agents put first. */
export const FIRST = [
  "percentage",
  "mortgage",
  "loan",
  "compound-interest",
  "tip",
  "bmi",
  "percentage-change",
  "discount",
  "age",
  "date-difference",
  "calories",
  "sales-tax",
  "salary",
  "statistics",
  "fraction",
];

const PLACES: Readonly<Record<Category, number>> = {
  everyday: 1,
  finance: 2,
  dates: 3,
  health: 4,
  conversion: 5,
  mathematics: 6,
  building: 7,
  science: 8,
  study: 9,
};

export function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b) || compare(a.calculator.slug, b.calculator.slug));
}

function placeOf({ calculator: { slug, category } }: Entry): number {
  const place = FIRST.indexOf(slug);
  return place < 0 ? PLACES[category] : place - FIRST.length;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
