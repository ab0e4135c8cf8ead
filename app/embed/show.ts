// What follows from the texts in the form: which fields are asked for, what stands under each, and the answer.
import { type Calculator, type Currency, isAsked, type Texts } from "#engine";
import type { Outcome } from "../_components/calculator/outcome.ts";
import { controlId, lineId } from "../_components/form/control.ts";
import { dayOf } from "../_components/form/day.ts";
import { faultUnder, lineUnder } from "../_components/form/field-line.ts";
import { outcomeOf } from "../_components/form/typing.ts";
import { answerMarkup } from "./answer.ts";

const SETTLED = 1000;

/** `within`: what has the form and its answer, in a document or apart from it. */
export function showing(within: ParentNode, calculator: Calculator, currency: Currency) {
  const announce = announcing(within);
  return (texts: Texts, typing: string | undefined): Outcome => {
    const outcome = outcomeOf(calculator, texts, currency);
    for (const [name, field] of Object.entries(calculator.inputs)) {
      const box = within.querySelector<HTMLElement>(`[data-input="${name}"]`);
      if (box) box.hidden = !isAsked(calculator.inputs, field, texts);
      showLine(within, calculator, name, { text: texts[name], outcome, typing });
    }
    const answer = within.querySelector(".answer");
    if (answer) answer.innerHTML = answerMarkup(calculator, outcome, { currency, today: dayOf(new Date()) }).markup;
    const onward = within.querySelector<HTMLAnchorElement>(".onward a");
    if (onward) onward.hash = String(new URLSearchParams({ ...texts, ...writtenIn(currency) }));
    announce();
    return outcome;
  };
}

/** The page it leads to is written as this is. */
const writtenIn = ({ code, notation }: Currency): Record<string, string> =>
  notation ? { region: notation.region, currency: code } : {};

type Typed = { readonly text: string | undefined; readonly outcome: Outcome; readonly typing: string | undefined };

function showLine(within: ParentNode, calculator: Calculator, name: string, { text, outcome, typing }: Typed) {
  const field = calculator.inputs[name];
  const line = within.querySelector(`#${lineId(name)}`);
  if (!field || !line) return;
  const fault = faultUnder(calculator, outcome, name, typing);
  line.textContent = lineUnder(field, text, { fault, echo: outcome.echoes[name] }) ?? "";
  line.classList.toggle("wrong", fault !== undefined);
  within.querySelector(`#${controlId(name)}`)?.setAttribute("aria-invalid", String(fault !== undefined));
}

/** Said once typing has stopped, and never the answer that the form began with. */
function announcing(within: ParentNode) {
  let first: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
  return () => {
    const primary =
      within
        .querySelector(".primary")
        ?.textContent?.trim()
        .replace(/\s*\n\s*/, ": ") ?? "";
    first ??= primary;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const said = within.querySelector("[role=status]");
      if (said && (primary !== first || said.textContent !== "")) said.textContent = primary;
    }, SETTLED);
  };
}
