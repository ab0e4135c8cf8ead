// What a table of 101 rows and the longest search take of a processor, for each calculator, slowest first, and the longest time
// between two pauses in them, in which no one else is served: for where a form begins and for the corners of its bounds.
// WORK_ONLY=apr,loan tries these alone.
import { cornersAlone, cornersTogether } from "#calculators/suite/corners";
import { start } from "#calculators/suite/start";
import { calculate, formatNumber, isRefusal, markable, type Pausable, present, type Raw, solvable, USD } from "#engine";
import { answerSolve, answerTable, readSolve, readTable } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { listed } from "./subjects.ts";
import { table } from "./table.ts";

const { WORK_ONLY = "" } = process.env;
const ROWS = 101;
/** The engine compiles what is slow, and collects garbage when it likes. */
const ATTEMPTS = 3;
const MOST_TRIED = 3;

export default function work(): string {
  const chosen = listed.filter(({ calculator: { slug } }) => WORK_ONLY === "" || WORK_ONLY.split(",").includes(slug));
  const rows = chosen.map((entry) => ({ slug: entry.calculator.slug, ...slowest(entry) }));
  return table(
    ["calculator", "longest turn ms", "table ms", "solve ms"],
    rows
      .sort((a, b) => b.turn - a.turn)
      .map(({ slug, turn, table, solve }) => [slug, ...[turn, table, solve].map(inPrint)]),
  );
}

const inPrint = (ms: number) => formatNumber(ms, { digits: 1 });

function slowest(entry: Entry) {
  const { calculator } = entry;
  const all = [start(calculator), ...cornersAlone(calculator), ...cornersTogether(calculator)];
  const costs = all.flatMap((raw) => {
    const began = process.cpuUsage();
    const isAccepted = !isRefusal(calculate(calculator, raw));
    return isAccepted ? [{ raw, cost: process.cpuUsage(began).user }] : [];
  });
  const slowestFirst = costs.sort((a, b) => b.cost - a.cost).slice(0, MOST_TRIED);
  const accepted = [start(calculator), ...slowestFirst.map(({ raw }) => raw)];
  const tables = accepted.map((raw) => largestTable(entry, raw));
  const solves = accepted.slice(0, 2).flatMap((raw) => searches(entry, raw));
  return {
    turn: Math.max(...[...tables, ...solves].map(({ turn }) => turn)),
    table: Math.max(...tables.map(({ ms }) => ms)),
    solve: Math.max(0, ...solves.map(({ ms }) => ms)),
  };
}

/** How often each is tried, how many of a calculator's inputs are searched for, and how many turns are measured of each. */
export type Effort = { readonly attempts: number; readonly searches: number; readonly turns: number };
const WHOLE: Effort = { attempts: ATTEMPTS, searches: Number.POSITIVE_INFINITY, turns: Number.POSITIVE_INFINITY };

export function largestTable(entry: Entry, inputs: Raw, effort = WHOLE): Spent {
  const [name = "", value] = Object.entries(inputs)[0] ?? [];
  const request = readTable(entry.calculator, { inputs, vary: { [name]: Array(ROWS).fill(value) } });
  if ("code" in request) throw new Error(request.message);
  return spent(() => answerTable(entry, request, site(), new Date()), effort);
}

export function searches(entry: Entry, inputs: Raw, effort = WHOLE): readonly Spent[] {
  const { calculator } = entry;
  const answer = calculate(calculator, inputs);
  if (isRefusal(answer)) return [];
  const [output = ""] = markable(calculator, answer).map(([name]) => name);
  const value = present(calculator, answer, USD).figures.find(({ name }) => name === output)?.value ?? "";
  if (!/^-?\d{1,12}(\.|$)/.test(value)) return [];
  const want = { [output]: (Number(value) * 1.1).toFixed(2) };
  return solvable(calculator, answer.texts)
    .slice(0, effort.searches)
    .flatMap(([by]) => {
      const request = readSolve(calculator, { inputs, want, by }, site());
      return "code" in request ? [] : [spent(() => answerSolve(entry, request, site(), new Date()), effort)];
    });
}

type Spent = { readonly ms: number; readonly turn: number };

/** The best of some attempts: what else the machine does is not counted. */
function spent(begin: () => Pausable<unknown>, { attempts: times, turns }: Effort): Spent {
  const attempts = Array.from({ length: times }, () => turnsOf(begin(), turns));
  return {
    ms: Math.min(...attempts.map((turns) => turns.reduce((total, ms) => total + ms, 0))),
    turn: Math.min(...attempts.map((turns) => Math.max(...turns))),
  };
}

/** Milliseconds from each pause to the next. */
function turnsOf(work: Pausable<unknown>, most: number): readonly number[] {
  const turns: number[] = [];
  for (let isDone: boolean | undefined = false; !isDone && turns.length < most; ) {
    const began = process.cpuUsage();
    isDone = work.next().done;
    const { user, system } = process.cpuUsage(began);
    turns.push((user + system) / 1000);
  }
  return turns;
}
