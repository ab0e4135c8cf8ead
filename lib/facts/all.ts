// Every fact, for the page of proof and for `npm run stale`. A calculator imports its own facts, never this list.
import type { Fact } from "./dated.ts";

export const FACTS: readonly Fact<unknown>[] = [];
