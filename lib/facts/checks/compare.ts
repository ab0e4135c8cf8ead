// Holds our figures against other sources, as snapshots of them in this folder have them. Each difference is known, with who is right
// and why, or it is an error: ours, or one more of the other source's to look into.
import { z } from "zod";
import { type Figures, READINGS } from "./readings.ts";

const FIGURES = z.record(z.string(), z.string());
export const SNAPSHOT = z.strictObject({
  title: z.string(),
  url: z.url(),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  license: z.string(),
  read: z.iso.date(),
  holds: z.string(),
  /** By fact and day. */
  figures: z.record(z.string(), z.record(z.iso.date(), FIGURES)),
});
export type Snapshot = z.infer<typeof SNAPSHOT>;

/** `figures` is the beginning of their names, such as "MN brackets". */
export const KNOWN = z.array(
  z.strictObject({
    source: z.string(),
    fact: z.string(),
    day: z.iso.date(),
    figures: z.string(),
    right: z.enum(["ours", "theirs", "both"]),
    why: z.string().min(20),
  }),
);
export type Known = z.infer<typeof KNOWN>[number];

type Place = { readonly source: string; readonly fact: string; readonly day: string };
export type Difference = Place & { readonly name: string; readonly ours: string; readonly theirs: string };

export type Compared = { readonly count: number; readonly differences: readonly Difference[] };

/** Where we have a figure of the same name. */
export function compared(source: string, { figures }: Snapshot): Compared {
  const parts = Object.entries(figures).flatMap(([fact, days]) =>
    Object.entries(days).map(([day, theirs]) => comparedOn({ source, fact, day }, theirs)),
  );
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    differences: parts.flatMap(({ differences }) => differences),
  };
}

function comparedOn(place: Place, theirs: Figures): Compared {
  const ours = READINGS[place.fact]?.(place.day) ?? {};
  const shared = Object.entries(theirs).filter(([name]) => name in ours);
  const differences = shared
    .map(([name, figure]) => ({ ...place, name, ours: ours[name] ?? "", theirs: figure }))
    .filter(({ ours, theirs }) => ours !== theirs);
  return { count: shared.length, differences };
}

export const isOf = ({ source, fact, day, name }: Difference, known: Known): boolean =>
  source === known.source && fact === known.fact && day === known.day && name.startsWith(known.figures);
