/** Keyed by place: a key is sent with the page, and a key made of the words would send them twice. */
export const keyed = <T>(list: readonly T[]): readonly (readonly [string, T])[] => Object.entries(list);
