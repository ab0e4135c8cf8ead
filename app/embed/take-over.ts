// Takes over the plain form of an embed: what is typed is read, grouped, converted and answered.
import { type Calculator, type Currency, isNumeric, type Texts, toOurs, toTheirs, wireInputs } from "#engine";
import type { Outcome } from "../_components/calculator/outcome.ts";
import { addedCommas } from "../_components/form/added-commas.ts";
import { converted, grouped, stepped } from "../_components/form/typing.ts";
import { controlOf, textsIn, write } from "./controls.ts";
import { showing } from "./show.ts";

const NONE = (): Texts => ({});

type More = {
  readonly changesAtStart?: () => Texts;
  /** Is told of every answer, the first one too. */
  readonly heard?: (outcome: Outcome) => void;
};

/** `changesAtStart` are made at once and after each reset. */
export function takeOver(form: HTMLFormElement, calculator: Calculator, currency: Currency, more: More = {}) {
  const { changesAtStart = NONE, heard } = more;
  const show = showing(form.closest(".embed") ?? document, calculator, currency);
  // As they are in the form, and in our notation.
  let shown: Texts = {};
  let texts: Texts = {};
  const commas = addedCommas();
  const settle = (changes: Texts = {}, typing?: string) => {
    write(form, toTheirs(calculator, changes, currency));
    shown = textsIn(form, calculator);
    texts = toOurs(calculator, shown, currency);
    heard?.(show(texts, typing));
  };
  const restart = () => settle(changesAtStart());

  form.addEventListener("input", (event) => {
    const { target } = event;
    const { name, value } = controlOf(target);
    const field = calculator.inputs[name];
    if (field && isNumeric(field) && target instanceof HTMLInputElement)
      commas.changed(shown[name] ?? "", target, event, currency.notation?.group);
    // The texts are still those with the unit before.
    settle(inNewUnit(calculator, texts, name, value), name);
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

/** The quantity converted, where what was chosen is its unit. */
function inNewUnit(calculator: Calculator, texts: Texts, name: string, chosen: string): Texts {
  const unit = wireInputs(calculator).find((wire) => wire.name === name && wire.part === "unit");
  return unit ? converted(calculator, texts, unit.of, chosen) : {};
}
