// Holds our figures against other sources, as snapshots of them in this folder have them. Each difference is known, with who is right
// and why, or it is an error: ours, or one more of the other source's to look into.
import { z } from "zod";
import { casesOn } from "./cases.ts";
import type { Figures } from "./in-figures.ts";
import { READINGS } from "./readings.ts";

const FIGURES = z.record(z.string(), z.string());
export const SNAPSHOT = z.strictObject({
  title: z.string(),
  url: z.url(),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .optional(),
  /** Of a package, in place of a commit. */
  version: z.string().optional(),
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
export type Difference = Place & {
  readonly name: string;
  readonly ours: string;
  readonly theirs: string;
  /** The brackets that a worked case comes from: where these differ, so do its taxes. */
  readonly from?: string;
};

export type Compared = {
  readonly count: number;
  /** Taxes worked out on incomes, beside the figures themselves. */
  readonly cases: number;
  readonly differences: readonly Difference[];
};

/** Where we have a figure of the same name, and the taxes that come of their brackets. */
export function compared(source: string, { figures }: Snapshot): Compared {
  const parts = Object.entries(figures).flatMap(([fact, days]) =>
    Object.entries(days).map(([day, theirs]) => comparedOn({ source, fact, day }, theirs)),
  );
  const total = (of: (part: Compared) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    count: total(({ count }) => count),
    cases: total(({ cases }) => cases),
    differences: parts.flatMap(({ differences }) => differences),
  };
}

function comparedOn(place: Place, theirs: Figures): Compared {
  const ours = READINGS[place.fact]?.(place.day) ?? {};
  const shared = Object.entries(theirs).filter(([name]) => name in ours);
  const figures = shared
    .map(([name, figure]) => ({ ...place, name, ours: ours[name] ?? "", theirs: figure }))
    .filter(({ ours, theirs }) => ours !== theirs);
  const cases = casesOn(place.fact, place.day, Object.fromEntries(shared));
  const apart = cases.filter(({ ours, theirs }) => Math.abs(Number(ours) - Number(theirs)) > ROUNDED);
  const differences = [...figures, ...apart.map((one) => ({ ...place, ...one }))];
  return { count: shared.length, cases: cases.length, differences };
}

/** Laws print taxes in whole dollars at their starts; a program adds them up from cents. */
const ROUNDED = 1;

export const isOf = ({ source, fact, day, name, from }: Difference, known: Known): boolean =>
  source === known.source &&
  fact === known.fact &&
  day === known.day &&
  (name.startsWith(known.figures) || from?.startsWith(known.figures) === true);
