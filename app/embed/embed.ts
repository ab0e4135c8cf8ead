// The script of an embed: the page's engine and words over plain elements.
import type { Calculator, Currency } from "#engine";
import { begunToday } from "./begun-today.ts";
import { textsIn } from "./controls.ts";
import { tellHeight } from "./height.ts";
import { takeOver } from "./take-over.ts";

export function run(calculator: Calculator) {
  const form = document.querySelector("form");
  const { currency = "{}" } = document.querySelector("main")?.dataset ?? {};
  if (form) begin(form, calculator, JSON.parse(currency));
  tellHeight();
}

/** In the owner's region, or in the one that the address of the frame names: /embed/tip#region=de-DE. */
async function begin(form: HTMLFormElement, calculator: Calculator, usual: Currency) {
  const asked = location.hash.slice(1) || location.search;
  if (!usual.notation && !/\b(region|currency)=/.test(asked)) return start(form, calculator, usual);
  const { inRegion } = await import("./in-region.ts");
  start(...inRegion(form, calculator, { usual, asked }));
}

const start = (form: HTMLFormElement, calculator: Calculator, currency: Currency) =>
  takeOver(form, calculator, currency, { changesAtStart: () => begunToday(calculator, textsIn(form, calculator)) });
