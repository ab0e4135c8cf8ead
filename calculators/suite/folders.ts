/// <reference types="vite/types/importMeta.d.ts" />
// What stands in a calculator's folder, found on disk: laws and second opinions, which no page loads, and drafts, which are in no list.
import { byCategory } from "#calculators/by-category";
import type { Given, Made, Opinion } from "#calculators/second/given";
import type { AnyContent, AnyLaws, Calculator } from "#engine";
import { conversionBy, lawsOfConverter } from "./converters.ts";

type Lazy<T> = Readonly<Record<string, () => Promise<{ readonly default: T }>>>;

const definitions = import.meta.glob<{ readonly default: Calculator }>(["../*/*/*.ts", "!../*/*/*.test.ts"]);
const contents: Lazy<AnyContent> = byFolder(import.meta.glob<{ readonly default: AnyContent }>("../*/*/content.ts"));
const laws: Lazy<AnyLaws> = byFolder(import.meta.glob<{ readonly default: AnyLaws }>("../*/*/laws.ts"));

/** Published or not; undefined where a file is missing. */
export async function loadCalculator(category: string, slug: string) {
  const [definition, words] = [await definitions[`../${category}/${slug}/${slug}.ts`]?.(), await contents[slug]?.()];
  if (!definition || !words || !Object.hasOwn(byCategory, category)) return undefined;
  const version = words.default.changes?.[0]?.version ?? "1.0.0";
  return { calculator: { ...definition.default, slug, category, version }, words: words.default };
}

/** Those of a converter follow from its units. */
export async function loadLaws(
  folder: string,
  { converts }: Pick<Calculator, "converts">,
): Promise<AnyLaws | undefined> {
  return converts ? lawsOfConverter(converts) : (await laws[folder]?.())?.default;
}

/** A second opinion; inputs made on purpose, where chance would seldom make one that is read; and inputs that meet a limit exactly. */
export type Second = { readonly default: Opinion; readonly made?: Made; readonly met?: readonly Given[] };

const opinions = byFolder(import.meta.glob<Second>("../*/*/second.ts"));

export async function loadOpinion(
  slug: string,
  { converts }: Pick<Calculator, "converts">,
): Promise<Second | undefined> {
  return converts ? { default: conversionBy(converts) } : await opinions[slug]?.();
}

/** "../everyday/tip/laws.ts" → "tip" */
function byFolder<T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(files).map(([path, load]) => [path.split("/")[2] ?? "", load]));
}
