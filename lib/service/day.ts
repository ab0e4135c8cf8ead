/** The day it is in UTC, by which the service tells what has run out. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
