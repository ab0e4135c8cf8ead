// Once the person has changed something and paused, the model gets the inputs and the answer as they are now. A host keeps
// only the last of these messages, so each one says everything.
import { type Calculator, type Currency, outOfDate, present, sentenceOf, type Texts } from "#engine";
import type { Outcome } from "../../_components/calculator/outcome.ts";
import { dayOf } from "../../_components/form/day.ts";
import { outcomeOf } from "../../_components/form/typing.ts";
import { type Message, request } from "./host.ts";

const SETTLED = 1000;

type Service = { readonly tool: string; readonly page: string; readonly currency: Currency };

export function tellModel(
  form: HTMLFormElement,
  calculator: Calculator,
  { textsNow, service }: { readonly textsNow: () => Texts; readonly service: Service },
) {
  const called = outcomeOf(calculator, textsNow(), service.currency).raw;
  let sent = JSON.stringify(called);
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    const outcome = outcomeOf(calculator, textsNow(), service.currency);
    const now = JSON.stringify(outcome.raw);
    if (now === sent) return;
    sent = now;
    request("ui/update-model-context", contextOf(calculator, called, outcome, service));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLED);
  };
  // Arrow keys change a number without an input event.
  for (const event of ["input", "keydown", "reset"]) form.addEventListener(event, later);
}

function contextOf(calculator: Calculator, called: Outcome["raw"], outcome: Outcome, service: Service): Message {
  const { answer, raw, faults } = outcome;
  const changes = Object.keys({ ...called, ...raw }).filter((name) => raw[name] !== called[name]);
  const change = (name: string) => `${name} ${raw[name] ?? "left out"} (was ${called[name] ?? "left out"})`;
  const heading = `The user changed the form of ${service.tool}: ${changes.map(change).join(", ") || "back to the call"}.`;
  if (!answer) return said(heading, ...faults.map((fault) => sentenceOf(calculator, fault)));
  const { sentence, figures, alerts, notes } = present(calculator, answer, service.currency);
  const expired = outOfDate(calculator, answer.inputs, dayOf(new Date()));
  const lines = figures.map(({ name, label, text }) => `${label} (${name}): ${text}`);
  return {
    ...said(heading, ...alerts, ...expired, sentence, ...notes, ...lines, `Source: ${service.page}`),
    structuredContent: {
      tool: service.tool,
      inputs: answer.texts,
      result: Object.fromEntries(figures.map(({ name, text }) => [name, text])),
      values: Object.fromEntries(figures.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
      source_url: service.page,
    },
  };
}

const said = (...lines: readonly string[]): Message => ({ content: [{ type: "text", text: lines.join("\n") }] });
