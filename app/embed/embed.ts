// The script of an embed: the page's engine and words over plain elements.
import { type Calculator, type Currency, drawnInputs, type Texts, todayInputs } from "#engine";
import { dayOf } from "../_components/form/day.ts";
import { drawnSeed } from "../_components/form/drawn.ts";
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
  takeOver(form, calculator, currency, () => today(calculator, textsIn(form, calculator)));

/** Days that stand for today and seeds to be drawn, where no one has changed them. */
function today(calculator: Calculator, texts: Texts): Texts {
  const seeds = drawnInputs(calculator).map((seed) => ({ ...seed, text: drawnSeed() }));
  const begun = [...todayInputs(calculator, dayOf(new Date())), ...seeds];
  const untouched = begun.filter(({ name, begun }) => texts[name] === begun);
  return Object.fromEntries(untouched.map(({ name, text }) => [name, text]));
}
