// The arguments of a call as the texts of a form.
import { type Calculator, calculate, isRefusal, leftOut, type Texts, wireInputs } from "#engine";
import { inGroups } from "../../_components/form/starting-texts.ts";
import type { Message } from "./host.ts";

/** The service reads arguments and gives them back as texts. Where it refuses them, they are shown as they were sent, and an
 * input that is missing is blank. `show` says how much of an answer a model wants, and is no input. */
export function textsOf(calculator: Calculator, { show: _, ...sent }: Message): Texts {
  const answer = calculate(calculator, sent);
  const given = isRefusal(answer) ? asSent(calculator, sent) : answer.texts;
  return inGroups(calculator, { ...leftOut(calculator), ...given });
}

/** An object may have a `toString` that is no function. */
const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

function asSent(calculator: Calculator, sent: Message): Texts {
  const texts = wireInputs(calculator).map(({ name, part, field }) => {
    if (name in sent) return [[name, asText(sent[name])]];
    return part === "value" && "example" in field ? [[name, ""]] : [];
  });
  return Object.fromEntries(texts.flat());
}
