import { SETS } from "#lib/mcp";

export type Context = { readonly params: Promise<{ readonly set: string }> };

export const everySet = () => Object.keys(SETS).map((set) => ({ set }));
