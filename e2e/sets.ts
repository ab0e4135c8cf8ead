// Two sets of tests: those that a change most likely breaks, which `npm run e2e` runs, and those that take minutes to say the
// same of every page, which `npm run e2e:all` runs too.

export const isAll = process.env.E2E_ALL !== undefined;

/** The details of a test that is only in the larger set: `test("...", CI_ONLY, async () => ...)`. */
export const CI_ONLY = { tag: "@ci" };

/** All of a list in the larger set, in the smaller one every `step`-th. */
export const sampleOf = <T>(list: readonly T[], step: number): readonly T[] =>
  isAll ? list : list.filter((_, place) => place % step === 0);
