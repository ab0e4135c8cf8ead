/** How often chance is tried: a fifth of the times that CI takes, which sets FUZZ_CASES to 50. */
export const tries = (inCi: number): number => Math.ceil(inCi * Math.min(1, Number(process.env.FUZZ_CASES ?? 10) / 50));
