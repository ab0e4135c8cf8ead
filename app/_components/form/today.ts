import { useEffect } from "react";
import { type Calculator, drawnInputs, todayInputs } from "#engine";
import type { Change } from "../region/use-form-texts.ts";
import { dayOf } from "./day.ts";
import { drawnSeed } from "./drawn.ts";
import { linkedTexts } from "./linked.ts";

/** A day that stands for today begins with the visitor's own and a seed with a drawn one, once the page runs, unless something
 * was typed or linked. */
export function useToday(calculator: Calculator, change: Change) {
  useEffect(() => {
    const today = dayOf(new Date());
    const linked = linkedTexts();
    change((before) => {
      const seeds = drawnInputs(calculator).map((seed) => ({ ...seed, text: drawnSeed() }));
      const untouched = [...todayInputs(calculator, today), ...seeds].filter(
        ({ name, begun }) => before[name] === begun && !linked.has(name),
      );
      return Object.fromEntries(untouched.map(({ name, text }) => [name, text]));
    });
  }, [calculator, change]);
}
