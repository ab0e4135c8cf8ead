import type { Currency, Texts } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";

/** Texts are in the form's notation. */
export type Named = { readonly name: string; readonly texts: Texts };
export type Column = Named & { readonly currency: Currency; readonly outcome: Outcome };
