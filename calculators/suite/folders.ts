/// <reference types="vite/types/importMeta.d.ts" />
// What stands in a calculator's folder for tests alone. It is found on disk: no list has it, and no page loads it.
import type { AnyLaws } from "#engine";

type Lazy<T> = Readonly<Record<string, (() => Promise<{ readonly default: T }>) | undefined>>;

const laws: Lazy<AnyLaws> = import.meta.glob<{ readonly default: AnyLaws }>("../*/laws.ts");

export const loadLaws = async (folder: string): Promise<AnyLaws | undefined> =>
  (await laws[`../${folder}/laws.ts`]?.())?.default;
