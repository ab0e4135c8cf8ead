/** What `compute` returns where accepted inputs have no answer. */
export type NoAnswer = { readonly noAnswer: string };

export const noAnswer = (sentence: string): NoAnswer => ({ noAnswer: sentence });

export const hasNoAnswer = (found: object): found is NoAnswer => "noAnswer" in found;
