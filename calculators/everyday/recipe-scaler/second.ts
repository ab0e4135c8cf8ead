// The amount that a line begins with, times the servings wanted over the servings of the recipe.
import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { type Amount, over, plus, type Ratio, times } from "#calculators/second/ratio";

const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  "½": [1, 2],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
};

const recipeScaler: Opinion = (given) => {
  const factor = over(figure(given, "servings"), figure(given, "recipe_servings"));
  const firsts = (given.ingredients ?? "").split(";").map(amountAt);
  if (firsts.every((first) => first === undefined)) return undefined;
  const exact = (first: Ratio | undefined) => (first ? significant(times(first, factor), 4) : "");
  return { factor: significant(factor, 6), recipe: null, scaled: firsts.map((first) => [null, null, exact(first)]) };
};

/** Reads a character after another what belongs to the number at the start. */
function amountAt(line: string): Ratio | undefined {
  const text = line.trim().replace(/\s+/g, " ").replaceAll("⁄", "/");
  const sign = PARTS[/^(?:\d{1,6} ?)?(.)/u.exec(text)?.[1] ?? ""];
  if (sign) return plus(Number(/^\d*/.exec(text)?.[0] || 0), over(...sign));
  const figures = /^[\d.,/]+/.exec(text)?.[0] ?? "";
  const after = /^[ -]([\d.,/]+)/.exec(text.slice(figures.length))?.[1] ?? "";
  const [whole, part] = [wholeOf(figures), partOf(after)];
  return whole && part ? plus(whole, part) : (partOf(figures) ?? decimalOf(figures));
}

const wholeOf = (text: string): Amount | undefined => (/^\d{1,6}$/.test(text) ? text : undefined);

function partOf(text: string): Ratio | undefined {
  const [, top, bottom] = /^([1-9]\d?)\/([1-9]\d?)[.,]*$/.exec(text) ?? [];
  return top && bottom ? over(top, bottom) : undefined;
}

function decimalOf(text: string): Ratio | undefined {
  const number = /^(\d{1,3},\d{3}|\d{1,6}(?:\.\d{1,6}|,\d{1,2})?|\.\d{1,6})[.,]*$/.exec(text)?.[1];
  return number === undefined ? undefined : times(`0${number.replace(/,(?=\d{3}$)/, "").replace(",", ".")}`, 1);
}

export { made } from "#calculators/second/typed-recipes";

export default recipeScaler;
