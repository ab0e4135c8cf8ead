// The form in its shadow tree, with the attributes as inputs, and what it tells the page around it.
import {
  type Calculator,
  type Currency,
  type ListedCalculator,
  present,
  sentenceOf,
  type Texts,
  toTheirs,
  wireInputs,
  withWords,
  worded,
} from "#engine";
import type { Outcome } from "../../_components/calculator/outcome.ts";
import { dayOf } from "../../_components/form/day.ts";
import { inGroups, startingTexts } from "../../_components/form/starting-texts.ts";
import { begunToday } from "../begun-today.ts";
import { bodyMarkup } from "../body.ts";
import { textsIn } from "../controls.ts";
import { takeOver } from "../take-over.ts";

type Home = { readonly url: string; readonly name: string; readonly currency: Currency };

export function draw(element: HTMLElement, tree: ShadowRoot, listed: ListedCalculator, { url, name, currency }: Home) {
  const calculator = worded(listed, withWords(listed, currency).notation);
  const given = toTheirs(calculator, inGroups(calculator, attributesOf(element, calculator)), currency);
  const texts = { ...startingTexts(calculator, currency), ...given };
  const [page, today] = [`${url}/calculators/${listed.slug}`, dayOf(new Date())];
  const { markup } = bodyMarkup(calculator, { texts, currency, today, page, site: name });
  tree.innerHTML = `<div class="embed">${markup}</div>`;
  for (const part of ["form", ".answer", ".primary"])
    tree.querySelector(part)?.setAttribute("part", part.replace(".", ""));
  const form = tree.querySelector("form");
  if (!form) return;
  let before: string | undefined;
  const heard = (outcome: Outcome) => {
    const now = JSON.stringify(outcome.raw);
    if (now === before) return;
    if (before !== undefined) tell(element, "change", { inputs: outcome.raw });
    before = now;
    tell(element, "answer", answerOf(calculator, outcome, currency));
  };
  takeOver(form, calculator, currency, {
    changesAtStart: () => begunToday(calculator, textsIn(form, calculator)),
    heard,
  });
}

/** By the names of the inputs, with dashes or without. */
function attributesOf(element: HTMLElement, calculator: Calculator): Texts {
  const named = wireInputs(calculator).map(
    ({ name }) => [name, element.getAttribute(name) ?? element.getAttribute(name.replaceAll("_", "-"))] as const,
  );
  return Object.fromEntries(named.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}

function answerOf(calculator: Calculator, { answer, raw, faults }: Outcome, currency: Currency) {
  if (!answer)
    return { inputs: raw, error: { message: faults.map((fault) => sentenceOf(calculator, fault)).join(" ") } };
  const { sentence, figures, alerts } = present(calculator, answer, currency);
  return {
    inputs: answer.texts,
    sentence,
    warnings: alerts,
    result: Object.fromEntries(figures.map(({ name, text }) => [name, text])),
    values: Object.fromEntries(figures.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
  };
}

const tell = (element: HTMLElement, type: string, detail: object) =>
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
