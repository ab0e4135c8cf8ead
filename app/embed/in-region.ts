// An embed in a region other than ours. Where the address names one, the form is written anew, with its signs and units.
import { type Calculator, type Currency, withWords, worded } from "#engine";
import { startingTexts } from "../_components/form/starting-texts.ts";
import { currencyFor, writtenFor } from "../_components/region/regions.ts";

import { formMarkup } from "./form.ts";

export { currencyFor };

/** `usual` is from the document, so its notation has lost what it can do. */
type Regions = { readonly usual: Currency; readonly asked: string };

/** A currency that was JSON, with what its notation can do. */
export function readBack({ notation, ...plain }: Currency): Currency {
  return notation ? writtenFor(`region=${notation.region}&currency=${plain.code}`, plain) : plain;
}

export function inRegion(form: HTMLFormElement, calculator: Calculator, { usual, asked }: Regions) {
  const owners = readBack(usual);
  const currency = currencyFor(asked, owners);
  if (currency === owners) return [form, calculator, currency] as const;
  const local = worded(calculator, withWords(calculator, currency).notation);
  const place = document.createElement("div");
  place.innerHTML = formMarkup(local, startingTexts(local, currency), currency).markup;
  const written = place.querySelector("form") ?? form;
  form.replaceWith(written);
  return [written, local, currency] as const;
}
