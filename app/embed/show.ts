// What follows from the texts in the form: which fields are asked for, what stands under each, and the answer.
import { type Calculator, type Currency, isAsked, type Texts } from "#engine";
import type { Outcome } from "../_components/calculator/outcome.ts";
import { controlId, lineId } from "../_components/form/control.ts";
import { dayOf } from "../_components/form/day.ts";
import { faultUnder, lineUnder } from "../_components/form/field-line.ts";
import { outcomeOf } from "../_components/form/typing.ts";
import { answerMarkup } from "./answer.ts";

const SETTLED = 1000;

export function show(calculator: Calculator, texts: Texts, currency: Currency, typing: string | undefined) {
  const outcome = outcomeOf(calculator, texts, currency);
  for (const [name, field] of Object.entries(calculator.inputs)) {
    const box = document.querySelector<HTMLElement>(`[data-input="${name}"]`);
    if (box) box.hidden = !isAsked(calculator.inputs, field, texts);
    showLine(calculator, name, texts, outcome, typing);
  }
  const answer = document.querySelector(".answer");
  if (answer) answer.innerHTML = answerMarkup(calculator, outcome, { currency, today: dayOf(new Date()) }).markup;
  const onward = document.querySelector<HTMLAnchorElement>(".onward a");
  if (onward) onward.hash = String(new URLSearchParams({ ...texts, ...writtenIn(currency) }));
  announce();
}

/** The page it leads to is written as this is. */
const writtenIn = ({ code, notation }: Currency): Record<string, string> =>
  notation ? { region: notation.region, currency: code } : {};

function showLine(calculator: Calculator, name: string, texts: Texts, outcome: Outcome, typing: string | undefined) {
  const field = calculator.inputs[name];
  const line = document.getElementById(lineId(name));
  if (!field || !line) return;
  const fault = faultUnder(calculator, outcome, name, typing);
  line.textContent = lineUnder(field, texts[name], { fault, echo: outcome.echoes[name] }) ?? "";
  line.classList.toggle("wrong", fault !== undefined);
  document.getElementById(controlId(name))?.setAttribute("aria-invalid", String(fault !== undefined));
}

let first: string | undefined;
let timer: ReturnType<typeof setTimeout>;

/** Said once typing has stopped, and never the answer that the form began with. */
function announce() {
  const primary =
    document
      .querySelector(".primary")
      ?.textContent?.trim()
      .replace(/\s*\n\s*/, ": ") ?? "";
  first ??= primary;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const said = document.querySelector("[role=status]");
    if (said && (primary !== first || said.textContent !== "")) said.textContent = primary;
  }, SETTLED);
}
