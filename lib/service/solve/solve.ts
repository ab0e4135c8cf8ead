// Solves a calculator backwards, as "What if" on its page does: which value of an input makes a figure what is wanted?
import { type Finding, type Found, isRefusal, tellFinding, whatIf } from "#engine";
import { CATEGORIES, type Entry } from "#lib/catalogue";
import type { Site } from "#lib/site";
import { pageOf } from "../addresses.ts";
import { calculation } from "../calculation.ts";
import type { ServiceError } from "../errors.ts";
import { beginWork, tooMuchWork } from "../work.ts";
import type { SolveRequest } from "./read-solve.ts";

export function answerSolve(entry: Entry, request: SolveRequest, site: Site, now: Date) {
  const { calculator } = entry;
  const { texts, wish } = request;
  const source = pageOf(site, calculator.slug);
  const finding = within(whatIf(calculator, texts, wish, site.currency));
  if (!finding)
    return tooMuchWork(
      `Solving this takes more calculations than one request allows. Use “What if” on ${source} instead.`,
    );
  const solved = finding.values.map((found) => solutionOf(entry, request, found, site, now));
  const isSolved = finding.kind === "found" || finding.values.every(({ missed }) => missed === "");
  const [nearest] = isSolved ? [] : solved;
  return {
    tool: calculator.name,
    tool_slug: calculator.slug,
    tool_version: calculator.version,
    want: { name: wish.output, text: finding.wanted },
    by: wish.input,
    answer: tellFinding(calculator, wish, finding),
    searched: { from: finding.from, to: finding.to, every: finding.every },
    solutions: isSolved ? solved : [],
    more: finding.more,
    ...(nearest ? { nearest } : {}),
    disclaimer: CATEGORIES[calculator.category].disclaimer,
    source_url: source,
    attribution: `Calculated by ${site.name}: ${source}`,
  };
}

/** What the search finds, unless it takes more than one request may have. It stops before each calculation. */
function within(search: ReturnType<typeof whatIf>): Finding | undefined {
  const work = beginWork();
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value;
    if (!work.fits()) return undefined;
  }
}

/** The whole calculation at a value, and how the value answers the question. */
function solutionOf(entry: Entry, { inputs, wish }: SolveRequest, found: Found, site: Site, now: Date) {
  const { text, printed, result, missed, exact, reach } = found;
  const answer = calculation(entry, { ...inputs, [wish.input]: text }, site, now);
  if (isRefusal(answer)) throw new Error(`${entry.calculator.slug} refuses what its search found`);
  const solved = { input: wish.input, value: text, text: printed, result, exact };
  return { ...answer, solved: { ...solved, ...(missed ? { missed } : {}), ...(reach ? { reach } : {}) } };
}

export type SolveAnswer = Exclude<ReturnType<typeof answerSolve>, ServiceError>;
