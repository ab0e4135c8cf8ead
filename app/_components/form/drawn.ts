/** A seed that no one can foresee. */
export const drawnSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);
