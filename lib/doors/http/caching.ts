// How long copies may be used. Never stale: a calculator that has been corrected gives other answers.

/** Five minutes in any cache, which is how long a switch or a new version may take to be seen; then a cache must ask again,
 * which costs a 304. */
export const KEPT = "public, max-age=300, s-maxage=300, must-revalidate";

/** Five minutes in a shared cache. Browsers ask each time: the page they have may name scripts that a new build has not. Next
 * would let shared caches have pages for a year. */
export const KEPT_SHARED = "public, max-age=0, s-maxage=300, must-revalidate";

/** What Next's scripts ask for at a page's own address: a shared cache could hand it to a visitor who wants the page. */
export const KEPT_PRIVATE = "private, max-age=0, must-revalidate";
