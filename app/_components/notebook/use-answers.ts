// The answers to the lines of a notebook. What works them out is loaded when something is typed.
import { useEffect, useState } from "react";
import { isCalculator } from "#lib/questions/find";
import type { Line } from "#lib/questions/notebook";
import { dayOf } from "../form/day.ts";
import { later } from "../offline/later.ts";
import { chosenCurrency, useChoice } from "../region/chosen.ts";
import { ownCurrency, type Usual } from "../region/usual.ts";
import { everything } from "../search/use-finder.ts";
import { isBlank, type Row, START } from "./rows.ts";

export type Answers = ReadonlyMap<number, Line>;

const NONE: Answers = new Map();
/** Milliseconds of work before the page is let at its keys again. */
const STRETCH = 12;
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** By the rows' ids. Undefined where what works them out could not be loaded. Those that it begins with come with the page. */
export function useAnswers(rows: readonly Row[], usual: Usual, begins: readonly Line[]): Answers | undefined {
  const [first] = useState<Answers>(() => new Map(begins.entries()));
  const [answers, setAnswers] = useState<Answers | undefined>(first);
  const choice = useChoice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice of region writes every answer anew
  useEffect(() => {
    if (rows === START && !choice) return setAnswers(first);
    const ended = new AbortController();
    answersTo(rows, usual, ended.signal).then(
      (found) => ended.signal.aborted || setAnswers(found),
      () => setAnswers(undefined),
    );
    return () => ended.abort();
  }, [rows, usual, choice]);
  return answers;
}

const loadNotebook = later(() => import("#lib/questions/notebook"));

async function answersTo(rows: readonly Row[], usual: Usual, ended: AbortSignal): Promise<Answers> {
  if (isBlank(rows)) return NONE;
  const notebook = await loadNotebook();
  const own = await ownCurrency(usual);
  const currencyOf = (code: string) => chosenCurrency(own, code);
  const { calculators } = await everything();
  const setting = {
    among: calculators.filter(isCalculator),
    today: dayOf(new Date()),
    currency: await chosenCurrency(own),
    currencyOf,
  };
  const texts = rows.map(({ text }) => text);
  const lines: Line[] = [];
  let begun = performance.now();
  for await (const line of notebook.answersTo(texts, setting)) {
    lines.push(line);
    if (performance.now() - begun < STRETCH) continue;
    await rest();
    if (ended.aborted) break;
    begun = performance.now();
  }
  return new Map(lines.map((line, i) => [rows[i]?.id ?? i, line]));
}
