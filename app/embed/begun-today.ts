import { type Calculator, drawnInputs, type Texts, todayInputs } from "#engine";
import { dayOf } from "../_components/form/day.ts";
import { drawnSeed } from "../_components/form/drawn.ts";

/** Days that stand for today and seeds to be drawn, where no one has changed them. */
export function begunToday(calculator: Calculator, texts: Texts): Texts {
  const seeds = drawnInputs(calculator).map((seed) => ({ ...seed, text: drawnSeed() }));
  const begun = [...todayInputs(calculator, dayOf(new Date())), ...seeds];
  const untouched = begun.filter(({ name, begun }) => texts[name] === begun);
  return Object.fromEntries(untouched.map(({ name, text }) => [name, text]));
}
