/** The event by which `early.tsx` says that a key for the search was pressed, and the mark it leaves until the search has opened. */
export const WANTS_SEARCH = "wantsSearch";
