// The script of an embed: the page's engine and words over plain elements.
import {
  type Calculator,
  type Currency,
  isNumeric,
  type Texts,
  todayInputs,
  toOurs,
  toTheirs,
  wireInputs,
} from "#engine";
import { addedCommas } from "../_components/form/added-commas.ts";
import { dayOf } from "../_components/form/day.ts";
import { converted, grouped, stepped } from "../_components/form/typing.ts";
import { controlOf, textsIn, write } from "./controls.ts";
import { tellHeight } from "./height.ts";
import { show } from "./show.ts";

export function run(calculator: Calculator) {
  const form = document.querySelector("form");
  const { currency = "{}" } = document.querySelector("main")?.dataset ?? {};
  if (form) begin(form, calculator, JSON.parse(currency));
  tellHeight();
}

/** In the owner's region, or in the one that the address of the frame names: /embed/tip#region=de-DE. */
async function begin(form: HTMLFormElement, calculator: Calculator, usual: Currency) {
  const asked = location.hash.slice(1) || location.search;
  if (!usual.notation && !/\b(region|currency)=/.test(asked)) return takeOver(form, calculator, usual);
  const { inRegion } = await import("./in-region.ts");
  takeOver(...inRegion(form, calculator, { usual, asked }));
}

function takeOver(form: HTMLFormElement, calculator: Calculator, currency: Currency) {
  // As they stand in the form, and in our notation.
  let shown: Texts = {};
  let texts: Texts = {};
  const commas = addedCommas();
  const settle = (changes: Texts = {}, typing?: string) => {
    write(form, toTheirs(calculator, changes, currency));
    shown = textsIn(form, calculator);
    texts = toOurs(calculator, shown, currency);
    show(calculator, texts, currency, typing);
  };
  const restart = () => settle(today(calculator, textsIn(form, calculator)));

  form.addEventListener("input", (event) => {
    const { target } = event;
    const { name, value } = controlOf(target);
    const field = calculator.inputs[name];
    if (field && isNumeric(field) && target instanceof HTMLInputElement)
      commas.changed(shown[name] ?? "", target, event, currency.notation?.group);
    const unit = wireInputs(calculator).find((wire) => wire.name === name && wire.part === "unit");
    // The texts are still those with the unit before.
    settle(unit ? converted(calculator, texts, unit.of, value) : {}, name);
  });
  form.addEventListener("focusout", ({ target }) => {
    commas.left();
    settle(grouped(calculator, texts, controlOf(target).name));
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const { name } = controlOf(event.target);
    const next = stepped(calculator, texts, name, event.key === "ArrowUp" ? 1 : -1);
    if (!(name in next)) return;
    event.preventDefault();
    settle(next, name);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  // The browser puts the first texts back once all have heard of it.
  form.addEventListener("reset", () => setTimeout(restart));
  restart();
}

/** Days that stand for today, and that no one has changed. */
function today(calculator: Calculator, texts: Texts): Texts {
  const untouched = todayInputs(calculator).filter(([name, start]) => texts[name] === start);
  return Object.fromEntries(untouched.map(([name]) => [name, dayOf(new Date())]));
}
