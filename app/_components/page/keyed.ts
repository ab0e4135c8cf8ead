/** Told apart by their places: a key is sent with the page, and one of words would send them twice. */
export const keyed = <T>(list: readonly T[]): readonly (readonly [string, T])[] => Object.entries(list);
