// Each value of a question in an input of its own, so that most speaks for the whole.
import { type Field, type Fit, fitOf } from "./fit.ts";
import type { Item } from "./items.ts";

export type Best = {
  readonly taken: ReadonlyMap<string, Fit>;
  readonly likely: number;
  /** Values that are where they are by the order of the form alone. */
  readonly doubtful: number;
};

const MOST_STEPS = 5000;
const LEAST = 1e-9;

/** Of equals, in the order of the form. */
export function bestOf(fields: readonly Field[], items: readonly Item[], values: readonly number[]): Best {
  const fits = values.map((at) =>
    fields.flatMap((field) => {
      const fit = fitOf(field, items, at);
      return fit ? [{ name: field.name, fit }] : [];
    }),
  );
  let best = { taken: new Map<string, Fit>(), likely: 0, isTied: false };
  let steps = 0;
  const rest = restOf(fits);
  /** Even with all that is left, it is not as good as what was found. */
  const isHopeless = (at: number, size: number, likely: number): boolean => {
    const { most = 0, likeliest = 0 } = rest[at] ?? {};
    const short = best.taken.size - size - most;
    return short > 0 || (short === 0 && best.likely - likely - likeliest > LEAST);
  };
  const go = (at: number, taken: Map<string, Fit>, likely: number) => {
    if (steps++ > MOST_STEPS || isHopeless(at, taken.size, likely)) return;
    if (at === fits.length) {
      if (taken.size < best.taken.size) return;
      const more = taken.size > best.taken.size ? 1 : likely - best.likely;
      if (more > LEAST) best = { taken: new Map(taken), likely, isTied: false };
      else if (more > -LEAST) best = { ...best, isTied: best.isTied || !isOrder(best.taken, taken) };
      return;
    }
    for (const { name, fit } of fits[at] ?? []) {
      if (taken.has(name)) continue;
      taken.set(name, fit);
      go(at + 1, taken, likely + fit.likely);
      taken.delete(name);
    }
    go(at + 1, taken, likely);
  };
  go(0, new Map(), 0);
  const { taken, likely, isTied } = best;
  return { taken, likely, doubtful: doubtfulIn(taken, fits) + Number(isTied) };
}

/** At each value: how many from it on can be taken at most, and what would then speak for them. */
function restOf(fits: readonly Fits[]): readonly { readonly most: number; readonly likeliest: number }[] {
  const rest = [{ most: 0, likeliest: 0 }];
  for (const all of [...fits].reverse()) {
    const { most, likeliest } = rest[0] ?? { most: 0, likeliest: 0 };
    const best = Math.max(0, ...all.map(({ fit }) => fit.likely));
    rest.unshift({ most: most + Number(all.length > 0), likeliest: likeliest + best });
  }
  return rest;
}

type Fits = readonly { readonly name: string; readonly fit: Fit }[];
/** Whether two ways to place the values differ in nothing that is named: then the order of the form decides. */
const isOrder = (one: Best["taken"], other: Best["taken"]): boolean =>
  [...one].every(([name, fit]) => !fit.isNamed || other.get(name) === fit) || isOneRow(one);

/** The sides of one thing. */
const isOneRow = (taken: Best["taken"]): boolean => {
  const all = [...taken.values()];
  const sides = all.filter((fit) => fit.isOrdered);
  return sides.length > 1 && sides.length <= 3;
};

/** How many values another input would take just as well. Days and sides stand in the order in which they are said. */
function doubtfulIn(taken: Best["taken"], fits: readonly Fits[]): number {
  const isSettled = (name: string) => taken.get(name)?.isNamed;
  return [...taken].filter(([name, fit]) => {
    if (fit.isNamed || fit.isOrdered) return false;
    const all = fits.find((of) => of.some((one) => one.fit === fit)) ?? [];
    return all.some((one) => one.name !== name && !isSettled(one.name) && one.fit.likely >= fit.likely);
  }).length;
}
