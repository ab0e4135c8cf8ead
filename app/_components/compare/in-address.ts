// The columns of a comparison in an address: "2=Bank+B&2.annual_rate=6" beside the inputs of the first, which are the form's
// own. The names begin with a digit, and no input's does.
export const isOfColumn = (name: string): boolean => /^[1-3](?:\.\w+)?$/.test(name);

/** A second column that is like the first. */
export const SECOND = "2=";

/** Under which the last comparison is kept on this device. */
export const keyOf = (slug: string): string => `compare-${slug}`;
