// The laws of laws.ts in a browser's page, each in a script of its own.
import type { LawName, Laws } from "./laws.ts";

const LOADERS: { readonly [N in LawName]: () => Promise<Laws[N]> } = {
  us: () => import("./united-states.ts"),
  states: () => import("./united-states-state.ts"),
  uk: () => import("./united-kingdom.ts"),
  ireland: () => import("./ireland.ts"),
  canada: () => import("./canada.ts"),
  australia: () => import("./australia.ts"),
  new_zealand: () => import("./new-zealand.ts"),
  germany: () => import("./germany.ts"),
  france: () => import("./france.ts"),
  netherlands: () => import("./netherlands.ts"),
  india: () => import("./india.ts"),
};

const here: { [N in LawName]?: Laws[N] } = {};

export function lawOf<N extends LawName>(name: N): Laws[N] {
  const law = here[name];
  if (!law) throw new TypeError(`The law of ${name} is not loaded.`);
  return law;
}

export const isHere = (name: LawName): boolean => name in here;

const isName = (name: string): name is LawName => name in LOADERS;
export const NAMES: readonly LawName[] = Object.keys(LOADERS).filter(isName);

export async function load(names: readonly LawName[]): Promise<void> {
  await Promise.all(names.map(loadOne));
}

async function loadOne<N extends LawName>(name: N): Promise<void> {
  here[name] = await LOADERS[name]();
}
