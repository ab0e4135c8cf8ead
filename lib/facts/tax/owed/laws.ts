// Each country's law, and that of the US states. Pages have laws-in-pages.ts in its place, by `imports` in package.json: a law is
// loaded there once it is asked for. Everywhere else all are there from the start.
import * as australia from "./australia.ts";
import * as canada from "./canada.ts";
import * as france from "./france.ts";
import * as germany from "./germany.ts";
import * as india from "./india.ts";
import * as ireland from "./ireland.ts";
import * as netherlands from "./netherlands.ts";
import * as new_zealand from "./new-zealand.ts";
import * as uk from "./united-kingdom.ts";
import * as us from "./united-states.ts";
import * as states from "./united-states-state.ts";

const LAWS = { us, states, uk, ireland, canada, australia, new_zealand, germany, france, netherlands, india };
export type Laws = typeof LAWS;
export type LawName = keyof Laws;

export const lawOf = <N extends LawName>(name: N): Laws[N] => LAWS[name];

export const isHere = (_name: LawName): boolean => true;

export const load = async (_names: readonly LawName[]): Promise<void> => undefined;

/** Those that are still to be loaded. */
export const NAMES: readonly LawName[] = [];
