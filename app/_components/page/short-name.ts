/** In a list of calculators the word need not be said. */
export const shortName = (name: string): string => name.replace(/ calculator$/, "");
