// Two sets of tests: those that a change most likely breaks, which `npm run e2e` runs, and those that take minutes to say the
// same of every page, which `npm run e2e:all` runs too.
import { isDue } from "#calculators/due";

export const isAll = process.env.E2E_ALL !== undefined;

/** The details of a test that is only in the larger set: `test("...", CI_ONLY, async () => ...)`. */
export const CI_ONLY = { tag: "@ci" };

/** All of a list in the larger set, in the smaller one every `step`-th. */
export const sampleOf = <T>(list: readonly T[], step: number): readonly T[] =>
  isAll ? list : list.filter((_, place) => place % step === 0);

/** Of calculators, those that are due in this run; in the smaller set every `step`-th. */
export const toolsOf = <T extends { readonly slug: string }>(tools: readonly T[], step: number): readonly T[] =>
  isAll ? tools.filter(({ slug }) => isDue(slug)) : sampleOf(tools, step);

/** Without the pages of calculators that are not due. */
export const pagesDue = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => isDue(/^\/calculators\/([^/]+)$/.exec(path)?.[1]));
