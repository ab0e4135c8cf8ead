// Accept and its kin: names with a weight from 0 to 1, such as "text/csv;q=0.9, */*;q=0.1" (RFC 9110 §12.4.2).

export function readWeights(header: string | null): ReadonlyMap<string, number> {
  return new Map((header ?? "").toLowerCase().split(",").map(readWeight));
}

function readWeight(item: string): [name: string, weight: number] {
  const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight)];
}

/** The media type that a caller likes best; the first of those it likes alike, or where it takes none. */
export function chooseType<T extends string>(accept: string | null, types: readonly [T, ...T[]]): T {
  const weights = readWeights(accept?.trim() ? accept : "*/*");
  const liked = (type: string) =>
    weights.get(type) ?? weights.get(`${type.split("/")[0]}/*`) ?? weights.get("*/*") ?? 0;
  return types.reduce((best, type) => (liked(type) > liked(best) ? type : best), types[0]);
}

/** Whether a caller names that type itself. */
export const namesType = (accept: string | null, type: string): boolean => (readWeights(accept).get(type) ?? 0) > 0;
