// What an embed shows: the form, its answer and the way to the page.
import { type Calculator, type Currency, type Texts, toOurs } from "#engine";
import { outcomeOf } from "../_components/form/typing.ts";
import { answerMarkup } from "./answer.ts";
import { formMarkup } from "./form.ts";
import { html, type Markup } from "./markup.ts";

export type Shown = {
  /** As they are in the form, in the currency's notation. */
  readonly texts: Texts;
  readonly currency: Currency;
  /** By which it says what has run out: as of the build until the script has taken over. */
  readonly today: string;
  readonly page: string;
  readonly site: string;
};

export const bodyMarkup = (calculator: Calculator, { texts, currency, today, page, site }: Shown): Markup => html`
<h1>${calculator.name}</h1>
<div class="split">
${formMarkup(calculator, texts, currency)}
<section class="answer" aria-labelledby="answer-h">${answerMarkup(calculator, outcomeOf(calculator, toOurs(calculator, texts, currency), currency), { currency, today })}</section>
</div>
<p class="unseen" role="status"></p>
<p class="note onward"><a href="${page}" target="_blank" rel="noopener">Steps, limits and sources</a> at ${site}</p>
`;
