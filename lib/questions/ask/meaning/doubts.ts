// Whether what a question says may be meant in another way.
import type { Best } from "./best.ts";
import { type Item, isNumber } from "./items.ts";

/** How many things in it leave a doubt. `isBare`: no option is named. */
export const doubtsIn = (items: readonly Item[], { taken, doubtful }: Best, isBare: boolean): number =>
  doubtful +
  rangesIn(items, taken) +
  Number(unitsIn(taken) > 1) +
  Number(isBare && isLone(items, taken)) +
  Number(isGuessed(taken));

/** A bare number may be an age where it is the only one that says nothing of itself. */
function isGuessed(taken: Best["taken"]): boolean {
  const all = [...taken.values()];
  return all.some((fit) => fit.isGuess) && all.filter((fit) => fit.isBare).length > 1;
}

/** A shape of feet and inches has no one unit. */
const unitsIn = (taken: Best["taken"]): number => new Set([...taken.values()].flatMap(({ unit }) => unit ?? [])).size;

/** "area 51", "5 tip" and "triangle 60 60 60" ask nothing. */
function isLone(items: readonly Item[], taken: Best["taken"]): boolean {
  const values = items.flatMap((item) => ("value" in item ? [item.value] : []));
  const isRow = items.some((item, i) => isNumber(item) && isNumber(items[i + 1]));
  const isAlone = (values.length === 1 && values[0]?.is === "number") || isRow;
  return isAlone && ![...taken.values()].some(({ isNamed }) => isNamed);
}

const isFrom = (item: Item | undefined): boolean => item !== undefined && "word" in item && item.word === "from";

/** "20 to 30 percent" is neither. */
function rangesIn(items: readonly Item[], taken: Best["taken"]): number {
  const named = new Set([...taken.values()].flatMap(({ at, isNamed }) => (isNamed ? [at] : [])));
  return items.filter((item, i) => {
    const [before, after] = [items[i - 1], items[i + 1]];
    if (!("word" in item) || item.word.toLowerCase() !== "to") return false;
    if (!before || !after || !("value" in before) || !("value" in after)) return false;
    if (
      ["date", "time"].includes(before.value.is) ||
      isFrom(items[i - 2]) ||
      (after.value.is === "number" && named.has(i + 1))
    )
      return false;
    return before.value.is !== "percent" || after.value.is === "percent";
  }).length;
}
