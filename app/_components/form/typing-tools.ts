// What a page loads once someone reaches for its form.
import { type Calculator, type Currency, type Texts, toOurs, toTheirs } from "#engine";
import { left } from "./leave.ts";
import { cleared, converted, outcomeOf, stepped } from "./typing.ts";

const tools = { cleared, converted, left, outcomeOf, stepped };
export type Typing = typeof tools;

/** The tools for a form in the notation of its currency. */
export function typingIn(currency: Currency): Typing {
  if (!currency.notation) return tools;
  const ours = (calculator: Calculator, texts: Texts) => toOurs(calculator, texts, currency);
  const theirs = (calculator: Calculator, texts: Texts) => toTheirs(calculator, texts, currency);
  return {
    ...tools,
    left: async (calculator, texts, name) => theirs(calculator, await left(calculator, ours(calculator, texts), name)),
    stepped: (calculator, texts, ...way) => theirs(calculator, stepped(calculator, ours(calculator, texts), ...way)),
    cleared: (calculator) => theirs(calculator, cleared(calculator)),
    converted: (calculator, texts, ...to) => theirs(calculator, converted(calculator, ours(calculator, texts), ...to)),
  };
}

export { outcomeOf };
