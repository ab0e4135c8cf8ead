import type { Answer, Calculator, Currency } from "#engine";

/** What a picture that a calculator declares is drawn from. */
export type Drawing = { readonly calculator: Calculator; readonly answer: Answer; readonly currency: Currency };
