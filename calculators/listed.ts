// A list of calculators by slug, each in a chunk of its own. A definition says what a calculator does; which one it is, the list
// knows from the folder. Safe in the browser: no words, no vectors.
import type { AnyContent, AnyLaws, Calculator, ListedCalculator } from "#engine";

/** A category of the owner's: `before` is one that it comes before; else it is the last. */
export type OwnCategory = {
  readonly name: string;
  readonly description: string;
  readonly disclaimer?: string;
  readonly before?: string;
};

export type List = Readonly<Record<string, () => Promise<{ readonly default: ListedCalculator }>>>;
/** A calculator that is in no list but that of drafts. */
export type Draft = {
  readonly category: string;
  readonly version: string;
  readonly files: readonly string[];
  /** A folder, or an owner's YAML file. */
  readonly path: string;
  readonly definition: Load;
  readonly words: () => Promise<{ readonly default: AnyContent }>;
  readonly laws?: () => Promise<{ readonly default: AnyLaws }>;
};

type Load = () => Promise<{ readonly default: Calculator }>;

export const listed = (category: string, lines: Readonly<Record<string, readonly [version: string, Load]>>): List =>
  Object.fromEntries(
    Object.entries(lines).map(([slug, [version, load]]) => [slug, named({ slug, category, version }, load)]),
  );

/** The same object each time: what is worked out about a calculator is kept by it. */
function named(name: Pick<ListedCalculator, "slug" | "category" | "version">, load: Load) {
  let calculator: ListedCalculator | undefined;
  return async () => {
    const { default: definition } = await load();
    calculator ??= { ...definition, ...name };
    return { default: calculator };
  };
}

/** With all that a page loads only once its form asks for it. */
export const whole = (list: List): List =>
  Object.fromEntries(Object.entries(list).map(([slug, load]) => [slug, () => loadWhole(load)]));

async function loadWhole(load: List[string]) {
  const module = await load();
  await module.default.later?.load();
  return module;
}
