import type { Told } from "../printing/format.ts";

/** What `compute` returns where accepted inputs have no answer. */
export type NoAnswer = { readonly noAnswer: Told };

export const noAnswer = (sentence: Told): NoAnswer => ({ noAnswer: sentence });

export const hasNoAnswer = (found: object): found is NoAnswer => "noAnswer" in found;
