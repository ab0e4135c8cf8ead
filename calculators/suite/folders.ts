/// <reference types="vite/types/importMeta.d.ts" />
// What stands in a calculator's folder for tests alone. It is found on disk: no list has it, and no page loads it.
import type { Opinion } from "#calculators/second/given";
import type { AnyLaws } from "#engine";

type Lazy<T> = Readonly<Record<string, () => Promise<{ readonly default: T }>>>;

const laws: Lazy<AnyLaws> = byFolder(import.meta.glob<{ readonly default: AnyLaws }>("../*/*/laws.ts"));

export const loadLaws = async (folder: string): Promise<AnyLaws | undefined> => (await laws[folder]?.())?.default;

/** Those that there are, by slug. */
export const opinions: Lazy<Opinion> = byFolder(import.meta.glob<{ readonly default: Opinion }>("../*/*/second.ts"));

/** "../everyday/tip/laws.ts" → "tip" */
function byFolder<T>(files: Lazy<T>): Lazy<T> {
  return Object.fromEntries(Object.entries(files).map(([path, load]) => [path.split("/")[2] ?? "", load]));
}
