// Who says so: enough figures from others, each from a source that can be looked up, and none used twice. Publications and laws
// come first; for some subjects, such as an age in days, only other programs print figures, and then those count.
import { givenIn } from "#engine";
import { readDate } from "#numbers/civil-date";
import { refusedHost } from "./hosts.ts";
import { type Check, contentOf, counted, type Subject, unless, vectorsOf } from "./subject.ts";

const LEAST = 3;

type Vector = Subject["words"]["vectors"][number];

export const restsOnOthers: Check = (subject) => {
  const { calculator, words } = subject;
  const { vectors, sources } = words;
  const named = (vector: Vector) => `${file}: “${givenIn(calculator, vector)}”`;
  const file = vectorsOf(subject);
  const byOthers = vectors.filter(({ by }) => by !== "hand").length;
  return [
    ...unless(
      byOthers >= LEAST,
      `${file} has ${counted(byOthers, "vector")} by others; at least three must be published, law or software.`,
    ),
    ...reused(vectors).map(
      (vector) =>
        `${named(vector)} takes a figure that another vector has from the same place; drop one, or name the place more exactly.`,
    ),
    ...vectors.flatMap((vector) => sourceFaults(vector).map((fault) => `${named(vector)} ${fault}`)),
    ...sources.flatMap(({ url }) => refusals(url).map((fault) => `${contentOf(subject)} ${fault}`)),
  ];
};

/** What keeps the source of a figure by others from being looked up. Our own arithmetic has none. */
export function sourceFaults({ by, source: { url, place = "", read = "" } }: Vector): readonly string[] {
  if (by === "hand") return [];
  return [
    ...unless(url !== undefined, "has a source without an address; give the URL where it can be looked up."),
    ...unless(place.trim() !== "", "has a source without a place; name the section, table, page or exercise."),
    ...unless(
      readDate(read) !== undefined,
      `has a source ${read ? `read on ${read}` : "without the day it was read"}; write a real day like 2026-11-22.`,
    ),
    ...refusals(url),
  ];
}

function refusals(url: string | undefined): readonly string[] {
  const refused = url && refusedHost(url);
  return refused ? [`has a source at ${refused}; find a primary source.`] : [];
}

/** Vectors whose figures an earlier one has already, from the same place in the same source. */
export function reused(vectors: readonly Vector[]): readonly Vector[] {
  const keys = vectors.map(({ by, source: { title, url, place }, expected }) =>
    by === "hand" ? undefined : JSON.stringify([url ?? title, place, Object.values(expected).sort()]),
  );
  return vectors.filter((_, i) => keys[i] !== undefined && keys.indexOf(keys[i]) < i);
}
