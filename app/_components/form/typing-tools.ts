// What a page loads once someone reaches for its form.
import { type Calculator, type Currency, type Texts, toOurs, toTheirs } from "#engine";
import type { Change } from "../region/use-form-texts.ts";
import { changedOnLeaving } from "./leave.ts";
import { cleared, converted, outcomeOf, stepped } from "./typing.ts";

/** Nothing changes where more has been typed meanwhile. */
async function left(calculator: Calculator, texts: Texts, name: string, onTexts: Change) {
  const changed = await changedOnLeaving(calculator, texts, name);
  onTexts((before) => (before[name] === texts[name] ? changed : {}));
}

const tools = { cleared, converted, left, outcomeOf, stepped };
export type Typing = typeof tools;

/** The tools for a form in the notation of its currency. */
export function typingIn(currency: Currency): Typing {
  if (!currency.notation) return tools;
  const ours = (calculator: Calculator, texts: Texts) => toOurs(calculator, texts, currency);
  const theirs = (calculator: Calculator, texts: Texts) => toTheirs(calculator, texts, currency);
  return {
    ...tools,
    async left(calculator, texts, name, onTexts) {
      const changed = theirs(calculator, await changedOnLeaving(calculator, ours(calculator, texts), name));
      onTexts((before) => (before[name] === texts[name] ? changed : {}));
    },
    stepped: (calculator, texts, ...way) => theirs(calculator, stepped(calculator, ours(calculator, texts), ...way)),
    cleared: (calculator) => theirs(calculator, cleared(calculator)),
    converted: (calculator, texts, ...to) => theirs(calculator, converted(calculator, ours(calculator, texts), ...to)),
  };
}

export { outcomeOf };
