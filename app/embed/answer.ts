// The answer of an embed, in the page's own parts and classes. Written at build for the example, and anew as one types.
import { type Calculator, type Currency, type FigureGroup, inGroups, outOfDate, present, sentenceOf } from "#engine";
import { dashes, sizeOf, usualLabel } from "../_components/answer/frame.ts";
import type { Outcome } from "../_components/calculator/outcome.ts";
import { controlId } from "../_components/form/control.ts";
import { html, type Markup } from "./markup.ts";

type Shown = { readonly currency: Currency; readonly today: string };

export function answerMarkup(calculator: Calculator, { answer, faults }: Outcome, { currency, today }: Shown): Markup {
  if (!answer) return noAnswer(calculator, faults);
  const { primary, headline, unit, figures, sentence, alerts, notes } = present(calculator, answer, currency);
  const shown = headline ?? primary;
  return html`
<div class="primary">
<h2 class="label" id="answer-h">${shown.label}</h2>
<p class="${sizeOf(shown)}">${headline ? headline.text : html`<span data-output="${primary.name}">${primary.text}</span>${unit && html`<small> ${unit}</small>`}`}</p>
</div>
<div class="rest">
${alerts.map((alert) => html`<p class="notice warn">${alert}</p>`)}
<p>${sentence}</p>
${notes.map((note) => html`<p class="note">${note}</p>`)}
${outOfDate(calculator, answer.inputs, today).map((line) => html`<p class="notice">${line}</p>`)}
${inGroups(calculator, { figures, large: headline ? undefined : primary.name }, answer.inputs).map(groupMarkup)}
</div>`;
}

const groupMarkup = ({ heading, figures }: FigureGroup): Markup => html`
${heading && html`<h3>${heading}</h3>`}
<dl class="facts">${figures.map(
  ({ name, label, text }) => html`<div><dt>${label}</dt><dd data-output="${name}">${text}</dd></div>`,
)}</dl>`;

/** The frame stays, and dashes stand in it. */
function noAnswer(calculator: Calculator, faults: Outcome["faults"]): Markup {
  return html`
<div class="primary">
<h2 class="label" id="answer-h">${usualLabel(calculator)}</h2>
<p class="number none">–</p>
</div>
<div class="rest">
${faults.slice(0, 1).map((fault) => {
  const sentence = sentenceOf(calculator, fault);
  return html`<p class="fault">${fault.field ? html`<a href="#${controlId(fault.field)}">${sentence}</a>` : sentence}</p>`;
})}
<dl class="facts">${dashes(calculator).map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>
</div>`;
}
