import { useEffect } from "react";
import { type Calculator, type Texts, todayInputs } from "#engine";
import { dayOf } from "./day.ts";

/** A day that stands for today begins with the visitor's own, once the page runs, unless something was typed or linked. */
export function useToday(calculator: Calculator, change: (next: (before: Texts) => Texts) => void) {
  useEffect(() => {
    const today = dayOf(new Date());
    const linked = new URLSearchParams(location.hash.slice(1) || location.search);
    change((before) => {
      const untouched = todayInputs(calculator).filter(([name, first]) => before[name] === first && !linked.has(name));
      return untouched.length > 0
        ? { ...before, ...Object.fromEntries(untouched.map(([name]) => [name, today])) }
        : before;
    });
  }, [calculator, change]);
}
