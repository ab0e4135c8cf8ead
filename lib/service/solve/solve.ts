// Solves a calculator backwards, as "What if" on its page does: which value of an input makes a figure what is wanted?
import {
  type Finding,
  type Solution as Found,
  isRefusal,
  type Pausable,
  type Sought,
  tellFinding,
  whatIf,
} from "#engine";
import { type Answering, categoryOf } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { pageOf } from "../addresses.ts";
import { calculation } from "../calculation.ts";
import type { SolveRequest } from "./read-solve.ts";

export function* answerSolve(entry: Answering, request: SolveRequest, site: Site, now: Date): Pausable<SolveAnswer> {
  const { texts, sought } = request;
  const finding = yield* whatIf(entry.calculator, texts, sought, site.currency);
  const solved: Solution[] = [];
  for (const found of finding.values) {
    yield;
    solved.push(solutionOf(entry, request, found, site, now));
  }
  return solvedOf(entry, sought, { finding, solved }, site);
}

type Solution = ReturnType<typeof solutionOf>;
type Solved = { readonly finding: Finding; readonly solved: readonly Solution[] };

function solvedOf({ calculator }: Answering, sought: Sought, { finding, solved }: Solved, site: Site) {
  const source = pageOf(site, calculator.slug);
  const isSolved = finding.kind === "found" || finding.values.every(({ missed }) => missed === "");
  const [nearest] = isSolved ? [] : solved;
  return {
    tool: calculator.name,
    tool_slug: calculator.slug,
    tool_version: calculator.version,
    want: { name: sought.output, text: finding.wanted },
    by: sought.input,
    answer: tellFinding(calculator, sought, finding),
    searched: { from: finding.from, to: finding.to, every: finding.every },
    solutions: isSolved ? solved : [],
    more: finding.more,
    ...(nearest ? { nearest } : {}),
    disclaimer: categoryOf(calculator).disclaimer,
    source_url: source,
    attribution: `Calculated by ${site.name}: ${source}`,
  };
}

/** The whole calculation at a value, and how the value answers the question. */
function solutionOf(entry: Answering, { inputs, sought }: SolveRequest, found: Found, site: Site, now: Date) {
  const { text, printed, result, missed, exact, reach } = found;
  const answer = calculation(entry, { ...inputs, [sought.input]: text }, site, now);
  if (isRefusal(answer)) throw new Error(`${entry.calculator.slug} refuses what its search found`);
  const solved = { input: sought.input, value: text, text: printed, result, exact };
  return { ...answer, solved: { ...solved, ...(missed ? { missed } : {}), ...(reach ? { reach } : {}) } };
}

export type SolveAnswer = ReturnType<typeof solvedOf>;
