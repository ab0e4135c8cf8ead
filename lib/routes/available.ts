import { CatalogueUnavailable } from "#lib/catalogue";
import { no, type Reply } from "#lib/http";
import { CATALOGUE_UNAVAILABLE } from "#lib/service";

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
