// Looks for a value without holding up the page: some milliseconds at a time, and starts again when anything changes.
import { useEffect, useState } from "react";
import { type Calculator, type Currency, type Finding, marked, readWanted, styleIn, type Texts, whatIf } from "#engine";

export type Question = { readonly output: string; readonly typed: string; readonly input: string };
type Search = { readonly isLooking: boolean; readonly finding?: Finding | undefined };

const PAUSE = 250;
const SHIFT = 8;

export function useFinding(calculator: Calculator, texts: Texts, currency: Currency, question: Question): Search {
  const { output, typed, input } = question;
  const [search, setSearch] = useState<Search>({ isLooking: false });
  useEffect(() => {
    const { wanted } = readWanted(marked(calculator, output), typed, styleIn(calculator, texts, currency));
    setSearch({ isLooking: wanted !== undefined });
    if (!wanted) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      await calculator.later?.load(texts);
      const finding = await rested(whatIf(calculator, texts, { output, input, wanted }, currency), () => isOver);
      if (!isOver) setSearch({ isLooking: false, finding });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [calculator, texts, currency, output, typed, input]);
  return search;
}

/** Runs what may rest to its end, unless it is over before. */
async function rested<R>(work: Generator<void, R, void>, isOver: () => boolean): Promise<R | undefined> {
  let shift = performance.now() + SHIFT;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() < shift) continue;
    await new Promise((resume) => setTimeout(resume));
    if (isOver()) return undefined;
    shift = performance.now() + SHIFT;
  }
}
