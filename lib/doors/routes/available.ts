import { no, type Reply } from "#lib/doors/http";
import { CATALOGUE_UNAVAILABLE } from "#lib/service";
import { CatalogueUnavailable } from "#lib/service/catalogue";

/** Where a calculator's module does not load: 503, without saying why. */
export async function catalogueErrorsAs503(answer: () => Promise<Reply>): Promise<Reply> {
  try {
    return await answer();
  } catch (reason) {
    if (reason instanceof CatalogueUnavailable) return no(CATALOGUE_UNAVAILABLE);
    throw reason;
  }
}

/** Made when first asked for, then kept; what failed is tried again. */
export function memoizeAsync<T>(make: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key = "") => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    known.catch(() => made.delete(key));
    return known;
  };
}

/** The same for each of several, of which the ones asked for last are kept. */
export function memoizeRecent<A, T>(most: number, keyOf: (about: A) => string, make: (about: A) => Promise<T>) {
  const made = new Map<string, Promise<T>>();
  return (about: A): Promise<T> => {
    const key = keyOf(about);
    const known = made.get(key) ?? make(about);
    made.delete(key);
    made.set(key, known);
    known.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    return known;
  };
}
